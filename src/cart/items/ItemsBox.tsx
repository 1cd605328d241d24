/** The tables of step 1: one per child of a master cart, one for an ordinary cart, with error messages below. */
import { useMemo } from 'react';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { Late } from '../parts/Late';
import { Slot } from '../parts/Slot';
import { overlayOf } from '../session/pending';
import { lineKey } from '../wire/keys';
import { isLocked, linesOf, tablesOf } from '../session/rules';
import type { Cart, ChildCart } from '../wire/cart';
import { countOf, isDeposit, withDeposits, type CartItem } from '../wire/item';
import { rateOf } from './figures';
import { text } from '../text';
import { ItemsTable } from './ItemsTable';
import { useLines } from '../parts/LinesContext';
import { arranged, changedLines } from '../parts/arrange';
import { LineSearch } from './LineSearch';
import { LineTools } from './LineTools';
import { hasLineBar } from './long';
import { searchLines } from './search';
import { Subtotal } from './Subtotal';
import { UnreadLines } from './UnreadLines';

const loadLinks = () => import('./QuantityLinks').then((links) => links.QuantityLinks);

export function ItemsBox() {
  const cart = useCart();
  const { listed } = useLines();
  const changes = useCartState((state) => state.changes);
  const locked = isLocked(cart);
  const lines = linesOf(cart);
  const hasBar = hasLineBar(cart);
  const tables = useMemo(() => {
    const { query, order, onlyChanged } = listed;
    const changed = changedLines(changes);
    const visibleItems = ({ id, items }: Cart | ChildCart): readonly CartItem[] => {
      const isChanged = (item: CartItem) => changed.has(lineKey(id, item.id));
      return withDeposits(arranged(searchLines(items, query), order, onlyChanged ? isChanged : undefined), items);
    };
    return tablesOf(cart).map((table) => ({ table, items: hasBar ? visibleItems(table) : table.items }));
  }, [cart, listed, changes, hasBar]);
  return (
    <div className="stack">
      <UnreadLines />
      {hasBar && (
        <div className="line-bar only-screen">
          <LineSearch count={searchLines(lines, listed.query).length} />
          <LineTools
            visible={tables.flatMap(({ table, items }) =>
              items.flatMap((item) => (isDeposit(item) ? [] : [lineKey(table.id, item.id)])),
            )}
          />
        </div>
      )}
      {tables.map(({ table, items }) => {
        const caption = table.cart_name || text.items.caption;
        return (
          <Card key={table.id} title={caption} flush action={<TableHead table={table} visibleCount={countOf(items)} />}>
            <ItemsTable items={items} cartId={table.id} caption={caption} locked={locked} />
            {cart.is_master && <Subtotal table={table} />}
          </Card>
        );
      })}
      <Slot name="quantity">
        <Late load={loadLinks} />
      </Slot>
      <Slot name="add_discount" />
    </div>
  );
}

/** The number of lines, and whether prices are net or gross. CSS hides the latter where column headings contain it. */
function TableHead({ table, visibleCount }: { table: Cart | ChildCart; visibleCount: number }) {
  const { prices } = useCartSettings();
  const rate = rateOf(table.items, prices);
  const all = countOf(table.items);
  const removedCount = useCartState((state) => {
    const { removed } = overlayOf(state);
    return removed.size && countOf(table.items.filter((item) => removed.has(lineKey(table.id, item.id))));
  });
  const count = visibleCount < all ? text.items.found(visibleCount, all) : text.items.lines(all - removedCount);
  return (
    <span className={`items__said muted${prices === 'net' ? ' items__said--net' : ''}`}>
      <span>{count}</span>
      <span>{` · ${prices === 'net' ? text.summary.netPrices : text.summary.grossPrices}`}</span>
      {rate && <span>{`, ${text.items.vat} ${rate}`}</span>}
    </span>
  );
}
