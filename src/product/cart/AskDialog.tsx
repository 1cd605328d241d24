/** The dialog before ordering a product on request: the buyer accepts its waiting time (rule B4). */
import { useState } from 'react';
import { Checkbox } from '../../fields/Checkbox';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { text } from '../text';

const words = text.add;

interface AskDialogProps {
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

export function AskDialog({ busy, onAccept, onClose }: AskDialogProps) {
  const [accepted, setAccepted] = useState(false);
  return (
    <Modal
      open
      size="small"
      title={words.onRequest}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} blocked={accepted ? [] : [words.acceptFirst]} onClick={onAccept}>
            {words.button}
          </Button>
        </>
      }
    >
      <div className="ask">
        <Notice status="info" messages={[words.wait]} />
        <Checkbox label={words.accept} name="on-request" checked={accepted} onChange={setAccepted} />
      </div>
    </Modal>
  );
}
