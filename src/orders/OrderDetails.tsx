/** Renders the details of an order: its documents and its lines. */
import { times } from '../http/decimal';
import type { Prices } from '../page/currency';
import { formatMoney, formatNumber } from '../ui/money';
import { priceText } from '../ui/price';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { DocumentRow } from './DocumentRow';
import { Payment } from './payment/Payment';
import type { EarlierLine, EarlierOrder } from './schema';
import { useSettings } from './SettingsContext';
import { text } from './text';
import { LoadError } from './LoadError';
import type { OrderDetailsState } from './useOrderDetails';

export function OrderDetails({ order, whole }: { order: EarlierOrder; whole: OrderDetailsState }) {
  const { currency, prices } = useSettings();
  const money = order.currency ?? currency;
  return (
    <div className="order__details" part="details">
      <Payment order={order} level="h4" />
      <section part="documents">
        <h4 className="order__subtitle">{text.documents.title}</h4>
        {order.documents.length === 0 && <p className="muted">{text.documents.none}</p>}
        <ul className="documents">
          {order.documents.map((one, index) => (
            <DocumentRow key={index} document={one} orderId={order.id} currency={money} />
          ))}
        </ul>
      </section>
      <section aria-busy={whole.order === undefined && whole.failure === undefined}>
        <h4 className="order__subtitle">{text.table.title}</h4>
        {whole.failure && (
          <LoadError title={text.failed} failure={whole.failure} onRetry={() => void whole.ask().catch(() => {})} />
        )}
        {whole.order === undefined && !whole.failure && <Skeleton lines={4} />}
        {whole.order && <Lines lines={whole.order.lines.read} currency={money} prices={prices} />}
        {whole.order && whole.order.lines.broken.length > 0 && (
          <Notice status="warning" messages={[text.unread(whole.order.lines.broken.length)]} />
        )}
      </section>
    </div>
  );
}

/** A rounded gross price times the quantity is not the amount paid: without the lines' own gross totals, prices are net. */
const kindOf = (lines: readonly EarlierLine[], prices: Prices): Prices =>
  (prices === 'gross' && lines.every(({ total_gross }) => total_gross !== undefined)) ||
  lines.every(({ price_net }) => price_net === undefined)
    ? 'gross'
    : 'net';

interface LinesProps {
  readonly lines: readonly EarlierLine[];
  readonly currency: string;
  readonly prices: Prices;
}

function Lines({ lines, currency, prices }: LinesProps) {
  if (lines.length === 0) return <p className="muted">{text.table.none}</p>;
  const kind = kindOf(lines, prices);
  const isNet = kind === 'net';
  const [price, value] = isNet ? [text.table.price, text.table.value] : [text.table.priceGross, text.table.valueGross];
  return (
    <table className="table lines" part="table">
      <thead>
        <tr>
          <th scope="col">{text.table.product}</th>
          <th scope="col" className="number">
            {text.table.quantity}
          </th>
          <th scope="col" className="number">
            {price}
          </th>
          <th scope="col" className="number">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const of = line[`price_${kind}`];
          const sum = line[`total_${kind}`] ?? (of && times(of, line.quantity));
          return (
            <tr key={index}>
              <th scope="row">
                {line.index && <span className="lines__index muted">{line.index}</span>}
                <span className="lines__name">{line.name}</span>
              </th>
              <td className="number">{`${formatNumber(line.quantity)} ${line.unit ?? ''}`}</td>
              <td className="number" data-label={price}>
                {of && priceText(of, currency, { unit: line.unit })}
              </td>
              <td className="number" data-label={value}>
                {sum && formatMoney(sum, currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
