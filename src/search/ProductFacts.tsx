/** Prices and stock of a product, in suggestions and results. */
import type { Availability } from '../http/availability';
import type { PriceNotes as Notes } from '../http/price-notes';
import type { Prices } from '../page/currency';
import { inOrder, priceText } from '../ui/price';
import { notesOf } from '../ui/price/notes';
import { PriceNotes } from '../ui/PriceNotes';
import { stockOf } from './availability';
import { boxText } from './text';

interface PricesProps {
  readonly net: string | undefined;
  readonly gross: string | undefined;
  readonly unit: string | undefined;
  readonly currency: string;
  /** Which price comes first. */
  readonly prices: Prices;
  readonly notes: Notes;
}

export function ProductPrices({ net, gross, unit, currency, prices, notes }: PricesProps) {
  const both = inOrder({ amount: net, kind: boxText.net }, { amount: gross, kind: boxText.gross }, prices);
  const [first, second] = both.flatMap(({ amount, kind }) => (amount === undefined ? [] : [{ kind, amount }]));
  return (
    <span className="prices" part="prices">
      {first && (
        <span className="prices__first number">
          <span>{`${priceText(first.amount, currency, { unit })} `}</span>
          <small>{first.kind}</small>
        </span>
      )}
      {second && (
        <span className="prices__second number">
          <span>{`${priceText(second.amount, currency)} `}</span>
          <small>{second.kind}</small>
        </span>
      )}
      {first && <PriceNotes of={notesOf(notes, prices, currency)} className="prices__note" />}
    </span>
  );
}

interface StockProps {
  readonly availability: Availability | undefined;
  readonly unit: string | undefined;
}

export function StockLine({ availability, unit }: StockProps) {
  const stock = stockOf(availability, unit);
  if (stock === undefined) return null;
  return (
    <span
      className={`stock${stock.isThere === undefined ? '' : stock.isThere ? ' stock--there' : ' stock--none'}`}
      part="stock"
    >
      {stock.sentence}
    </span>
  );
}
