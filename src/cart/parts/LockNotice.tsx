/** The notice of a begun payment, with a link to it (rule L3). */
import { followUrl } from '../../page/safe-url';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings } from './CartContext';
import { DeferredPayment } from './DeferredPayment';
import { begunPayments, isDeferred } from '../session/rules';
import { text } from '../text';
import { lockedSentence } from './reasons';

/** Renders nothing while no payment has begun. */
export function LockNotice() {
  const { origins } = useCartSettings();
  const cart = useCart();
  const deferred = isDeferred(cart);
  return begunPayments(cart).map(({ name, url }, at) => {
    const href = deferred ? undefined : followUrl(url, { origins });
    return (
      <Notice key={at} status="info" messages={[lockedSentence(name)]} part="locked">
        {href && <a href={href}>{text.summary.pay}</a>}
        {deferred && <DeferredPayment paymentUrl={url} small />}
      </Notice>
    );
  });
}
