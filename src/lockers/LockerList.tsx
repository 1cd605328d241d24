/** Decides how the found lockers are listed: those pressed on the map first, fifty at a time, arrow keys from row to row. */
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button';
import { isModified } from '../ui/modifiers';
import { Notice } from '../ui/Notice';
import type { Columns } from './columns';
import { LockerRow } from './LockerRow';
import type { Found } from './search';
import { pickerText } from './text';

const STEP = 50;

export interface LockerListProps {
  columns: Columns;
  found: Found;
  /** Rows listed first whatever the search: those pressed on the map, or the one picked last. */
  first: readonly { readonly row: number; readonly tag?: string | undefined }[];
  chosen: string | undefined;
  highlighted: number | undefined;
  busy: number | undefined;
  /** The lockers are still loading, or failed to load: an empty result means nothing then. */
  isUnknown: boolean;
  onPick: (row: number) => Promise<void>;
  onHighlight: (row: number) => void;
  onHover: (row: number | undefined) => void;
}

/** Up and Down move between the 'Wybierz' buttons; Tab works as usual. */
function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || isModified(event)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === (event.target as Element).closest('button'));
  const next = buttons[at + by];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Its key remounts it for each search, so that it starts at the top with the first fifty. */
export function LockerList({ columns, found, first, isUnknown, ...props }: LockerListProps) {
  const [shown, setShown] = useState(STEP);
  const leading = new Set(first.map(({ row }) => row));
  const rows = [
    ...first,
    ...found.rows.slice(0, shown).flatMap((row) => (leading.has(row) ? [] : [{ row, tag: undefined }])),
  ];
  if (rows.length === 0) {
    return isUnknown ? null : <Notice status="info" title={pickerText.nothing} messages={[pickerText.nothingHint]} />;
  }
  return (
    <>
      <ul className="lockers" part="lockers" aria-label={pickerText.list} onKeyDown={goByArrow}>
        {rows.map(({ row, tag }) => (
          <LockerRow
            key={columns.names[row]}
            columns={columns}
            row={row}
            tag={tag}
            from={found.origin}
            chosen={columns.names[row] === props.chosen}
            highlighted={row === props.highlighted}
            busy={row === props.busy}
            onPick={props.onPick}
            onHighlight={props.onHighlight}
            onHover={props.onHover}
          />
        ))}
      </ul>
      {found.rows.length > shown && (
        <Button wide onClick={() => setShown(shown + STEP)}>
          {pickerText.more}
        </Button>
      )}
    </>
  );
}
