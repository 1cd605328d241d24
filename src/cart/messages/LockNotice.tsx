/** Decides how a begun payment is told: the sentence with the link to payment (spec section 4, Locking). */
import { followUrl } from '../../page/safe-url';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings } from '../CartContext';
import { DeferredPayment } from '../payment/DeferredPayment';
import { isDeferred, paymentInProgress } from '../rules';
import { text } from '../text';

/** Nothing while no payment has begun. */
export function LockNotice() {
  const { origins } = useCartSettings();
  const cart = useCart();
  const begun = paymentInProgress(cart);
  if (begun === undefined) return null;
  const deferred = isDeferred(cart);
  const href = deferred ? undefined : followUrl(begun.url, { origins });
  return (
    <Notice status="info" messages={[text.locked(begun.name ?? '')]} part="locked">
      {href && <a href={href}>{text.summary.pay}</a>}
      {deferred && <DeferredPayment paymentUrl={begun.url} small />}
    </Notice>
  );
}
