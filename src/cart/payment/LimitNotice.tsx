/** Warns beside the order button if the order exceeds the payment's limit. Only the shop can refuse. */
import { linkUrl } from '../../page/safe-url';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { concernText } from '../parts/reasons';
import { limitGap } from '../session/limit';
import { isLocked } from '../session/rules';
import { text } from '../text';

export function LimitNotice() {
  const { paymentUrl } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  if (isLocked(cart) || limitGap(cart) === undefined) return null;
  const settle = linkUrl(paymentUrl);
  return (
    <Notice status="warning" variant="inline" messages={[concernText('limit', cart, currency)]}>
      {settle && <a href={settle}>{text.account.settle}</a>}
    </Notice>
  );
}
