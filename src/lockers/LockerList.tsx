/** The list of results: lockers pressed on the map come first, fifty are rendered at a time. */
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { Columns } from './columns';
import { LockerRow } from './LockerRow';
import type { LockerResults } from './search';
import { pickerText } from './text';

const STEP = 50;

export interface LockerListProps {
  columns: Columns;
  results: LockerResults;
  /** Rows that come first in any search: those pressed on the map, or the one picked last. */
  first: readonly number[];
  /** Row of the locker picked last. */
  last: number | undefined;
  /** The list has only the nearest lockers; the others are not loaded. */
  isNearby: boolean;
  chosen: string | undefined;
  highlighted: number | undefined;
  /** The lockers are loading or failed to load, so an empty result does not mean "none found". */
  isUnknown: boolean;
  onPick: (row: number) => Promise<void>;
  onHighlight: (row: number) => void;
  onHover: (row: number | undefined) => void;
}

/** A key remounts the list for each search: it starts at the top with fifty rows. */
export function LockerList({ columns, results, first, last, isNearby, isUnknown, ...props }: LockerListProps) {
  const [limit, setLimit] = useState(STEP);
  const rows = [...new Set([...first, ...results.rows.slice(0, limit)])];
  if (rows.length === 0) {
    return isUnknown ? null : <Notice status="info" title={pickerText.nothing} messages={[pickerText.nothingHint]} />;
  }
  return (
    <>
      <ul className="lockers" part="lockers" aria-label={pickerText.list}>
        {rows.map((row) => (
          <LockerRow
            key={columns.names[row]}
            columns={columns}
            row={row}
            from={results.origin}
            chosen={columns.names[row] === props.chosen}
            highlighted={row === props.highlighted}
            checked={props.highlighted === undefined ? columns.names[row] === props.chosen : row === props.highlighted}
            isLast={row === last}
            onPick={props.onPick}
            onHighlight={props.onHighlight}
            onHover={props.onHover}
          />
        ))}
      </ul>
      {isNearby && <p className="lockers__foot">{pickerText.few(results.rows.length)}</p>}
      {results.rows.length > limit && (
        <Button wide onClick={() => setLimit(limit + STEP)}>
          {pickerText.more}
        </Button>
      )}
    </>
  );
}
