/** One locker in the list: its facts, its distance, and more than colour to mark the chosen one. */
import { Check } from '../ui/icons';
import { leavesGroup } from '../ui/leaves-group';
import { memo } from 'react';
import { addressOf, type Point } from './point';
import { pointAt, type Columns } from './columns';
import { directionText, directionTo, distanceText, metresBetween } from './distance';
import type { Origin } from './search';
import { pickerText } from './text';

export interface LockerRowProps {
  /** Columns and row instead of a point: a point would be a new object on every render of the list. */
  columns: Columns;
  row: number;
  from: Origin | undefined;
  chosen: boolean;
  highlighted: boolean;
  /** The row's radio button is checked. It is checked for the highlighted locker, or for the chosen one if none is highlighted. */
  checked: boolean;
  isLast: boolean;
  onPick: (row: number) => Promise<void>;
  onHighlight: (row: number) => void;
  onHover: (row: number | undefined) => void;
}

export const LockerRow = memo(function LockerRow({
  columns,
  row,
  from,
  chosen,
  highlighted,
  checked,
  isLast,
  ...on
}: LockerRowProps) {
  const point = pointAt(columns, row);
  const state = `${chosen ? ' locker-row--chosen' : ''}${highlighted ? ' locker-row--highlighted' : ''}`;
  const further = highlighted ? furtherOf(point) : '';
  return (
    <li
      className={`locker-row${state}`}
      part={chosen ? 'locker locker-chosen' : 'locker'}
      aria-current={chosen || undefined}
      data-locker={point.name}
      onFocus={() => on.onHover(row)}
      onBlur={() => on.onHover(undefined)}
      onPointerEnter={() => on.onHover(row)}
      onPointerLeave={() => on.onHover(undefined)}
    >
      <label className="locker-row__face">
        <input
          ref={leavesGroup}
          type="radio"
          name="locker"
          checked={checked}
          onChange={() => on.onHighlight(row)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void on.onPick(row);
          }}
        />
        <span className="locker-row__head">
          <span>
            <strong className="locker-row__name">{point.name}</strong>
            {chosen && (
              <span className="locker-row__badge">
                <Check size={14} aria-hidden="true" />
                <span>{` ${pickerText.picked}`}</span>
              </span>
            )}
            <span className="muted">{` ${factsOf(point, isLast)} `}</span>
          </span>
          {from && <strong className="number">{`${distanceOf(from, point)} `}</strong>}
        </span>
        <span className="locker-row__text">
          <span>{`${point.address && from?.label.includes(point.details.city) ? point.address : addressOf(point)} `}</span>
          {point.description && <span className="muted">{`${point.description} `}</span>}
          {further && <span className="muted">{`${further} `}</span>}
        </span>
        {from && <span className="locker-row__direction">{directionText(directionTo(from, point))}</span>}
      </label>
    </li>
  );
});

/** Facts beside the name. */
const factsOf = ({ network, traits, openingHours }: Point, isLast: boolean): string =>
  [
    isLast && pickerText.last,
    network,
    traits.always ? pickerText.traits.always : openingHours,
    traits.easyAccess && pickerText.traits.easyAccess.toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ');

/** Further facts of the highlighted row only, so that the other rows stay short. */
const furtherOf = ({ traits, twin }: Point): string =>
  [traits.payment && pickerText.traits.payment, twin && pickerText.twin(twin)].filter(Boolean).join(' · ');

const distanceOf = (from: Origin, { latitude, longitude }: Point): string =>
  distanceText(metresBetween(from, latitude, longitude));
