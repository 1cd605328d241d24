/** Renders the details of an order: its progress, its deliveries, its documents, its lines with their sums, and where it goes. */
import { lazy, Suspense, type ReactElement } from 'react';
import { isPositive } from '../../http/decimal';
import { docsUrl } from '../../page/docs-url';
import { formatMoment } from '../../ui/moment';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { DocumentRow } from '../DocumentRow';
import { Payment } from '../payment/Payment';
import { isAwaited } from '../payment/state';
import type { EarlierOrder, OrderDocument, OrderPayment, WholeOrder } from '../schema';
import { useSettings } from '../SettingsContext';
import { text } from '../text';
import { detailsText } from './text';
import { LoadError } from '../LoadError';
import { OrderLines } from './OrderLines';
import { Steps } from './Steps';
import type { OrderDetailsState } from '../useOrderDetails';

/** Loads only for an order that was sent in parts; the lines and documents below stay if it fails to load. */
const Deliveries = lazy(() =>
  import('../deliveries/Deliveries').catch((error: unknown) => {
    console.error('shop-elements: the deliveries could not be loaded.', error, docsUrl('load'));
    return { default: (): ReactElement => <></> };
  }),
);

/** Loads only for an order about which the buyer can do or write something. */
const Actions = lazy(() =>
  import('../actions/Actions').catch((error: unknown) => {
    console.error('shop-elements: the actions of an order could not be loaded.', error, docsUrl('load'));
    return { default: (): ReactElement => <></> };
  }),
);

const hasParts = ({ deliveries, lines }: WholeOrder): boolean =>
  deliveries.length > 0 || lines.read.some((one) => isPositive(one.open) || isPositive(one.cancelled));

interface OrderDetailsProps {
  readonly order: EarlierOrder;
  readonly whole: OrderDetailsState;
  /** Orders again what it resolves to. */
  readonly onRepeat: (ask: () => Promise<WholeOrder>) => void;
}

export function OrderDetails({ order, whole, onRepeat }: OrderDetailsProps) {
  const { currency, prices, lookupUrl } = useSettings();
  const money = order.currency ?? currency;
  const documentRow = (one: OrderDocument, key: number) => (
    <DocumentRow key={key} document={one} orderId={order.id} currency={money} />
  );
  const parts = whole.order && hasParts(whole.order) ? whole.order : undefined;
  return (
    <div className="order__details" part="details">
      {whole.order && <Steps steps={whole.order.steps} />}
      <Payment order={order} level="h4" />
      {parts && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Deliveries
            order={parts}
            documentRow={documentRow}
            onRepeat={
              lookupUrl === undefined
                ? undefined
                : (read) => onRepeat(() => Promise.resolve({ ...parts, lines: { read, broken: [] } }))
            }
          />
        </Suspense>
      )}
      {(order.documents.length > 0 || !parts) && (
        <section part="documents">
          <h4 className="order__subtitle">{text.documents.title}</h4>
          {order.documents.length === 0 && <p className="muted">{text.documents.none}</p>}
          <ul className="documents">{order.documents.map(documentRow)}</ul>
        </section>
      )}
      <section aria-busy={whole.order === undefined && whole.failure === undefined}>
        <h4 className="order__subtitle">{text.table.title}</h4>
        {whole.failure && (
          <LoadError title={text.failed} failure={whole.failure} onRetry={() => void whole.ask().catch(() => {})} />
        )}
        {whole.order === undefined && !whole.failure && <Skeleton lines={4} />}
        {whole.order && <OrderLines order={whole.order} currency={money} prices={prices} />}
        {whole.order && whole.order.lines.broken.length > 0 && (
          <Notice status="warning" messages={[text.unread(whole.order.lines.broken.length)]} />
        )}
        {whole.order && <Facts {...whole.order} />}
      </section>
      {whole.order && whole.hasActions && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Actions order={whole.order} onChange={whole.replace} documentRow={documentRow} />
        </Suspense>
      )}
    </div>
  );
}

/** When the order comes and where it goes, and how it is paid. */
function Facts({ deliver_at, deliver_to, payment }: WholeOrder) {
  const facts = [
    { term: detailsText.delivery, lines: deliver_at ? [formatMoment(deliver_at), ...deliver_to] : deliver_to },
    { term: text.payment.title, lines: payment ? paymentLines(payment) : [] },
  ].filter(({ lines }) => lines.length > 0);
  if (facts.length === 0) return null;
  return (
    <dl className="order__places">
      {facts.map(({ term, lines }) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          {lines.map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function paymentLines(payment: OrderPayment): readonly string[] {
  const { name, method, until, state } = payment;
  const term = isAwaited(payment) ? detailsText.awaited : state === 'deferred' ? detailsText.payBy : undefined;
  const way = [name, method].filter(Boolean).join(', ');
  return way ? [way, ...(until && term ? [term(formatMoment(until))] : [])] : [];
}
