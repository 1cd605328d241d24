/** The table of one cart's lines. The table moves the focus when a removed line disappears or comes back. */
import { memo, useCallback, useRef, useState } from 'react';
import { useHost } from '../../element/useHost';
import { useSlotNames } from '../../element/useSlotNames';
import type { Id } from '../../http/tolerant';
import { UNDO_TIME } from '../../page/clock';
import { useAnnounce } from '../../ui/LiveRegion';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { text } from '../text';
import { grouping, SIZE } from '../parts/chunks';
import { fallbackFocus, focusIn, lineAt, rows } from './row-focus';
import { rowStatuses, type RowStatuses } from './row-status';
import { ItemRow } from './ItemRow';
import { ItemsHead } from './ItemsHead';
import { rateOf } from './figures';
import { isLongFigure } from './long';
import { hasPackages, linesOf, tableOf } from '../session/rules';
import { useLines } from '../parts/LinesContext';
import { RemovedRow, type RemovedRowProps } from './RemovedRow';
import { lineKey } from '../wire/keys';
import { overlayOf } from '../session/pending';
import { isDeposit, ownerOf, type CartItem } from '../wire/item';
import { linesMoved } from './second-press';

interface ItemsTableProps {
  items: readonly CartItem[];
  cartId: Id;
  caption: string;
  locked: boolean;
  /** True on the summary, where rows are short, numbered and focusable. */
  isOrder?: boolean;
  /** Hides pictures, for many lines. */
  isDense?: boolean;
  /** Makes each line a tab stop, by its link or itself; for few lines. */
  isFew?: boolean | undefined;
  /** Continues another table, so that its headings are hidden. */
  isContinued?: boolean;
  /** The lines' numbers, if this table has only some of the lines. */
  numbers?: ReadonlyMap<CartItem, number>;
}

export function ItemsTable({ items, cartId, caption, locked, isOrder = false, ...order }: ItemsTableProps) {
  const { root } = useHost();
  const { session, trader, prices, density } = useCartSettings();
  const currency = useCurrency();
  const overlay = useCartState(overlayOf);
  const changes = useCartState((state) => state.changes);
  const { room, picked } = useLines();
  const slots = useSlotNames();
  const isCompact = density === 'compact';
  const announce = useAnnounce();
  const table = useRef<HTMLTableElement>(null);
  const isLong = items.some(({ prices: of }) => [of.net, of.gross, of.total_gross].some(isLongFigure));
  // Of all carts, so that their columns are aligned; a search must not remove a column either.
  const isUnpacked = useCart((cart) => !hasPackages(linesOf(cart)));
  const isOneRate = useCart((cart) => !isOrder && rateOf(tableOf(cart, cartId), prices) !== undefined);
  const [grouped] = useState(() => grouping<CartItem>());

  /** The id of the removed line whose undo button gets the focus once it is rendered. */
  const undoFocus = useRef<string>(undefined);
  const remove = useCallback(
    (item: CartItem) => {
      void session.remove(cartId, item.id, { hold: UNDO_TIME });
      // The page may have stopped the removal.
      if (!overlayOf(session.getState()).removed.has(lineKey(cartId, item.id))) return;
      undoFocus.current = String(item.id);
      linesMoved();
      announce(text.items.removed(item.product_name));
    },
    [session, cartId, announce],
  );
  const takesFocus = useCallback((id: Id) => {
    const isTarget = undoFocus.current === String(id);
    undoFocus.current = undefined;
    return isTarget;
  }, []);
  const handleUnmount = useCallback<RemovedRowProps['onUnmount']>(
    (id, row, movesFocus, pressed) => {
      const index = rows(table.current).indexOf(row);
      linesMoved();
      // Wait until the table has its new rows.
      queueMicrotask(() => {
        const line = rows(table.current).find((one) => one.dataset.item === String(id));
        // A step or a search removed the row from view, so the buyer cannot undo any more: send the removal.
        if (line === undefined) session.hold({ cartId, id }, 0);
        if (movesFocus)
          (focusIn(line ?? lineAt(table.current, index), pressed === 'pointer') ?? fallbackFocus(root))?.focus();
      });
    },
    [session, cartId, root],
  );

  // A search may leave no rows, and screen readers do not announce a table without rows as a table.
  if (items.length === 0) return null;
  return (
    <table
      ref={table}
      role="table"
      className={`items${trader && !locked ? ' items--priced' : ''}${locked ? ' items--locked' : ''}${isLong ? ' items--long' : ''}${isUnpacked ? ' items--unpacked' : ''}${prices === 'net' ? ' items--net' : ''}${order.isDense ? ' items--dense' : ''}${order.isContinued ? ' items--continued' : ''}${isOneRate ? ' items--one-rate' : ''}`}
      part="table"
      data-cart={cartId}
      aria-rowcount={items.length + 1}
    >
      <caption className="only-spoken">{caption}</caption>
      <ItemsHead removable={!locked} prices={prices} />
      {grouped(items).map((group, at) => (
        <Group
          key={at}
          items={group}
          isEmpty={at > 0 && at >= room}
          statuses={rowStatuses(group, cartId, overlay, changes)}
          {...{ cartId, currency, locked, isOrder, takesFocus, picked, slots, isFew: order.isFew }}
          from={isCompact || isOrder ? at * SIZE : undefined}
          numbers={order.numbers}
          onRemove={remove}
          onUnmount={handleUnmount}
        />
      ))}
    </table>
  );
}

interface GroupProps
  extends
    Omit<ItemsTableProps, 'caption' | 'isOrder' | 'isDense' | 'isContinued' | 'numbers'>,
    Pick<RemovedRowProps, 'takesFocus' | 'onUnmount'> {
  isOrder: boolean;
  numbers: ItemsTableProps['numbers'];
  statuses: RowStatuses;
  currency: string;
  onRemove: (item: CartItem) => void;
  /** Renders only a placeholder; the group's lines are rendered later. */
  isEmpty: boolean;
  /** The number of lines before the group, if lines are numbered. */
  from: number | undefined;
  picked: ReadonlySet<string> | undefined;
  /** The names of the slots that the page fills. */
  slots: ReadonlySet<string>;
}

const Group = memo(function Group({
  items,
  statuses: doings,
  isEmpty,
  from,
  numbers,
  picked,
  slots,
  takesFocus,
  onUnmount,
  ...shared
}: GroupProps) {
  return (
    <tbody role="rowgroup" className="items__group" style={{ '--_lines': items.length } as React.CSSProperties}>
      {(isEmpty ? [] : items).map((item, at) => {
        const line = lineKey(shared.cartId, item.id);
        const status = doings.get(line);
        if (isDeposit(item) && !shared.locked && doings.get(lineKey(shared.cartId, ownerOf(item)))?.removed)
          return null;
        if (status?.removed && !shared.locked)
          return (
            <RemovedRow
              key={item.id}
              {...{ item, takesFocus, onUnmount }}
              cartId={shared.cartId}
              sending={status.removing}
            />
          );
        return (
          <ItemRow
            key={item.id}
            item={item}
            edited={status?.quantity}
            saving={status?.saving ?? false}
            removing={status?.removing ?? false}
            changed={status?.changed}
            isNews={shared.isOrder && status?.isNews === true}
            number={numbers?.get(item) ?? (from === undefined ? undefined : from + at + 1)}
            picked={shared.locked || isDeposit(item) ? undefined : picked?.has(line)}
            isFilled={slots.has(`line-${item.id}`)}
            isEndFilled={slots.has(`line-end-${item.id}`)}
            {...shared}
          />
        );
      })}
    </tbody>
  );
});
