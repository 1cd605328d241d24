/** The notices above the cart: lock, changes, account, order, and messages whose slot has no place on the step. */
import { AccountNotice } from './AccountNotice';
import { useCartState } from '../parts/CartContext';
import type { Step } from '../session/steps';
import { Late } from '../parts/Late';
import { LockNotice } from '../parts/LockNotice';
import { OrderMessage } from '../parts/OrderMessage';
import { Slots } from '../parts/Slot';
import { useProcessParts } from '../parts/useProcessParts';
import { useSlotsWithoutPlace } from '../parts/useSlotPlace';

const loadChanges = () => import('../changes/ChangesNotice').then((changes) => changes.ChangesNotice);

export function MessagesAbove({ step }: { step: Step }) {
  const messages = useCartState((state) => state.messages);
  const hasChanges = useCartState((state) => state.changes.length > 0);
  const process = useProcessParts();
  const above = useSlotsWithoutPlace(messages.keys());
  return (
    <div className="cart__messages">
      <LockNotice />
      {process && <process.Notices step={step} />}
      {hasChanges && <Late load={loadChanges} />}
      <AccountNotice step={step} />
      {step !== '/summary' && <OrderMessage step={step} />}
      <Slots names={above} />
    </div>
  );
}
