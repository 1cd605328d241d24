/** Renders what is overdue in all orders: the amount, its invoices, and the link to pay them. */
import { linkUrl } from '../page/safe-url';
import { LinkButton } from '../ui/LinkButton';
import { formatMoney } from '../ui/money';
import { Notice } from '../ui/Notice';
import type { OrdersOverdue } from './schema';
import { useSettings } from './SettingsContext';
import { text } from './text';

export function OverdueAll({ amount, count, invoices }: OrdersOverdue) {
  const { currency, paymentUrl } = useSettings();
  const href = linkUrl(paymentUrl);
  const all = text.overdue.all(formatMoney(amount, currency));
  const names = invoices.map(({ number, days }) => (days === undefined ? number : text.overdue.late(number, days)));
  return (
    <div className="orders__late">
      <Notice status="error" title={names.length > 0 && all} messages={names.length > 0 ? names : [all]}>
        {href && (
          <LinkButton href={href} size="small">
            {payText(names.length === 0 ? 1 : Math.max(names.length, count ?? 0))}
          </LinkButton>
        )}
      </Notice>
    </div>
  );
}

const payText = (invoices: number): string =>
  invoices === 1 ? text.overdue.pay : invoices === 2 ? text.overdue.payBoth : text.overdue.payAll(invoices);
