/** Links an order to the withdrawal from its contract, while the server states the right (rule Z5). */
import { isOver } from '../page/day';
import { linkUrl } from '../page/safe-url';
import { formatDay } from '../ui/day';
import type { EarlierOrder } from './schema';
import { text } from './text';

export function WithdrawalLink({ withdrawal, number }: EarlierOrder) {
  const { url, until } = withdrawal ?? {};
  const href = linkUrl(url);
  if (href === undefined) return null;
  return (
    <p className="order__overdue">
      <a href={href}>
        <span>{text.withdrawal}</span>
        <span className="only-spoken">{`, ${text.order(number)}`}</span>
      </a>
      {until && <span className="muted">{(isOver(until) ? text.over : text.withdrawalUntil)(formatDay(until))}</span>}
    </p>
  );
}
