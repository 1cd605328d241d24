/** The dialog with a link that contains the list. */
import { useEffect, useState } from 'react';
import { TextField } from '../fields/TextField';
import { copyText } from '../page/clipboard';
import { fragmentLink } from '../page/fragment';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import type { Entry } from '../lookup/entry';
import { FRAGMENT, packed } from './share';
import { quickText } from './text';

const words = quickText.link;

export function ShareDialog({ entries, onClose }: { entries: readonly Entry[]; onClose: () => void }) {
  const [link, setLink] = useState('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    void packed(entries).then((text) => setLink(fragmentLink(FRAGMENT, text)));
  }, [entries]);
  return (
    <Modal
      open
      title={words.title}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          onClick={() =>
            // If copying is not allowed, the link can be selected by hand.
            void copyText(link).then(setCopied)
          }
        >
          {words.copy}
        </Button>
      }
    >
      <div className="lists">
        <p>{words.about}</p>
        <TextField label={words.label} name="link" value={link} onChange={() => {}} />
        <Notice status="success" variant="inline" messages={isCopied ? [words.copied] : []} />
      </div>
    </Modal>
  );
}
