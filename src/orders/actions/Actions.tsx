/** Renders what the buyer can do about an order: cancel it, and write to the shop below the messages so far. */
import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { OrderAction, WholeOrder } from '../schema';
import { CancelDialog } from './CancelDialog';
import { Messages } from './Messages';
import { actionsText } from './text';

export interface ActionsProps {
  readonly order: WholeOrder;
  readonly onChange: (order: WholeOrder) => void;
}

const isCancelling = ({ name }: OrderAction): name is 'cancel' | 'cancel_open' =>
  name === 'cancel' || name === 'cancel_open';

export default function Actions({ order, onChange }: ActionsProps) {
  const [open, setOpen] = useState<OrderAction>();
  const cancelling = order.actions.filter(isCancelling);
  const canWrite = order.actions.some(({ name }) => name === 'message');
  return (
    <>
      {(canWrite || order.messages.length > 0) && <Messages order={order} canWrite={canWrite} onChange={onChange} />}
      {cancelling.length > 0 && (
        <div className="order__do">
          {cancelling.map((action) => (
            <Button key={action.name} aria-haspopup="dialog" onClick={() => setOpen(action)}>
              {actionsText[action.name]}
            </Button>
          ))}
        </div>
      )}
      {open && <CancelDialog order={order} action={open} onChange={onChange} onClose={() => setOpen(undefined)} />}
    </>
  );
}
