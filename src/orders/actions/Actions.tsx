/** Renders what the buyer can do about an order: cancel it, and write to the shop below the messages so far. */
import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { OrderAction } from '../schema';
import { CancelDialog } from './CancelDialog';
import { Messages } from './Messages';
import { actionsText } from './text';
import type { ActionsProps } from './useAction';

/** Other names are of later releases. */
const CANCELLING = ['cancel', 'cancel_open'] as const;

export default function Actions({ order, onChange }: ActionsProps) {
  const [open, setOpen] = useState<OrderAction>();
  const canWrite = order.actions.some(({ name }) => name === 'message');
  return (
    <>
      {(canWrite || order.messages.length > 0) && <Messages order={order} canWrite={canWrite} onChange={onChange} />}
      <div className="order__do">
        {CANCELLING.map((name) => {
          const action = order.actions.find((one) => one.name === name);
          return (
            action && (
              <Button key={name} aria-haspopup="dialog" onClick={() => setOpen(action)}>
                {actionsText[name]}
              </Button>
            )
          );
        })}
      </div>
      {open && <CancelDialog order={order} action={open} onChange={onChange} onClose={() => setOpen(undefined)} />}
    </>
  );
}
