/** The lines on the summary: a read-only table per cart. For a company, the middle of a long order is folded. */
import { useMemo, useState } from 'react';
import { Card } from '../../ui/Card';
import { formatMoney } from '../../ui/money';
import { changedLines } from '../parts/arrange';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { ChangeButton } from '../parts/ChangeButton';
import { useProcessParts } from '../parts/useProcessParts';
import { FEW, netValue } from '../session/lines';
import { linesOf, tablesOf } from '../session/rules';
import { text } from '../text';
import type { Cart, ChildCart } from '../wire/cart';
import { countOf } from '../wire/item';
import { foldedOf, remembering, sumOf, type Folded } from './folded';
import { ItemsTable } from './ItemsTable';
import { Subtotal } from './Subtotal';
import { UnreadLines } from './UnreadLines';

/** With more lines there are no pictures, so that more lines fit on the screen. */
const PICTURED = 12;

export function OrderTable() {
  const { prices, density } = useCartSettings();
  const cart = useCart();
  const process = useProcessParts();
  const kind = prices === 'net' ? text.summary.netPrices : text.summary.grossPrices;
  const { length } = linesOf(cart);
  const look = { isDense: density === 'compact' || length > PICTURED, isFew: length <= FEW };
  const tables = tablesOf(cart).map((table) => {
    const caption = (!cart.is_master && process?.title(cart)) || table.cart_name || text.summary.order;
    return (
      <Card
        key={table.id}
        title={caption}
        flush
        part="order"
        action={
          <>
            <span className="order__count muted">{`${text.items.lines(countOf(table.items))} · ${kind}`}</span>
            <ChangeButton of={caption} step="/" />
          </>
        }
      >
        <Lines table={table} caption={caption} look={look} mayFold={cart.buyer === 'company'} />
        {cart.is_master && <Subtotal table={table} />}
      </Card>
    );
  });
  return (
    <>
      <UnreadLines />
      {tables}
    </>
  );
}

interface LinesProps {
  table: Cart | ChildCart;
  caption: string;
  look: { readonly isDense: boolean; readonly isFew: boolean };
  mayFold: boolean;
}

function Lines({ table: { id, items }, caption, look, mayFold }: LinesProps) {
  const changes = useCartState((state) => state.changes);
  const [remember] = useState(remembering);
  const changed = remember(changedLines(changes));
  const folded = useMemo(() => (mayFold ? foldedOf(items, id, changed) : undefined), [mayFold, items, id, changed]);
  const numbers = useMemo(() => new Map(items.map((item, at) => [item, at + 1])), [items]);
  const shared = { cartId: id, locked: true, isOrder: true, ...look, numbers };
  if (!folded) return <ItemsTable {...shared} items={items} caption={caption} />;
  return (
    <>
      <ItemsTable {...shared} items={folded.first} caption={caption} />
      <details className="order__rest">
        <Summary rest={folded.rest} />
        <ItemsTable {...shared} items={folded.rest} caption={text.summary.rest(folded.rest.length)} isContinued />
      </details>
      <ItemsTable {...shared} items={folded.last} caption={caption} isContinued />
    </>
  );
}

function Summary({ rest }: Pick<Folded, 'rest'>) {
  const { prices } = useCartSettings();
  const currency = useCurrency();
  const sum = sumOf(rest.map((item) => (prices === 'net' ? netValue(item) : item.prices.total_gross)));
  return (
    <summary>
      <span className="order__unfold">{text.summary.rest(rest.length)}</span>
      <span className="muted number">{text.summary.together(formatMoney(sum, currency))}</span>
    </summary>
  );
}
