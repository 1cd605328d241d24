/** Decides what stands above the cart: the messages without a place of their own, and the lock with its reason. */
import { AccountNotice } from './AccountNotice';
import { useCartState } from '../parts/CartContext';
import { ChangesNotice } from '../changes/ChangesNotice';
import type { Step } from '../session/steps';
import { LockNotice } from '../parts/LockNotice';
import { OrderMessage } from '../parts/OrderMessage';
import { Slots } from '../parts/Slot';
import { useHomelessSlots } from '../parts/useSlotPlace';

export function MessagesAbove({ step }: { step: Step }) {
  const messages = useCartState((state) => state.messages);
  const above = useHomelessSlots(messages.keys());
  return (
    <div className="cart__messages">
      <LockNotice />
      <ChangesNotice />
      <AccountNotice step={step} />
      {step !== '/summary' && <OrderMessage step={step} />}
      <Slots names={above} />
    </div>
  );
}
