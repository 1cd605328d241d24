/** Decides what stands above the cart: the messages without a place of their own, and the lock with its reason. */
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCartState } from '../CartContext';
import { ChangesNotice } from '../changes/ChangesNotice';
import { accountBlockers, isLocked } from '../rules';
import type { Step } from '../steps/steps';
import { text } from '../text';
import { LockNotice } from './LockNotice';
import { Slot } from './Slot';
import { slotsAbove } from './slots';

export function MessagesAbove({ step }: { step: Step }) {
  const messages = useCartState((state) => state.messages);
  const unknownOutcome = useCartState((state) => state.unknownOutcome);
  const carrier = useCart((cart) => cart.carrier);
  const above = slotsAbove(step, carrier, messages.keys());
  return (
    <div className="cart__messages">
      <LockNotice />
      <ChangesNotice />
      {step === '/' && <AccountBlocked />}
      {unknownOutcome && <UnknownOutcome />}
      {above.map((name) => (
        <Slot key={name} name={name} />
      ))}
    </div>
  );
}

/** Not at the end of the way: with this account the order button stays blocked. */
function AccountBlocked() {
  const { client } = useCartSettings();
  const cart = useCart();
  if (isLocked(cart)) return null;
  return <Notice status="warning" messages={accountBlockers(cart, client).map((blocker) => text.blockers[blocker])} />;
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
