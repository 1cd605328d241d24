/** Decides the tables of step 1: one per child of a master cart, one for an ordinary cart, their errors below. */
import { Card } from '../../ui/Card';
import { counted } from '../../ui/plural';
import { useCart } from '../CartContext';
import { Slot } from '../messages/Slot';
import { isLocked, tablesOf } from '../rules';
import { text } from '../text';
import { ItemsTable } from './ItemsTable';

export function ItemsBox() {
  const cart = useCart();
  const locked = isLocked(cart);
  return (
    <div className="stack">
      {tablesOf(cart).map((table) => {
        const caption = table.cart_name ?? text.items.caption;
        const count = counted(table.items.length, text.items.lines);
        return (
          <Card key={table.id} title={caption} level={3} flush action={<span className="muted number">{count}</span>}>
            <ItemsTable items={table.items} cartId={table.id} caption={caption} locked={locked} />
          </Card>
        );
      })}
      <Slot name="quantity" />
      <Slot name="add_discount" />
    </div>
  );
}
