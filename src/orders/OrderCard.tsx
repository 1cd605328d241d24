/** Renders an order in the list: number, status, sums, overdue amounts, and buttons for its details and for ordering again. */
import { useId, useState } from 'react';
import { useHost } from '../element/useHost';
import type { shopOrders } from '../../elements/shop-orders';
import { linkUrl } from '../page/safe-url';
import { Button } from '../ui/Button';
import { isOver, today } from '../page/day';
import { formatDay } from '../ui/day';
import { chevronGlyph } from '../ui/glyph';
import { LinkButton } from '../ui/LinkButton';
import { formatMoment } from '../ui/moment';
import { formatMoney } from '../ui/money';
import { inOrder, priceText } from '../ui/price';
import { Notice } from '../ui/Notice';
import { isOverdue, isToPay, paymentAddress } from './documents';
import { detailsText } from './details/text';
import { entryName, openText } from './kinds';
import { documentName } from './names';
import { OrderDetails } from './details/OrderDetails';
import { PayLink } from './payment/Payment';
import { isAwaited, paymentText } from './payment/state';
import { useRepeating } from './repeat/useRepeating';
import { useSettings } from './SettingsContext';
import type { EarlierOrder } from './schema';
import { text } from './text';
import { useOrderDetails } from './useOrderDetails';
import { WithdrawalLink } from './WithdrawalLink';

export function OrderCard({ order }: { order: EarlierOrder }) {
  const { id, number } = order;
  const { emit } = useHost<typeof shopOrders>('shop-orders');
  const { ordersUrl, lookupUrl } = useSettings();
  const href = linkUrl(order.url);
  const whole = useOrderDetails(ordersUrl, id);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const repeating = useRepeating(order, whole.ask);
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) return;
    emit('shop-order-opened', { id, number });
    void whole.ask().catch(() => {});
  };
  return (
    <li className="order" part="order">
      <article aria-labelledby={titleId}>
        <div className="order__head">
          <div className="order__what">
            <h3 className="order__number number" id={titleId}>
              <span className="only-spoken">{entryName(order)}</span>
              <span aria-hidden="true">{number}</span>
            </h3>
            <Status {...(whole.order?.status === undefined ? order : whole.order)} />
            <Facts {...order} />
            <People {...order} />
          </div>
          <Sums {...order} />
          <Awaited order={order} />
          <WithdrawalLink {...order} />
          <div className="order__do">
            {href ? (
              <LinkButton href={href}>
                <span>{openText(order)}</span>
                <span className="only-spoken">{`: ${number}`}</span>
              </LinkButton>
            ) : (
              <>
                {lookupUrl !== undefined && repeating.button}
                <Button
                  variant="quiet"
                  aria-expanded={isOpen}
                  aria-label={text.detailsOf(number)}
                  iconAfter={chevronGlyph(`order__chevron${isOpen ? ' order__chevron--open' : ''}`)}
                  onClick={toggle}
                >
                  {text.details}
                </Button>
              </>
            )}
          </div>
        </div>
        <Overdue {...order} />
        {isOpen && <OrderDetails order={whole.order ?? order} whole={whole} onRepeat={repeating.start} />}
        {repeating.after}
        <slot name={`order-${id}`} />
      </article>
    </li>
  );
}

const tones = new Map([
  ['delivered', 'success'],
  ['approved', 'success'],
  ['ordered', 'success'],
  ['rejected', 'error'],
  ['cancelled', 'muted'],
  ['expired', 'muted'],
  ['declined', 'muted'],
]);
const words: Readonly<Record<string, string>> = text.statuses;

/** The shop's text, or else the text of the status code. */
function Status({ status = '', status_text }: EarlierOrder) {
  const label = status_text || (Object.hasOwn(text.statuses, status) ? words[status] : status);
  if (!label) return null;
  return (
    <span className={`order__status order__status--${tones.get(status) ?? 'info'}`} part="status">
      <span className="only-spoken">{`${text.status}: `}</span>
      <span>{label}</span>
    </span>
  );
}

function Facts({ date, lines_count, lines_sent = 0, messages_count = 0, buyer_number, documents }: EarlierOrder) {
  const due = documents.find((one) => isToPay(one) && !isOverdue(one, today()))?.due_date;
  const facts = [
    date && formatDay(date),
    lines_count !== undefined &&
      (lines_sent > 0 && lines_sent < lines_count ? text.sent(lines_sent, lines_count) : text.lines(lines_count)),
    buyer_number && detailsText.buyerNumber(buyer_number),
    due && detailsText.due(formatMoment(due)),
    messages_count > 0 && detailsText.messages(messages_count),
  ].filter(Boolean);
  return facts.length > 0 && <p className="order__facts muted">{facts.join(' · ')}</p>;
}

/** The person who sent it, the people who must act, and the deadline. */
function People({ by, to, until }: EarlierOrder) {
  const all = [
    by && text.from(by),
    to.length > 0 && text.awaits(to),
    until && (isOver(until) ? text.over : text.until)(formatDay(until)),
  ];
  const facts = all.filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="order__facts muted">
      {facts.map((fact, index) => (
        <span key={index} className="order__fact">
          {index < facts.length - 1 ? `${fact} · ` : fact}
        </span>
      ))}
    </p>
  );
}

function Sums({ total_net, total_gross, currency: own }: EarlierOrder) {
  const { currency, prices } = useSettings();
  const both = inOrder({ amount: total_net, word: text.net }, { amount: total_gross, word: text.gross }, prices);
  const [first, second] = both.flatMap(({ amount, word }) => (amount === undefined ? [] : [{ amount, word }]));
  return (
    <p className="order__sums number">
      {first && (
        <span>
          <strong>{priceText(first.amount, own ?? currency)}</strong>
          <span>{`\u00A0${first.word}`}</span>
        </span>
      )}
      {second && <span className="muted">{priceText(second.amount, own ?? currency, { word: second.word })}</span>}
    </p>
  );
}

/** Links to a payment that the buyer has not completed (rule P8). */
function Awaited({ order }: { order: EarlierOrder }) {
  const sentence = order.payment && isAwaited(order.payment) && paymentText(order.payment);
  if (!sentence) return null;
  return (
    <div className="order__overdue order__due">
      <Notice status={sentence[0]} variant="inline" messages={[sentence[1]]} />
      <PayLink order={order} size="medium" />
    </div>
  );
}

function Overdue({ id, documents, currency: own }: EarlierOrder) {
  const { currency, paymentUrl } = useSettings();
  const late = documents.filter((one) => isOverdue(one, today())).filter(isToPay);
  return late.map((one, index) => {
    const name = documentName(one);
    const href = linkUrl(paymentAddress(paymentUrl, { order: String(id), invoice: one.number }));
    return (
      <div className="order__overdue" key={index}>
        <Notice
          status="error"
          variant="inline"
          messages={[text.overdue.invoice(name, formatMoney(one.to_pay, own ?? currency))]}
        />
        {href && (
          <LinkButton href={href} size="small">
            <span>{text.overdue.pay}</span>
            <span className="only-spoken">{`: ${name}`}</span>
          </LinkButton>
        )}
      </div>
    );
  });
}
