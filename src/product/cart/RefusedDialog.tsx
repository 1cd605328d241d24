/** The dialog about a product that was not added: the server's errors, its message, or our sentence. */
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { text } from '../text';

export function RefusedDialog({
  messages,
  isUnknown,
  onClose,
}: {
  readonly messages: readonly string[];
  readonly isUnknown: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      open
      size="small"
      title={isUnknown ? text.add.unknown : text.add.refused}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.add.close}
        </Button>
      }
    >
      <Notice status={isUnknown ? 'warning' : 'error'} messages={messages} />
    </Modal>
  );
}
