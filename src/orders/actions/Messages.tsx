/** Renders the messages about an order, oldest first, and the field for the next one, whose text outlives a reload. */
import { useRef, useState } from 'react';
import { TextArea } from '../../fields/TextArea';
import { messageLimit } from '../../http/limits';
import { tabTexts } from '../../page/storage';
import { Button } from '../../ui/Button';
import { formatMoment } from '../../ui/moment';
import { Notice } from '../../ui/Notice';
import type { WholeOrder } from '../schema';
import { useSettings } from '../SettingsContext';
import { actionsText } from './text';
import { useAction, type ActionsProps } from './useAction';

export const Messages = ({ order, canWrite, onChange }: ActionsProps & { readonly canWrite: boolean }) => (
  <section part="messages">
    <h4 className="order__subtitle">{actionsText.messages}</h4>
    {order.messages.length > 0 && (
      <ol className="documents">
        {order.messages.map(({ text, by, at, own }, index) => (
          <li key={index} className="document" part="message">
            <span className="muted order__written">
              {[by || (own ? actionsText.you : actionsText.shop), at && formatMoment(at)].filter(Boolean).join(' · ')}
            </span>
            <p className="order__written">{text}</p>
          </li>
        ))}
      </ol>
    )}
    {canWrite && <Message order={order} onChange={onChange} />}
  </section>
);

/** The typed text, kept in the tab. */
function useDraft({ id }: WholeOrder): readonly [string, (text: string) => void] {
  const { ordersUrl } = useSettings();
  const key = `shop-elements.message ${ordersUrl ?? ''} ${id}`;
  const [draft, setDraft] = useState(() => tabTexts.get(key) ?? '');
  return [
    draft,
    (text) => {
      setDraft(text);
      if (text === '') tabTexts.remove(key);
      else tabTexts.set(key, text);
    },
  ];
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return actionsText.blank;
  return [...text].length > messageLimit.max ? actionsText.longest(String(messageLimit.max)) : undefined;
}

function Message({ order, onChange }: ActionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft(order);
  const latest = useRef(draft);
  const [error, setError] = useState<string>();
  const { busy, failure, act, forget } = useAction(order, actionsText.sent, onChange);
  const write = (text: string) => {
    latest.current = text;
    setDraft(text);
    setError(undefined);
    forget();
  };
  const send = async () => {
    const wrong = faultOf(draft);
    setError(wrong);
    if (wrong) return form.current?.querySelector('textarea')?.focus();
    // Text typed during the request stays, as the next message.
    if ((await act({ action: 'message', text: draft.trim() })) && latest.current === draft) write('');
  };
  return (
    <form
      ref={form}
      className="order__message"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && <Notice status="error" messages={[failure]} />}
      <TextArea label={actionsText.message} name="order-message" value={draft} error={error} onChange={write} />
      <Button type="submit" size="small" busy={busy}>
        {actionsText.send}
      </Button>
    </form>
  );
}
