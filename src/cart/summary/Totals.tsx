/** The breakdown of the order's value. */
import { processesOf } from '../session/process';
import { isStale } from '../session/state';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { text } from '../text';
import { freeDelivery, limitRows, totalOf, totalsRows, totalTerm } from './breakdown';
import { overlayOf } from '../session/pending';
import { useSpokenTotal } from './useSpokenTotal';
import { withoutRemoved } from '../session/without-removed';

/** `withLimits`: budgets and limits too; on the summary they are on the card of the request. */
export function Totals({ withLimits = false }: { withLimits?: boolean }) {
  const { brand, prices } = useCartSettings();
  const cart = withoutRemoved(useCart(), useCartState(overlayOf).removed);
  const currency = useCurrency();
  const stale = useCartState(isStale);
  const [term, total] = [totalTerm(cart, brand), totalOf(cart, currency)];
  const free = freeDelivery(cart, currency);
  useSpokenTotal(`${term}: ${total}`, stale);
  return (
    <>
      {cart.has_discount && <p className="badge totals__discount">{text.pricing.discount}</p>}
      <dl className={`totals${stale ? ' totals--stale' : ''}`} part="totals" aria-busy={stale}>
        {[
          ...totalsRows(cart, brand, currency, prices),
          ...(withLimits ? limitRows(processesOf(cart), currency) : []),
        ].map((row) => (
          <Row key={row.term} {...row} />
        ))}
        <Row term={term} value={total} strong />
      </dl>
      {free && (
        <p className="totals__free only-screen">
          <progress value={free.part} aria-hidden="true" />
          <span>{free.sentence}</span>
          {free.sides && <span className="muted">{free.sides}</span>}
        </p>
      )}
      <slot name="after-totals" />
    </>
  );
}

function Row({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className={`totals__row${strong ? ' totals__row--strong' : ''}`}>
      <dt>{term}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
