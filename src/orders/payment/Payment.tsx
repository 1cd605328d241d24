/** Renders an order's payment: its state first, then the next step: pay, copy the transfer, or none (rule P7). */
import { linkUrl } from '../../page/safe-url';
import type { Elements } from '../../ui/content';
import { icon } from '../../ui/icon';
import { CircleAlert, CircleCheck, Clock } from '../../ui/icons';
import { LinkButton } from '../../ui/LinkButton';
import { formatMoment } from '../../ui/moment';
import { formatMoney } from '../../ui/money';
import type { EarlierOrder, OrderPayment } from '../schema';
import { useSettings } from '../SettingsContext';
import { text } from '../text';
import { amountOf, isAwaited, paymentText } from './state';
import { Transfer } from './Transfer';

const Lock = icon('M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4');
const icons = { warning: Clock, error: CircleAlert, success: CircleCheck, info: Clock };

interface PaymentProps {
  readonly order: EarlierOrder;
  readonly level: 'h2' | 'h4';
  /** Whether the state updates automatically. */
  readonly isFollowed?: boolean;
  /** Other possible actions. */
  readonly children?: Elements;
}

export function Payment({ order, level, isFollowed = false, children }: PaymentProps) {
  const { currency } = useSettings();
  const { payment } = order;
  const [status, sentence] = (payment && paymentText(payment)) ?? [];
  if (payment === undefined || status === undefined) return null;
  const Icon = icons[status];
  const amount = amountOf(order);
  const money = order.currency ?? currency;
  const change = isAwaited(payment) ? linkUrl(payment.change_url) : undefined;
  return (
    <section className={`payment payment--${status}`} part="payment" aria-label={text.payment.title}>
      <p className="payment__state">
        <Icon size={18} aria-hidden="true" />
        <span>{sentence}</span>
      </p>
      <div className="payment__body">
        {isAwaited(payment) && payment.transfer ? (
          <Transfer transfer={payment.transfer} amount={amount} currency={money} level={level} />
        ) : (
          <Way {...payment} what={sumOf(payment, amount, money)} />
        )}
        <div className="payment__do">
          <PayLink order={order} size="large" />
          {change && (
            <LinkButton href={change} size="large">
              {text.payment.change}
            </LinkButton>
          )}
          {children}
        </div>
        {isFollowed && isAwaited(payment) && payment.url && (
          <p className="payment__small muted">{text.payment.already}</p>
        )}
        {payment.limit_left !== undefined && (
          <p className="payment__limit">
            <span className="muted">{text.payment.limitLeft}</span>
            <strong className="number">{formatMoney(payment.limit_left, money)}</strong>
          </p>
        )}
      </div>
    </section>
  );
}

/** Sum and due date of a deferred payment; otherwise the payment's name is enough. */
const sumOf = ({ state, until }: OrderPayment, amount: string | undefined, currency: string): string | undefined => {
  if (state !== 'deferred' || amount === undefined) return undefined;
  const sum = formatMoney(amount, currency);
  return until ? text.payment.later(sum, formatMoment(until)) : sum;
};

function Way({ state, name, method, until, what }: OrderPayment & { readonly what: string | undefined }) {
  const term = until && (state === 'due' || state === 'failed') ? text.payment.until(formatMoment(until)) : undefined;
  const small = what === undefined ? term : name;
  const title = what ?? name;
  if (!title && !small) return null;
  return (
    <div className="payment__way">
      <div>
        {title && <strong>{title}</strong>}
        {small && <p className="payment__small muted">{small}</p>}
      </div>
      {method && <span className="payment__method">{method}</span>}
    </div>
  );
}

/** Leads to the payment of the same order with one press (rule P8). */
export function PayLink({ order, size }: { order: EarlierOrder; size: 'large' | 'medium' }) {
  const { currency } = useSettings();
  const { payment, number } = order;
  const amount = amountOf(order);
  const href = payment && isAwaited(payment) ? linkUrl(payment.url) : undefined;
  if (href === undefined) return null;
  return (
    <LinkButton href={href} variant="primary" size={size} icon={<Lock size={18} aria-hidden="true" />}>
      <span>
        {amount === undefined ? text.overdue.pay : text.payment.pay(formatMoney(amount, order.currency ?? currency))}
      </span>
      <span className="only-spoken">{`, ${text.order(number)}`}</span>
    </LinkButton>
  );
}
