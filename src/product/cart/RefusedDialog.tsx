/** The dialog about a product that was not added: the server's errors, its message, or our sentence. */
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { text } from '../text';

export function RefusedDialog({
  messages,
  onClose,
}: {
  readonly messages: readonly string[];
  readonly onClose: () => void;
}) {
  return (
    <Modal
      open
      size="small"
      title={text.add.refused}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.add.close}
        </Button>
      }
    >
      <Notice status="error" messages={messages} />
    </Modal>
  );
}
