/** Decides how the picker's parts share state: one search, one highlighted locker, list and map in step, the bar below. */
import { List, MapIcon } from './icons';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Elements } from '../ui/content';
import { addressOf, type Point } from './point';
import { leavesGroup } from '../ui/leaves-group';
import { isModified } from '../ui/modifiers';
import { pointAt, type Columns } from './columns';
import { lastLocker, rememberLocker } from './last';
import { LockerBar } from './LockerBar';
import { LockerList } from './LockerList';
import { LockerMap } from './LockerMap';
import { LockerStatus, LockerTools } from './LockerTools';
import { isMapWanted } from './map/style';
import { pickerText } from './text';
import { useLockers } from './useLockers';
import { useLockerSearch } from './useLockerSearch';
import { isNoMap, type MapState } from './useMap';
import { useWide } from './useWide';

export interface LockerPickerProps {
  pointsUrl: string;
  mapStyleUrl: string | undefined;
  /** The chosen locker; a missing address is read from the points. */
  chosen: { readonly name: string; readonly address: string | undefined } | undefined;
  /** Where the search starts unless a locker is chosen: a post code, a town, or both. */
  near?: string | undefined;
  /** The only network whose points can be picked; without it the person chooses among the available ones. */
  network?: string | undefined;
  /** Resolves to whether the server accepted the pick. */
  onPick: (point: Point) => Promise<boolean>;
  autoFocus?: boolean;
  /** Messages about the last pick. */
  children?: Elements;
}

const rowOf = (columns: Columns, name: string | undefined): number | undefined => {
  const row = name === undefined ? -1 : columns.names.indexOf(name);
  return row < 0 ? undefined : row;
};

/** Down moves from the search field to the first locker. */
function goToList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || isModified(event) || !(event.target as Element).matches('[type=search]')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('.lockers button')?.focus();
}

/** Remounts for another address: a row number means nothing in another list of lockers. */
export const LockerPicker = (props: LockerPickerProps) => <Picker key={props.pointsUrl} {...props} />;

function Picker({
  pointsUrl,
  mapStyleUrl,
  chosen,
  near = '',
  network = '',
  onPick,
  autoFocus = false,
  children,
}: LockerPickerProps) {
  const { columns, loading, failed, progress, retry } = useLockers(pointsUrl, near);
  const search = useLockerSearch(columns, chosen === undefined ? near : '', network);
  const [highlighted, setHighlighted] = useState<number>();
  /** Rows pressed on the map: one locker, or all at one spot; they come first in the list. */
  const [spot, setSpot] = useState<readonly number[]>([]);
  const [hovered, setHovered] = useState<number>();
  const [busy, setBusy] = useState<number>();
  const [tab, setTab] = useState<'list' | 'map'>('list');
  const [mapState, setMapState] = useState<MapState>('loading');
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWide(root);

  const chosenRow = useMemo(() => rowOf(columns, chosen?.name), [columns, chosen?.name]);
  const lastRow = useMemo(() => rowOf(columns, lastLocker()), [columns]);
  const { isResting } = search;
  const first = useMemo(
    () => [
      ...spot.map((row) => ({ row })),
      ...(isResting && lastRow !== undefined && lastRow !== chosenRow && !spot.includes(lastRow)
        ? [{ row: lastRow, tag: pickerText.last }]
        : []),
    ],
    [spot, isResting, lastRow, chosenRow],
  );

  const pick = useCallback(
    async (row: number) => {
      const point = pointAt(columns, row);
      setBusy(row);
      const taken = await onPick(point);
      setBusy(undefined);
      if (taken) rememberLocker(point.name);
    },
    [columns, onPick],
  );
  const press = (rows: readonly number[]) => {
    setSpot(rows);
    setHighlighted(rows[0]);
  };
  const hasMap = isMapWanted(mapStyleUrl);
  const mapOff = isNoMap(mapState);
  const showsMap = hasMap && (isWide || tab === 'map');
  // A map that cannot be shown needs no tab: a sentence beside the list says so.
  const listed = isWide || tab === 'list' || mapOff;

  return (
    <div ref={root} className={`picker${isWide && hasMap && !mapOff ? ' picker--wide' : ''}`} part="picker">
      <div className="picker__side" onKeyDown={goToList}>
        <LockerTools search={search} autoFocus={autoFocus} />
        {children}
        {hasMap && !isWide && !mapOff && <Tabs tab={tab} onTab={setTab} />}
        <LockerStatus {...{ loading, failed, progress, retry, search }} total={columns.names.length} />
        {listed && (
          <div
            className="picker__list"
            key={`${search.found.query} ${[...search.traits, ...search.only].join()} ${spot.join()}`}
          >
            <LockerList
              {...{ columns, first, highlighted, busy }}
              isUnknown={loading || (failed && columns.names.length === 0)}
              found={search.found}
              chosen={chosen?.name}
              onPick={pick}
              onHighlight={setHighlighted}
              onHover={setHovered}
            />
          </div>
        )}
      </div>
      {showsMap && (
        <LockerMap
          // Another style address mounts a new map, even if this one failed.
          key={mapStyleUrl}
          url={mapStyleUrl}
          columns={columns}
          rows={search.listed}
          marks={{ highlighted, chosen: chosenRow, hovered }}
          origin={search.found.origin}
          onPress={press}
          onMoved={search.mapMoved}
          onState={setMapState}
        />
      )}
      <LockerBar
        highlighted={highlighted === undefined ? undefined : pointAt(columns, highlighted)}
        chosen={
          chosen && {
            ...chosen,
            address: chosen.address ?? (chosenRow === undefined ? '' : addressOf(pointAt(columns, chosenRow))),
          }
        }
        busy={busy !== undefined && busy === highlighted}
        onPick={() => highlighted !== undefined && void pick(highlighted)}
      />
    </div>
  );
}

function Tabs({ tab, onTab }: { tab: 'list' | 'map'; onTab: (tab: 'list' | 'map') => void }) {
  const option = (value: 'list' | 'map', icon: Elements) => (
    <label className="picker__tab">
      <input
        ref={leavesGroup}
        type="radio"
        name="locker-view"
        value={value}
        checked={tab === value}
        onChange={() => onTab(value)}
      />
      <span>
        {icon}
        <span>{` ${pickerText[value]}`}</span>
      </span>
    </label>
  );
  return (
    <div className="picker__tabs" role="radiogroup" aria-label={pickerText.view}>
      {option('list', <List size={16} aria-hidden="true" />)}
      {option('map', <MapIcon size={16} aria-hidden="true" />)}
    </div>
  );
}
