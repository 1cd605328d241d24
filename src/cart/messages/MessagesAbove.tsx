/** Decides what stands above the cart: the messages without a place of their own, and the lock with its reason. */
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { followUrl } from '../../page/safe-url';
import { useCart, useCartSettings, useCartState } from '../CartContext';
import { ChangesNotice } from '../changes/ChangesNotice';
import { DeferredPayment } from '../payment/DeferredPayment';
import { isDeferred, paymentInProgress } from '../rules';
import type { Step } from '../steps/steps';
import { text } from '../text';
import { Slot } from './Slot';
import { slotsAbove } from './slots';

export function MessagesAbove({ step }: { step: Step }) {
  const messages = useCartState((state) => state.messages);
  const unknownOutcome = useCartState((state) => state.unknownOutcome);
  const above = slotsAbove(step, messages.keys());
  return (
    <div className="cart__messages">
      <LockNotice />
      <ChangesNotice />
      {unknownOutcome && <UnknownOutcome />}
      {above.map((name) => (
        <Slot key={name} name={name} />
      ))}
    </div>
  );
}

/** The order may have been placed. The cart has been asked for by itself; where that failed too, the person asks again. */
function UnknownOutcome() {
  const { session } = useCartSettings();
  const failed = useCartState((state) => state.failure !== undefined && state.saving.size === 0);
  return (
    <Notice status="warning" messages={[text.summary.unknown]}>
      {failed && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button goes while it is asked, and would take the focus with it.
            (currentTarget.getRootNode() as ShadowRoot).querySelector<HTMLElement>('[data-step-title]')?.focus();
            void session.load();
          }}
        >
          {text.retry}
        </Button>
      )}
    </Notice>
  );
}

/** 'Płatność została rozpoczęta …' with the link to payment (spec section 4, Locking). */
function LockNotice() {
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
