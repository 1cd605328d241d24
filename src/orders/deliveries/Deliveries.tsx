/** Renders what came of an order: its deliveries with their goods, then what is still to be sent and what is cancelled. */
import type { ReactElement } from 'react';
import { isPositive, type Decimal } from '../../http/decimal';
import { sameId } from '../../http/tolerant';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/content';
import { formatDay } from '../../ui/day';
import { LinkButton } from '../../ui/LinkButton';
import { formatMoment } from '../../ui/moment';
import { formatNumber } from '../../ui/money';
import { timesText } from '../../ui/price';
import type { EarlierLine, OrderDelivery, OrderDocument, WholeOrder } from '../schema';
import { deliveriesText } from './text';

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
    <ol className="documents" part="deliveries" aria-label={deliveriesText.title}>
      {order.deliveries.map((one, index) => (
        <Delivery key={index} delivery={one} at={index} lines={lines}>
          {one.documents.length > 0 && <ul className="documents">{one.documents.map(documentRow)}</ul>}
        </Delivery>
      ))}
      {open.length > 0 && (
        <Card name={deliveriesText.open} facts={[order.deliver_at && formatMoment(order.deliver_at)]} parts={open}>
          <div className="order__do">
            {onRepeat && (
              <Button
                aria-haspopup="dialog"
                onClick={() => onRepeat(open.map(({ line, quantity }) => ({ ...line, quantity })))}
              >
                {deliveriesText.repeat}
              </Button>
            )}
            {askUrl && <LinkButton href={askUrl}>{deliveriesText.ask}</LinkButton>}
          </div>
        </Card>
      )}
      {cancelled.length > 0 && <Card name={deliveriesText.cancelled} parts={cancelled} />}
    </ol>
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
  const { number, date, carrier, tracking_url } = delivery;
  const name = deliveriesText.delivery(number || String(at + 1));
  const tracking = linkUrl(tracking_url);
  const parts = delivery.lines.flatMap(({ id, quantity }): Part[] => {
    const line = lines.find((one) => sameId(one.id, id));
    return line ? [{ line, quantity }] : [];
  });
  return (
    <Card
      name={name}
      facts={[date && formatDay(date), carrier]}
      parts={parts}
      link={
        tracking && (
          <a href={tracking} target="_blank" rel="noopener noreferrer">
            <span>{deliveriesText.tracking}</span>
            <span className="only-spoken">{`: ${name}`}</span>
          </a>
        )
      }
    >
      {children}
    </Card>
  );
}

interface CardProps {
  readonly name: string;
  readonly facts?: readonly (string | undefined)[];
  readonly parts: readonly Part[];
  readonly link?: Elements;
  readonly children?: Elements;
}

/** Each line has its quantity, beside the ordered one if that is another. */
const Card = ({ name, facts = [], parts, link, children }: CardProps) => (
  <li className="document" part="delivery">
    <div className="document__head">
      <h4 className="order__subtitle">{name}</h4>
      <span className="muted">{facts.filter(Boolean).join(' · ')}</span>
      {link}
    </div>
    <ul className="order__facts">
      {parts.map(({ line: { name: product, unit, quantity: ordered }, quantity }, index) => {
        const part = formatNumber(quantity);
        const amount = quantity === ordered ? part : deliveriesText.part(part, formatNumber(ordered));
        return <li key={index}>{`${product}: ${timesText(amount, unit)}`}</li>;
      })}
    </ul>
    {children}
  </li>
);
