/** Decides the tables of step 1: one per child of a master cart, one for an ordinary cart, their errors below. */
import { useEffect } from 'react';
import { Card } from '../../ui/Card';
import { useCart } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { isLocked, linesOf, tablesOf } from '../session/rules';
import { text } from '../text';
import { ItemsTable } from './ItemsTable';
import { useLines } from '../parts/LinesContext';
import { LineSearch, SEARCHED_FROM } from './LineSearch';
import { QuantityMessages } from './QuantityMessages';
import { searchLines } from './search';
import { UnreadLines } from './UnreadLines';

export function ItemsBox() {
  const cart = useCart();
  const { query, showAll } = useLines();
  // Once the first lines are painted.
  useEffect(showAll, [showAll]);
  const locked = isLocked(cart);
  const lines = linesOf(cart);
  const isLong = lines.length >= SEARCHED_FROM;
  return (
    <div className="stack">
      <UnreadLines />
      {isLong && <LineSearch found={searchLines(lines, query).length} />}
      {tablesOf(cart).map((table) => {
        const items = isLong ? searchLines(table.items, query) : table.items;
        const caption = table.cart_name || text.items.caption;
        const all = table.items.length;
        const count = items.length < all ? text.items.found(items.length, all) : text.items.lines(all);
        return (
          <Card key={table.id} title={caption} flush action={<span className="muted number">{count}</span>}>
            <ItemsTable items={items} cartId={table.id} caption={caption} locked={locked} />
          </Card>
        );
      })}
      <QuantityMessages />
      <Slot name="add_discount" />
    </div>
  );
}
