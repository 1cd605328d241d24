/** The notes to the order, saved while the buyer types, without losing a keystroke. */
import { useState } from 'react';
import { TextArea } from '../../fields/TextArea';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings, useCartState, useSaving } from '../parts/CartContext';
import { overlayOf } from '../session/pending';
import { isLocked, notesOf } from '../session/rules';
import { text } from '../text';

export function OrderNotes() {
  const { session } = useCartSettings();
  const notes = useCart(notesOf);
  const locked = useCart(isLocked);
  const typed = useCartState((state) => overlayOf(state).comments);
  const saving = useSaving('client_comments');
  /** While the buyer types, the field keeps the typed text: a server that trims would remove the space before the next word. */
  const [written, setWritten] = useState<string>();
  const value = written ?? typed ?? notes;
  return (
    <Card title={text.notes.title} action={saving && <span className="muted">{text.saving}</span>} part="notes">
      <div className={value ? undefined : 'only-screen'}>
        <TextArea
          label={text.notes.title}
          labelHidden
          name="client_comments"
          value={value}
          onChange={(next) => {
            setWritten(next);
            void session.writeComments(next);
          }}
          onBlur={() => setWritten(undefined)}
          hint={text.notes.hint}
          disabled={locked}
        />
      </div>
    </Card>
  );
}
