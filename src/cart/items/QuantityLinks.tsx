/** Links from the messages about quantities to their lines. */
import { Button } from '../../ui/Button';
import { useCart, useCartState } from '../parts/CartContext';
import { lineKey } from '../wire/keys';
import { nameOf, tablesOf } from '../session/rules';
import { text } from '../text';
import { useLines } from '../parts/LinesContext';
import { linesOfMessage } from './lines-of-message';

export function QuantityLinks() {
  const message = useCartState((state) => state.messages.get('quantity'));
  const tables = tablesOf(useCart());
  const { jumpTo } = useLines();
  const lines = tables.flatMap((table) => table.items.map((item) => ({ item, table })));
  const matches = new Set(message?.messages.flatMap((one) => linesOfMessage(lines, one)));
  /** Adds the cart's name if two carts contain the same product. */
  const nameOfLine = ({ item, table }: (typeof lines)[number]) =>
    [...matches].some((one) => one.item !== item && one.item.product_name === item.product_name)
      ? `${item.product_name}, ${nameOf(table)}`
      : item.product_name;
  return [...matches].map((one) => (
    <Button
      key={lineKey(one.table.id, one.item.id)}
      variant="quiet"
      size="small"
      onClick={() => jumpTo({ cartId: one.table.id, id: one.item.id })}
    >
      {text.items.show(nameOfLine(one))}
    </Button>
  ));
}
