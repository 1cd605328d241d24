/** Asks before an order or its open lines are cancelled, with the consequence that the server states. */
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import type { OrderAction } from '../schema';
import { actionsText } from './text';
import { useAction, type ActionsProps } from './useAction';

interface CancelDialogProps extends ActionsProps {
  readonly action: OrderAction;
  readonly onClose: () => void;
}

export function CancelDialog({ order, action, onChange, onClose }: CancelDialogProps) {
  const { busy, failure, act } = useAction(order, actionsText.cancelled, onChange);
  const isOpenPart = action.name === 'cancel_open';
  // Somebody else may have cancelled it, or it was sent.
  const isPossible = order.actions.some(({ name }) => name === action.name);
  return (
    <Modal
      open
      size="small"
      title={(isOpenPart ? actionsText.askOpen : actionsText.ask)(order.number)}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={() => busy || onClose()}>{actionsText.keep}</Button>
          {isPossible && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void act({ action: action.name }).then((isDone) => isDone && onClose())}
            >
              {isOpenPart ? actionsText.cancel_open : actionsText.cancel}
            </Button>
          )}
        </>
      }
    >
      {action.text && <p>{action.text}</p>}
      {failure && <Notice status="error" messages={[failure]} />}
    </Modal>
  );
}
