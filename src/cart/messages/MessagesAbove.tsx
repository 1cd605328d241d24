/** Decides what stands above the cart: the messages without a place of their own, and the lock with its reason. */
import { AccountNotice } from '../account/AccountNotice';
import { useCart, useCartState } from '../CartContext';
import { ChangesNotice } from '../changes/ChangesNotice';
import type { Step } from '../steps/steps';
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
      {step === '/' && <AccountNotice />}
      {step !== '/summary' && <OrderMessage step={step} />}
      {above.map((name) => (
        <Slot key={name} name={name} />
      ))}
    </div>
  );
}
