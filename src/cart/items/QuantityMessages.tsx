/** Decides how messages about quantities are shown: below the tables, each with a link to its line. */
import { Button } from '../../ui/Button';
import { useCart, useCartState } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { linesOf } from '../session/rules';
import { text } from '../text';
import { useLines } from '../parts/LinesContext';
import { lineOfMessage } from './search';

export function QuantityMessages() {
  const message = useCartState((state) => state.messages.get('quantity'));
  const items = linesOf(useCart());
  const { jumpTo } = useLines();
  const lines = new Set(message?.messages.flatMap((one) => lineOfMessage(items, one) ?? []));
  return (
    <Slot name="quantity">
      {[...lines].map((item) => (
        <Button key={item.id} variant="quiet" size="small" onClick={() => jumpTo(item.id)}>
          {text.items.show(item.product_name)}
        </Button>
      ))}
    </Slot>
  );
}
