/** Renders what the buyer can do about an order: cancel it, return some of it, and write to the shop below the messages so far. */
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button';
import type { OrderAction, OrderDocument } from '../schema';
import { CancelDialog } from './CancelDialog';
import { Messages } from './Messages';
import { Returned, ReturnButton } from './Returns';
import { actionsText } from './text';
import type { ActionsProps } from './useAction';

/** Other names are of later releases. */
const CANCELLING = ['cancel', 'cancel_open'] as const;

interface AllActionsProps extends ActionsProps {
  /** Passed in, because this file loads after the others. */
  readonly documentRow: (document: OrderDocument, key: number) => ReactElement;
}

export default function Actions({ order, onChange, documentRow }: AllActionsProps) {
  const [open, setOpen] = useState<OrderAction>();
  const returned = useRef<HTMLHeadingElement>(null);
  const canWrite = order.actions.some(({ name }) => name === 'message');
  return (
    <>
      {order.returns.length > 0 && <Returned order={order} heading={returned} documentRow={documentRow} />}
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
        <ReturnButton order={order} heading={returned} onChange={onChange} />
      </div>
      {open && <CancelDialog order={order} action={open} onChange={onChange} onClose={() => setOpen(undefined)} />}
    </>
  );
}
