/** Decides how the lines are shown on the summary: the same table, read-only. */
import { Card } from '../../ui/Card';
import { useCart } from '../parts/CartContext';
import { tablesOf } from '../session/rules';
import { text } from '../text';
import { ItemsTable } from './ItemsTable';
import { UnreadLines } from './UnreadLines';

export function OrderTable() {
  const tables = tablesOf(useCart()).map((table) => {
    const caption = table.cart_name || text.summary.order;
    return (
      <Card key={table.id} title={caption} flush part="order">
        <ItemsTable items={table.items} cartId={table.id} caption={caption} locked />
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
