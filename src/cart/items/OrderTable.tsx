/** Decides how the lines are shown on the summary: the same table, read-only. */
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings } from '../parts/CartContext';
import { isLocked, tablesOf } from '../session/rules';
import { text } from '../text';
import { ItemsTable } from './ItemsTable';
import { UnreadLines } from './UnreadLines';

export function OrderTable() {
  const { prices, goTo } = useCartSettings();
  const cart = useCart();
  const kind = prices === 'net' ? text.summary.netPrices : text.summary.grossPrices;
  const tables = tablesOf(cart).map((table) => {
    const caption = table.cart_name || text.summary.order;
    return (
      <Card
        key={table.id}
        title={caption}
        flush
        part="order"
        action={
          <>
            <span className="order__count muted">{`${text.items.lines(table.items.length)} · ${kind}`}</span>
            {!isLocked(cart) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${text.change}: ${caption}`}
                onClick={() => void goTo('/')}
              >
                {text.change}
              </Button>
            )}
          </>
        }
      >
        <ItemsTable items={table.items} cartId={table.id} caption={caption} locked isOrder />
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
