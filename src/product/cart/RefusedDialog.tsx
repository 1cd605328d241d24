/** Decides what is shown if a product did not get into the cart: the server's errors, or its message, or a sentence of ours. */
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
