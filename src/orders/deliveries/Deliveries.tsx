/** Renders what came of an order: its deliveries with their goods, then what is still to be sent and what is cancelled. */
import type { ReactElement } from 'react';
import { isPositive, type Decimal } from '../../http/decimal';
import { sameId } from '../../http/tolerant';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/day';
import { LinkButton } from '../../ui/LinkButton';
import { formatMoment } from '../../ui/moment';
import { formatNumber } from '../../ui/money';
import { timesText } from '../../ui/price';
import type { EarlierLine, OrderDelivery, OrderDocument, WholeOrder } from '../schema';
import { deliveriesText as text } from './text';

export interface DeliveriesProps {
  readonly order: WholeOrder;
  /** Orders these lines again; undefined if the page cannot. */
  readonly onRepeat: ((lines: EarlierLine[]) => void) | undefined;
  /** Passed in, because this file loads after the others: an import would take what they share out of theirs. */
  readonly documentRow: (document: OrderDocument, key: number) => ReactElement;
}

interface Part {
  readonly line: EarlierLine;
  readonly quantity: Decimal;
}

export default function Deliveries({ order, onRepeat, documentRow }: DeliveriesProps) {
  const lines = order.lines.read;
  const partsOf = (key: 'open' | 'cancelled') =>
    lines.flatMap((line): Part[] => {
      const { [key]: quantity } = line;
      return quantity !== undefined && isPositive(quantity) ? [{ line, quantity }] : [];
    });
  const [open, cancelled] = [partsOf('open'), partsOf('cancelled')];
  const askUrl = linkUrl(order.ask_url);
  return (
    <section className="deliveries" part="deliveries">
      <h4 className="order__subtitle">{text.title}</h4>
      <ol className="documents">
        {order.deliveries.map((one, index) => (
          <Delivery key={index} delivery={one} at={index} lines={lines}>
            {one.documents.length > 0 && <ul className="documents">{one.documents.map(documentRow)}</ul>}
          </Delivery>
        ))}
        {open.length > 0 && (
          <li className="document" part="delivery">
            <div className="document__head">
              <h5>{text.open}</h5>
              {order.deliver_at && <span className="muted">{formatMoment(order.deliver_at)}</span>}
            </div>
            <Parts parts={open} />
            <div className="document__head deliveries__do">
              {onRepeat && (
                <Button
                  aria-haspopup="dialog"
                  onClick={() => onRepeat(open.map(({ line, quantity }) => ({ ...line, quantity })))}
                >
                  {text.repeat}
                </Button>
              )}
              {askUrl && <LinkButton href={askUrl}>{text.ask}</LinkButton>}
            </div>
          </li>
        )}
        {cancelled.length > 0 && (
          <li className="document" part="delivery">
            <h5>{text.cancelled}</h5>
            <Parts parts={cancelled} />
          </li>
        )}
      </ol>
    </section>
  );
}

interface DeliveryProps {
  readonly delivery: OrderDelivery;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly lines: readonly EarlierLine[];
  readonly children: ReactElement | false;
}

function Delivery({ delivery, at, lines, children }: DeliveryProps) {
  const name = text.delivery(delivery.number || String(at + 1));
  const tracking = linkUrl(delivery.tracking_url);
  const facts = [delivery.date && formatDay(delivery.date), delivery.carrier].filter(Boolean);
  const parts = delivery.lines.flatMap(({ id, quantity }): Part[] => {
    const line = lines.find((one) => sameId(one.id, id));
    return line ? [{ line, quantity }] : [];
  });
  return (
    <li className="document" part="delivery">
      <div className="document__head">
        <h5>{name}</h5>
        {facts.length > 0 && <span className="muted">{facts.join(' · ')}</span>}
        {tracking && (
          <a href={tracking} target="_blank" rel="noopener noreferrer">
            <span>{text.tracking}</span>
            <span className="only-spoken">{`: ${name}`}</span>
          </a>
        )}
      </div>
      <Parts parts={parts} />
      {children}
    </li>
  );
}

/** Each with its quantity, beside the ordered one if that is another. */
const Parts = ({ parts }: { parts: readonly Part[] }) => (
  <ul className="deliveries__lines">
    {parts.map(({ line: { name, unit, quantity: ordered }, quantity }, index) => {
      const part = formatNumber(quantity);
      return (
        <li key={index}>
          <span>{name}</span>
          <span className="number">
            {` ${timesText(quantity === ordered ? part : text.part(part, formatNumber(ordered)), unit)}`}
          </span>
        </li>
      );
    })}
  </ul>
);
