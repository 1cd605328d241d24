/** Decides what the list says of one locker: the facts that matter for the choice; the chosen one is marked by more than colour. */
import { Accessibility, ArrowUp, Copy, CreditCard } from './icons';
import { Check, Clock } from '../ui/icons';
import { memo } from 'react';
import { Button } from '../ui/Button';
import { addressOf, type Point } from './point';
import { pointAt, type Columns } from './columns';
import { directionText, directionTo, distanceText, metresBetween, type Place } from './distance';
import { pickerText } from './text';

export interface LockerRowProps {
  /** Columns and row instead of a point: a point would be a new object on every render of the list. */
  columns: Columns;
  row: number;
  from: Place | undefined;
  chosen: boolean;
  highlighted: boolean;
  busy: boolean;
  /** „ostatnio wybrany”, if that is why the row is shown. */
  tag?: string | undefined;
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
  busy,
  tag,
  ...on
}: LockerRowProps) {
  const point = pointAt(columns, row);
  const state = `${chosen ? ' locker-row--chosen' : ''}${highlighted ? ' locker-row--highlighted' : ''}`;
  return (
    <li
      className={`locker-row${state}`}
      part={chosen ? 'locker locker-chosen' : 'locker'}
      aria-current={chosen || undefined}
      data-locker={point.name}
      onClick={() => on.onHighlight(row)}
      onFocus={() => on.onHover(row)}
      onBlur={() => on.onHover(undefined)}
      onPointerEnter={() => on.onHover(row)}
      onPointerLeave={() => on.onHover(undefined)}
    >
      <div className="locker-row__text">
        <p className="locker-row__head">
          <strong className="locker-row__name">{point.name}</strong>
          {chosen && (
            <span className="locker-row__badge">
              <Check size={14} aria-hidden="true" />
              <span>{` ${pickerText.picked}`}</span>
            </span>
          )}
          {point.network && <span className="muted">{point.network}</span>}
          {tag && <span className="locker-row__tag">{tag}</span>}
        </p>
        <p>{addressOf(point)}</p>
        {point.description && <p className="muted">{point.description}</p>}
        <Traits point={point} />
      </div>
      <div className="locker-row__end">
        {from && <Distance from={from} to={point} />}
        <Button
          size="small"
          busy={busy}
          aria-label={pickerText.pickLocker(point.name)}
          onClick={(event) => (event.stopPropagation(), void on.onPick(row))}
        >
          {pickerText.pick}
        </Button>
      </div>
    </li>
  );
});

function Traits({ point: { traits, openingHours, twin } }: { point: Point }) {
  const hours = traits.always ? pickerText.traits.always : openingHours;
  return (
    <ul className="locker-row__traits">
      {hours && (
        <li>
          <Clock size={14} aria-hidden="true" />
          <span>{` ${hours}`}</span>
        </li>
      )}
      {traits.payment && (
        <li>
          <CreditCard size={14} aria-hidden="true" />
          <span>{` ${pickerText.traits.payment}`}</span>
        </li>
      )}
      {traits.easyAccess && (
        <li>
          <Accessibility size={14} aria-hidden="true" />
          <span>{` ${pickerText.traits.easyAccess}`}</span>
        </li>
      )}
      {twin && (
        <li>
          <Copy size={14} aria-hidden="true" />
          <span>{` ${pickerText.twin(twin)}`}</span>
        </li>
      )}
    </ul>
  );
}

function Distance({ from, to }: { from: Place; to: Point }) {
  const metres = metresBetween(from, to.latitude, to.longitude);
  const direction = directionTo(from, to);
  return (
    <span className="locker-row__distance number">
      <span>{distanceText(metres)}</span>
      <span className="only-spoken">{` ${directionText(direction)}`}</span>
      <ArrowUp size={14} aria-hidden="true" style={{ rotate: `${direction * 45}deg` }} />
    </span>
  );
}
