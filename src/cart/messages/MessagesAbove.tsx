/** Decides what stands above the cart: the messages without a place of their own, and the lock with its reason. */
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCartState } from '../CartContext';
import { ChangesNotice } from '../changes/ChangesNotice';
import { accountBlockers, isLocked } from '../rules';
import type { Step } from '../steps/steps';
import { text } from '../text';
import { LockNotice } from './LockNotice';
import { OrderMessage } from './OrderMessage';
import { Slot } from './Slot';
import { slotsAbove } from './slots';

export function MessagesAbove({ step }: { step: Step }) {
  const messages = useCartState((state) => state.messages);
  const carrier = useCart((cart) => cart.carrier);
  const above = slotsAbove(step, carrier, messages.keys());
  return (
    <div className="cart__messages">
      <LockNotice />
      <ChangesNotice />
      {step === '/' && <AccountBlocked />}
      {step !== '/summary' && <OrderMessage step={step} />}
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
  const said = useCartState((state) => state.messages);
  if (isLocked(cart)) return null;
  // What the shop says of the same knows the amount.
  const blockers = accountBlockers(cart, client).filter((blocker) => !said.has(blocker));
  return <Notice status="warning" messages={blockers.map((blocker) => text.blockers[blocker])} />;
}
