/** Tools of a long cart: sorting, a filter for changed lines, selecting several lines. */
import { Button } from '../../ui/Button';
import { Checkbox } from '../../fields/Checkbox';
import { SelectField } from '../../fields/SelectField';
import { useCart, useCartState } from '../parts/CartContext';
import { changedLines, ORDERS, type LineOrder } from '../parts/arrange';
import { Late } from '../parts/Late';
import { useLines } from '../parts/LinesContext';
import { isLocked } from '../session/rules';
import { text } from '../text';
import type { CartItem } from '../wire/item';

const loadPicked = () => import('./PickedTools').then((tools) => tools.PickedTools);

/** `visible`: the keys of the lines that match the search. */
export function LineTools({ visible }: { visible: readonly string[] }) {
  const { chosen, arrange, picked, pick } = useLines();
  const { order, onlyChanged } = chosen;
  const hasChanges = useCartState(({ changes }) => changedLines(changes).size > 0);
  const locked = useCart(isLocked);
  return (
    <div className="line-tools">
      <SelectField
        label={text.items.sort}
        labelHidden
        name="line-order"
        value={order}
        options={ORDERS.map((value) => ({ value, label: `${text.items.sort}: ${text.items.order[value]}` }))}
        onChange={(value) => arrange({ order: value as LineOrder })}
      />
      {(hasChanges || onlyChanged) && (
        <Checkbox
          label={text.items.onlyChanged}
          name="only-changed"
          checked={onlyChanged}
          onChange={(checked) => arrange({ onlyChanged: checked })}
        />
      )}
      {!locked && (
        <Button size="small" variant="quiet" onClick={() => pick(picked ? undefined : [])}>
          {picked ? text.items.pickEnd : text.items.pick}
        </Button>
      )}
      {!locked && picked && <Late load={loadPicked} visible={visible} picked={picked} />}
    </div>
  );
}

/** The checkbox in front of a line, while several can be selected. */
export function PickLine({ item, line, picked }: { item: CartItem; line: string; picked: boolean }) {
  const { toggle } = useLines();
  return (
    <input
      type="checkbox"
      className="checkbox__box items__pick"
      aria-label={text.items.pickLine(item.product_name)}
      checked={picked}
      onChange={() => toggle(line)}
    />
  );
}
