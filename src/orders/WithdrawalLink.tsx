/** Links an order to the withdrawal from its contract, while the server states the right (rule Z5). */
import { linkUrl } from '../page/safe-url';
import { formatDay } from '../ui/day';
import type { EarlierOrder } from './schema';
import { text } from './text';

export function WithdrawalLink({ withdrawal, number }: EarlierOrder) {
  const href = linkUrl(withdrawal?.url);
  if (href === undefined) return null;
  return (
    <p className="order__overdue">
      <a href={href}>
        <span>{text.withdrawal}</span>
        <span className="only-spoken">{`, ${text.order(number)}`}</span>
      </a>
      {withdrawal?.until && <span className="muted">{text.withdrawalUntil(formatDay(withdrawal.until))}</span>}
    </p>
  );
}
