/** Decides that an order above the limit is announced early: what the limit leaves, what is lacking, and where to pay; the shop judges. */
import { linkUrl } from '../../page/safe-url';
import { formatMoney } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { isLocked, limitGap } from '../session/rules';
import { text } from '../text';

export function LimitNotice({ variant = 'box' }: { variant?: 'box' | 'inline' }) {
  const { paymentUrl } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const gap = isLocked(cart) ? undefined : limitGap(cart);
  if (gap === undefined) return null;
  const settle = linkUrl(paymentUrl);
  const sentence = text.payment.lacking(formatMoney(gap.left, currency), formatMoney(gap.lacking, currency));
  return (
    <Notice status="warning" variant={variant} messages={[sentence]}>
      {settle && <a href={settle}>{text.account.settle}</a>}
    </Notice>
  );
}
