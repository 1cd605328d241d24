/** The receipt of a withdrawal: the time at which the shop received it, and its content. The text confirms only the receipt of the statement (rule Z4). */
import { Button } from '../../ui/Button';
import { CircleCheck } from '../../ui/icons';
import { formatMoment, formatTime } from '../../ui/moment';
import { readDay } from '../../page/day';
import type { WithdrawalReceipt } from './schema';
import { text } from './text';

/** `12.11.2026 o 14:05`; a text without a time is returned as it is. */
function momentText(received: string): string {
  const [day, time] = [readDay(received), formatTime(received)];
  return day === undefined || time === undefined ? received : text.moment(formatMoment(day), time);
}

export function Receipt({ receipt }: { receipt: WithdrawalReceipt }) {
  return (
    <section className="withdrawal__panel" part="receipt" aria-label={text.title}>
      <h2 className="withdrawal__title withdrawal__title--received" tabIndex={-1}>
        <CircleCheck size={20} aria-hidden="true" />
        <span>{text.received(momentText(receipt.received_at))}</span>
      </h2>
      <p>{text.sentTo(receipt.email)}</p>
      <dl className="withdrawal__words">
        <dt>{text.number}</dt>
        <dd className="number">{receipt.number}</dd>
        <dt>{text.content}</dt>
        <dd className="withdrawal__content">{receipt.statement}</dd>
      </dl>
      <p className="muted">{text.noDecision}</p>
      <div className="withdrawal__do only-screen">
        <Button onClick={() => print()}>{text.print}</Button>
      </div>
    </section>
  );
}
