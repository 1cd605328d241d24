/** The last events of the history, the rest on demand, and the field for a message (rule J8). */
import { useEffect, useRef, useState } from 'react';
import { TextArea } from '../../fields/TextArea';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { formatMoment } from '../../ui/moment';
import { useCartSettings, useSaving } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { storedNote } from '../session/note-storage';
import { allows } from '../session/process';
import type { Process } from '../wire/process';
import { processText } from './text';
import { noteFault, useNote } from './useNote';

const LAST = 3;

export function History({ process }: { process: Process }) {
  const { history: all } = process;
  const [isWhole, setWhole] = useState(false);
  const first = useRef<HTMLLIElement>(null);
  // The pressed button disappears: the focus moves to the first newly displayed event.
  useEffect(() => {
    if (isWhole) first.current?.focus();
  }, [isWhole]);
  return (
    <>
      {all.length > 0 && (
        <ol className="process__list">
          {all.slice(isWhole ? 0 : -LAST).map((event, at) => (
            <li key={at} {...(isWhole && at === 0 && { ref: first, tabIndex: -1 })}>
              <p className="muted hint">{[event.at && formatMoment(event.at), event.by].filter(Boolean).join(' · ')}</p>
              <p className="written">{[wordOf(event.what), event.text].filter(Boolean).join(': ')}</p>
            </li>
          ))}
        </ol>
      )}
      {all.length > LAST && !isWhole && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {processText.all(all.length)}
        </Button>
      )}
      {allows(process, 'note') && <Message isSent={allows(process, 'send')} />}
    </>
  );
}

const { events } = processText;
/** An unknown event is displayed unchanged. */
const wordOf = (what = ''): string => (Object.hasOwn(events, what) ? events[what as keyof typeof events] : what);

/** `isSent`: the message is also that of the request. */
function Message({ isSent }: { isSent: boolean }) {
  const { session } = useCartSettings();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useNote('note');
  const [error, setError] = useState<string>();
  const busy = useSaving('note');
  const send = async () => {
    const wrong = noteFault(note, processText.blank);
    setError(wrong);
    if (wrong) return form.current?.querySelector('textarea')?.focus();
    const { ok, messages } = await session.writeNote(note.trim());
    if (!ok) return;
    // Text typed during the request stays, as the next message.
    if (storedNote(session.url, 'note') === note) setNote('');
    if (messages.size === 0) announce(processText.messageSent);
  };
  return (
    <form
      ref={form}
      className="stack stack--tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Slot name="note" />
      <TextArea
        label={isSent ? processText.messageTo : processText.message}
        name="process-message"
        value={note}
        error={error}
        onChange={(next) => {
          setNote(next);
          setError(undefined);
        }}
      />
      <Button type="submit" size="small" busy={busy}>
        {processText.sendMessage}
      </Button>
    </form>
  );
}
