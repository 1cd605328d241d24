/** Removes or moves the selected lines at once. */
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { Checkbox } from '../../fields/Checkbox';
import { SelectField } from '../../fields/SelectField';
import { UNDO_TIME } from '../../page/clock';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { useLines } from '../parts/LinesContext';
import { overlayOf } from '../session/pending';
import { linesByKey } from '../session/lines';
import { canMoveLines, nameOf, tablesOf } from '../session/rules';
import { text } from '../text';
import { linesMoved } from './second-press';

export function PickedTools({ visible, picked }: { visible: readonly string[]; picked: ReadonlySet<string> }) {
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
