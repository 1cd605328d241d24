/** Tools of a long cart: sorting, a filter for changed lines, removing or moving several lines at once. */
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { Checkbox } from '../../fields/Checkbox';
import { SelectField } from '../../fields/SelectField';
import { UNDO_TIME } from '../../page/clock';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { changedLines, ORDERS, type LineOrder } from '../parts/arrange';
import { useLines } from '../parts/LinesContext';
import { overlayOf } from '../session/pending';
import { linesByKey } from '../session/lines';
import { canMoveLines, isLocked, nameOf, tablesOf } from '../session/rules';
import { text } from '../text';
import type { CartItem } from '../wire/item';
import { linesMoved } from './second-press';

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
      {!locked && picked && <Picked visible={visible} picked={picked} />}
    </div>
  );
}

function Picked({ visible, picked }: { visible: readonly string[]; picked: ReadonlySet<string> }) {
  const { session } = useCartSettings();
  const { pick } = useLines();
  const cart = useCart();
  const isAll = visible.length > 0 && visible.every((line) => picked.has(line));
  const remove = () => {
    linesMoved();
    for (const [line, { cartId, item }] of linesByKey(cart))
      if (picked.has(line)) void session.remove(cartId, item.id, { hold: UNDO_TIME });
    pick(undefined);
  };
  return (
    <>
      <Checkbox
        label={text.items.pickAll}
        name="pick-all"
        checked={isAll}
        onChange={(checked) => pick(checked ? visible : [])}
      />
      <Button size="small" onClick={remove} blocked={picked.size > 0 ? [] : [text.items.pickNone]}>
        {text.items.removePicked(picked.size)}
      </Button>
      {canMoveLines(cart) && <MovePicked picked={picked} />}
    </>
  );
}

/** Moves the selected lines from one child of a master cart to another. */
function MovePicked({ picked }: { picked: ReadonlySet<string> }) {
  const { session } = useCartSettings();
  const { pick } = useLines();
  const announce = useAnnounce();
  const cart = useCart();
  const tables = tablesOf(cart);
  const isMoving = useCartState((state) => overlayOf(state).saving.has('move'));
  const [chosen, choose] = useState('');
  const target = tables.find(({ id }) => String(id) === chosen);
  const ids = [...linesByKey(cart)].flatMap(([line, { item }]) => (picked.has(line) ? [item.id] : []));
  const move = async () => {
    if (target === undefined) return;
    linesMoved();
    const { ok } = await session.move(ids, target.id);
    if (!ok) return;
    announce(text.items.moved(nameOf(target), ids.length));
    // Keeps the selection mode open, so that the focus stays on the button.
    pick([]);
  };
  return (
    <span className="line-tools">
      <SelectField
        label={text.items.moveTo}
        labelHidden
        name="move-to"
        value={chosen}
        placeholder={`${text.items.moveTo}…`}
        options={tables.map((table) => ({ value: String(table.id), label: nameOf(table) }))}
        onChange={choose}
      />
      <Button
        size="small"
        onClick={() => void move()}
        busy={isMoving}
        blocked={[
          ...(picked.size > 0 ? [] : [text.items.pickNone]),
          ...(target === undefined ? [text.items.moveWhere] : []),
        ]}
      >
        {text.items.movePicked(picked.size)}
      </Button>
    </span>
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
