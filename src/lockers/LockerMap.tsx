/** The map's side of the picker: filtered lockers, marks, the map's buttons, and a message if there is no map. */
import { Minus, Plus } from '../ui/icons';
import { Shrink } from './icons';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { nameAt, placeAt, type Columns } from './columns';
import type { Credit } from './map/credits';
import type { MapEvents } from './map/engine';
import type { Mark } from './map/layers';
import type { Origin } from './search';
import { pickerText } from './text';
import { isMapUnavailable, useMap, type MapState } from './useMap';

export interface LockerMapProps {
  url: string | undefined;
  columns: Columns;
  /** The rows that pass the filters, in any order. A new array redraws the map. */
  rows: readonly number[];
  marks: Readonly<Partial<Record<'highlighted' | 'chosen' | 'hovered', number | undefined>>>;
  origin: Origin | undefined;
  onPress: (rows: readonly number[]) => void;
  onMoved: MapEvents['onMoved'];
  /** Called when the person zooms out. */
  onMore: () => void;
  onState: (state: MapState) => void;
}

const ZOOMS: Readonly<Record<Origin['kind'], number>> = { person: 13, near: 13, postCode: 12.5, town: 11.5, map: 0 };

export function LockerMap({ url, columns, rows, marks, origin, onPress, onMoved, onMore, onState }: LockerMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const swatch = useRef<HTMLSpanElement>(null);
  const { state, map, credits } = useMap(place, swatch, url, { onPress, onMoved });
  const { highlighted, chosen, hovered } = marks;

  useEffect(() => onState(state), [onState, state]);
  useEffect(() => map?.show(columns, rows), [map, columns, rows]);
  useEffect(
    () => map?.mark(marksOf(columns, { highlighted, chosen, hovered }, origin)),
    [map, columns, highlighted, chosen, hovered, origin],
  );
  useEffect(() => {
    if (map && origin && origin.kind !== 'map') map.goTo(origin, ZOOMS[origin.kind]);
  }, [map, origin]);
  const target = useMemo(
    () => (highlighted === undefined ? undefined : placeAt(columns, highlighted)),
    // A row keeps its place while more rows are added, so `columns` is no dependency.
    // eslint-disable-next-line react/exhaustive-deps
    [highlighted],
  );
  useEffect(() => {
    if (map && target) map.goTo(target, 14, true);
  }, [map, target]);

  return (
    <div className={`picker__map${isMapUnavailable(state) ? ' picker__map--off' : ''}`} part="map">
      <span ref={swatch} className="picker__swatch" aria-hidden="true" />
      <div ref={place} className="picker__place" />
      {isMapUnavailable(state) && <Notice status="info" messages={[pickerText.noMap[state]]} />}
      {state === 'loading' && (
        <p className="picker__wait">
          <Spinner />
          <span>{` ${pickerText.mapLoading}`}</span>
        </p>
      )}
      {map && (
        <div className="picker__tools">
          <IconButton label={pickerText.zoomIn} variant="secondary" onClick={map.zoomIn}>
            <Plus size={20} />
          </IconButton>
          <IconButton label={pickerText.zoomOut} variant="secondary" onClick={() => (onMore(), map.zoomOut())}>
            <Minus size={20} />
          </IconButton>
          <IconButton label={pickerText.showPoland} variant="secondary" onClick={() => (onMore(), map.goToPoland())}>
            <Shrink size={20} />
          </IconButton>
        </div>
      )}
      {map && <Credits credits={credits} />}
    </div>
  );
}

function Credits({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="picker__credits" part="map-credits">
      {credits.map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  );
}

function marksOf(columns: Columns, rows: LockerMapProps['marks'], origin: Origin | undefined): Mark[] {
  const marks: Mark[] = origin?.kind === 'person' ? [{ ...origin, kind: 'person', name: '' }] : [];
  for (const kind of ['hovered', 'chosen', 'highlighted'] as const) {
    const row = rows[kind];
    if (row === undefined || (kind === 'highlighted' && row === rows.chosen)) continue;
    const name = kind === 'hovered' ? '' : nameAt(columns, row);
    marks.push({ kind, name, ...placeAt(columns, row) });
  }
  return marks;
}
