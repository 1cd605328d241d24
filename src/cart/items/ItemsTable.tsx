/** Decides how the lines of one cart are listed, and where the focus goes when one is removed. */
import { memo, useRef } from 'react';
import { useHost } from '../../element/useHost';
import type { Id } from '../../http/tolerant';
import { useAnnounce } from '../../ui/LiveRegion';
import { useCartSettings, useCartState, useCurrency } from '../CartContext';
import { text } from '../text';
import { chunks } from './chunks';
import { doingsOf, type Doings } from './doings';
import { ItemRow } from './ItemRow';
import { ItemsHead } from './ItemsHead';
import { useLines } from './LinesContext';
import type { CartItem } from './schema';

interface ItemsTableProps {
  items: readonly CartItem[];
  cartId: Id;
  caption: string;
  locked: boolean;
}

export function ItemsTable({ items, cartId, caption, locked }: ItemsTableProps) {
  const { root } = useHost();
  const { session, trader } = useCartSettings();
  const currency = useCurrency();
  const quantities = useCartState((state) => state.edits.quantities);
  const saving = useCartState((state) => state.saving);
  const { isWhole } = useLines();
  const announce = useAnnounce();
  const table = useRef<HTMLTableElement>(null);
  const isLong = items.some(({ prices }) => [prices.net, prices.gross, prices.total_gross].some(isLongFigure));
  const groups = useRef<readonly (readonly CartItem[])[]>([]);
  groups.current = chunks(items, groups.current);

  const remove = useRef(async (item: CartItem) => {
    const index = rows(table.current).findIndex((row) => row.dataset.item === String(item.id));
    const { ok } = await session.remove(cartId, item.id);
    if (!ok) return;
    announce(text.items.removed(item.product_name));
    (rowLeft(table.current, index) ?? besides(root))?.focus();
  }).current;

  // A table without a line, as a search may leave it, is none to a screen reader.
  if (items.length === 0) return null;
  return (
    <table
      ref={table}
      role="table"
      className={`items${trader && !locked ? ' items--priced' : ''}${locked ? ' items--locked' : ''}${isLong ? ' items--long' : ''}`}
      part="table"
      aria-rowcount={items.length + 1}
    >
      <caption className="only-spoken">{caption}</caption>
      <ItemsHead removable={!locked} />
      {groups.current.map((group, at) => (
        <Group
          key={at}
          items={group}
          isEmpty={!isWhole && at >= AT_FIRST}
          doings={doingsOf(group, quantities, saving)}
          {...{ cartId, currency, locked }}
          onRemove={remove}
        />
      ))}
    </table>
  );
}

/** From a million on: wider than a column is made for. */
const isLongFigure = (amount: string): boolean => amount.split('.', 1)[0]!.length > 6;

interface GroupProps extends Omit<ItemsTableProps, 'caption'> {
  doings: Doings;
  currency: string;
  onRemove: (item: CartItem) => void;
  /** Only its place: its lines come later. */
  isEmpty: boolean;
}

/** Groups that the first painting has lines in: a screen shows no more. */
const AT_FIRST = 1;

const Group = memo(function Group({ items, doings, isEmpty, ...shared }: GroupProps) {
  return (
    <tbody role="rowgroup" className="items__group" style={{ '--_lines': items.length } as React.CSSProperties}>
      {(isEmpty ? [] : items).map((item) => {
        const doing = doings.get(String(item.id));
        return (
          <ItemRow
            key={item.id}
            item={item}
            edited={doing?.quantity}
            saving={doing?.saving ?? false}
            removing={doing?.removing ?? false}
            {...shared}
          />
        );
      })}
    </tbody>
  );
});

const rows = (table: HTMLTableElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
];

/** The remove button of the line that took the removed one's place, else of the last one. */
function rowLeft(table: HTMLTableElement | null, index: number): HTMLElement | null | undefined {
  const left = rows(table);
  return left[Math.min(index, left.length - 1)]?.querySelector<HTMLElement>('.items__remove button');
}

/** Where the focus goes from a table that lost its last line: to the search that left no other, else to the step's title. */
const besides = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('.line-search input') ?? root.querySelector<HTMLElement>('[data-step-title]');
