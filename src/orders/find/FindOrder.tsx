/** A guest asks for the link to an order. The answer is the same for every number; the link goes to the order's own address (rule P20). */
import { useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import { TextField } from '../../fields/TextField';
import { useFields } from '../../fields/useFields';
import { formatEmail } from '../../fields/validators';
import type { Failure } from '../../http/failure';
import { failureReason } from '../../http/failure-reason';
import { request } from '../../http/request';
import { failureText } from '../../http/text';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { takeFocus, typedIn } from '../plain-form';
import { useSending } from '../useSending';
import { findRules } from './form';
import { orderFindAnswer, type OrderFindBody } from './schema';
import { findText } from './text';

const reasonOf = (failure: Failure): string => failureReason(failure) || failureText(failure);

export default function FindOrder({ url }: { url: string }) {
  const { element } = useHost();
  const announce = useAnnounce();
  const [plain] = useState(() => element.querySelector('form'));
  const [answer, setAnswer] = useState<string>();
  const { busy, failure, send } = useSending(reasonOf);
  const { ref, field, check } = useFields<OrderFindBody>(
    { number: '', contact: '', ...typedIn(plain, ['number', 'contact']) },
    findRules,
    { tidy: { contact: formatEmail }, counted: findText.wrong },
  );
  useEffect(() => takeFocus(ref.current, plain), [ref, plain]);

  const ask = (body: OrderFindBody) => {
    setAnswer(undefined);
    return send(
      () => request(orderFindAnswer, { url, body }),
      ({ messages }) => {
        const sentence = [...messages.values()].flatMap((slot) => slot.messages).join(' ') || findText.sent;
        setAnswer(sentence);
        announce(sentence);
      },
    );
  };
  return (
    <form
      className="orders__find"
      part="find"
      ref={ref}
      noValidate
      aria-label={findText.title}
      onSubmit={(event) => {
        event.preventDefault();
        const body = check();
        if (body) void ask(body);
      }}
    >
      <p className="muted">{findText.lead}</p>
      <TextField {...field('number')} label={findText.number} required autoComplete="off" />
      <TextField {...field('contact')} label={findText.contact} required autoComplete="email" />
      {failure !== undefined && <Notice status="error" messages={[failure]} />}
      {answer !== undefined && <Notice status="success" messages={[answer]} />}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {findText.send}
        </Button>
      </div>
    </form>
  );
}
