/** The locker picker: its parts share one search and one highlighted locker. */
import { List, MapIcon } from './icons';
import { TriangleAlert } from '../ui/icons';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Elements } from '../ui/content';
import { addressOf, type Point } from './point';
import { Button } from '../ui/Button';
import { isModified } from '../ui/modifiers';
import { pointAt, wordAt, type Columns } from './columns';
import { lastLocker, rememberLocker } from './last';
import { LockerBar } from './LockerBar';
import { LockerList } from './LockerList';
import { LockerMap } from './LockerMap';
import { LockerStatus, LockerTools } from './LockerTools';
import { pickerText } from './text';
import { useLockers } from './useLockers';
import { useLockerSearch, type LockerSearch } from './useLockerSearch';
import { isMapUnavailable, isMapWanted, type MapState } from './useMap';
import { useWide } from './useWide';

export interface LockerPickerProps {
  pointsUrl: string;
  mapStyleUrl: string | undefined;
  /** The chosen locker; a missing address is read from the points. */
  chosen: { readonly name: string; readonly address: string | undefined } | undefined;
  /** Post code, town, or both. If empty, a search starts the first request. If undefined, all lockers load. */
  near?: string | undefined;
  /** Name of the place in `near`: „adres dostawy”. */
  nearIs?: string | undefined;
  /** The only network to show. Default: the person chooses among the available networks. */
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

/** Arrow down moves from the search field to the first locker. */
function goToList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || isModified(event) || !(event.target as Element).matches('[type=search]')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('.lockers input')?.focus();
}

/** Remounts for another URL, because row numbers are valid in one list only. */
export const LockerPicker = (props: LockerPickerProps) => <Picker key={props.pointsUrl} {...props} />;

function Picker({
  pointsUrl,
  mapStyleUrl,
  chosen,
  near,
  nearIs,
  network = '',
  onPick,
  autoFocus = false,
  children,
}: LockerPickerProps) {
  // If the chosen locker has no address, all lockers load: one of them has it.
  const [loadsAll] = useState(chosen !== undefined && chosen.address === undefined);
  const lockers = useLockers(pointsUrl, near, loadsAll);
  const { columns, loading, nearby } = lockers;
  const search = useLockerSearch(lockers, near ?? '', network);
  const [highlighted, setHighlighted] = useState<number>();
  /** Rows pressed on the map: one locker, or all at one spot; they come first in the list. */
  const [spot, setSpot] = useState<readonly number[]>([]);
  const [hovered, setHovered] = useState<number>();
  const [busy, setBusy] = useState<number>();
  const [isOnMap, setIsOnMap] = useState(false);
  const [mapState, setMapState] = useState<MapState>('loading');
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWide(root);

  const chosenRow = useMemo(() => rowOf(columns, chosen?.name), [columns, chosen?.name]);
  const lastRow = useMemo(() => rowOf(columns, lastLocker()), [columns]);
  const { isResting, results } = search;
  const isLastFar =
    isResting &&
    lastRow !== undefined &&
    lastRow !== chosenRow &&
    !nearby?.includes(lastRow) &&
    isOf(network, columns, lastRow);
  const first = useMemo(() => (isLastFar ? [...spot, lastRow] : spot), [spot, isLastFar, lastRow]);
  const nearest = chosen === undefined && !loading && isByNearness(search) ? results.rows[0] : undefined;
  const offered = highlighted ?? nearest;

  const pick = useCallback(
    async (row: number) => {
      const point = pointAt(columns, row);
      setHighlighted(row);
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
  const mapOff = isMapUnavailable(mapState);
  const other = isOnMap ? pickerText.list : pickerText.map;
  const isThere = columns.names.length > 0 || !loading;
  const showsMap = hasMap && (isWide ? isThere : isOnMap);
  // If the map is unavailable, the list stays visible, with a message beside it.
  const listed = isWide || !isOnMap || mapOff;

  return (
    <div ref={root} className={`picker${isWide && hasMap && !mapOff ? ' picker--wide' : ''}`} part="picker">
      <div className="picker__side" onKeyDown={goToList}>
        {!chosen && (
          <p className="picker__none">
            <TriangleAlert size={16} aria-hidden="true" />
            <span>{pickerText.none}</span>
          </p>
        )}
        <LockerTools search={search} autoFocus={autoFocus} hasFilters={!nearby || isWide} />
        {children}
        <LockerStatus {...lockers} search={search} nearIs={nearIs} onRetry={lockers.load}>
          {hasMap && !isWide && !mapOff && (
            <Button
              size="small"
              icon={isOnMap ? <List size={18} aria-hidden="true" /> : <MapIcon size={18} aria-hidden="true" />}
              aria-label={`${pickerText.view}: ${other}`}
              onClick={() => setIsOnMap(!isOnMap)}
            >
              {other}
            </Button>
          )}
        </LockerStatus>
        {listed && (
          <div
            className="picker__list"
            // Without a result no row takes the focus, and a key must scroll the advice.
            tabIndex={results.rows.length === 0 ? 0 : undefined}
            key={`${results.query} ${[...search.traits, ...search.only].join()} ${spot.join()}`}
          >
            <LockerList
              {...{ columns, first, highlighted, results }}
              last={lastRow}
              isNearby={nearby !== undefined}
              isUnknown={loading || columns.names.length === 0}
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
          // Another style URL mounts a new map, even if the last one failed.
          key={mapStyleUrl}
          url={mapStyleUrl}
          columns={columns}
          rows={search.listed}
          marks={{ highlighted, chosen: chosenRow, hovered }}
          origin={results.origin}
          onPress={press}
          onMoved={search.mapMoved}
          onMore={lockers.load}
          onState={setMapState}
        />
      )}
      <LockerBar
        offered={offered === undefined ? undefined : pointAt(columns, offered)}
        isNearest={highlighted === undefined}
        isOffscreen={offered !== undefined && (spot.includes(offered) || !listed || !results.rows.includes(offered))}
        chosen={
          chosen && {
            ...chosen,
            address: chosen.address ?? (chosenRow === undefined ? '' : addressOf(pointAt(columns, chosenRow))),
          }
        }
        busy={busy !== undefined && busy === offered}
        onPick={() => offered !== undefined && void pick(offered)}
      />
    </div>
  );
}

const isOf = (network: string, columns: Columns, row: number): boolean =>
  network === '' || wordAt(columns, row, 'network') === network;

/** Whether the first row is the nearest to the person, the delivery address or the typed post code. */
const isByNearness = ({ results: { origin, rows, isFallback: isInstead }, listed }: LockerSearch): boolean =>
  !isInstead &&
  rows.length === listed.length &&
  (origin?.kind === 'near' || origin?.kind === 'postCode' || origin?.kind === 'person');
