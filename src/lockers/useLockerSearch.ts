/** The picker's search state: text, filters, the person's position, and results. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { currentPosition, type PositionRefusal } from '../page/position';
import type { PointTrait } from './point';
import type { MapEvents } from './map/engine';
import { findLockers, networksOf, placeNamed, rowsWith, type LockerResults, type Origin } from './search';
import type { LockersState } from './source';
import { pickerText } from './text';

export interface LockerSearch {
  readonly query: string;
  /** The person has not searched for anything yet. */
  readonly isResting: boolean;
  readonly setQuery: (query: string) => void;
  readonly traits: ReadonlySet<PointTrait>;
  readonly toggle: (trait: PointTrait) => void;
  /** The networks to choose from; empty if there is no choice. */
  readonly networks: readonly string[];
  readonly only: ReadonlySet<string>;
  readonly toggleNetwork: (network: string) => void;
  /** All rows that pass the filters, regardless of the search text. */
  readonly listed: readonly number[];
  readonly results: LockerResults;
  /** Requests the browser's position, then clears the text field, which named another place. */
  readonly locate: () => Promise<boolean>;
  readonly locating: boolean;
  readonly refusal: PositionRefusal | undefined;
  readonly mapMoved: MapEvents['onMoved'];
}

/** Below this zoom, the centre of the map is no useful origin. */
const NEAR_ZOOM = 8;

const toggled = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  new Set(set.has(one) ? [...set].filter((other) => other !== one) : [...set, one]);

type Lockers = Pick<LockersState, 'columns' | 'nearby' | 'from'> & { readonly load: () => void };

/** `near`: initial origin, a post code, a town, or both. `network`: the only network to show. Any search loads all lockers. */
export function useLockerSearch(
  { columns, nearby, from: nearest, load }: Lockers,
  near: string,
  network: string,
): LockerSearch {
  const [query, setText] = useState('');
  const [traits, setTraits] = useState<ReadonlySet<PointTrait>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const only = useMemo(() => (network === '' ? ticked : new Set([network])), [network, ticked]);
  const networks = useMemo(() => (network === '' ? networksOf(columns) : []), [columns, network]);
  const [from, setFrom] = useState<Origin>();
  /** The map's centre, once zoomed in enough. */
  const mapCentre = useRef<Origin>(undefined);
  const [locating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState<PositionRefusal>();
  const searched = useDeferredValue(query);
  const listed = useMemo(() => {
    const fitting = rowsWith(columns, traits, only);
    return nearby ? nearby.filter((row) => fitting.includes(row)) : fitting;
  }, [columns, nearby, traits, only]);
  const isNoneNear = nearby !== undefined && listed.length === 0;
  useEffect(() => {
    if (isNoneNear) load();
  }, [isNoneNear, load]);
  const initialOrigin = useMemo(
    (): Origin | undefined =>
      nearest ? { ...nearest, kind: 'near', label: near.trim() } : nearby ? undefined : placeNamed(columns, near),
    [columns, nearby, nearest, near],
  );
  const results = useMemo(
    () => findLockers(columns, listed, { query: searched, from: from ?? initialOrigin }),
    [columns, listed, searched, from, initialOrigin],
  );

  return {
    query,
    isResting: query === '' && from === undefined,
    setQuery(text) {
      if (text !== '') load();
      setText(text);
      setRefusal(undefined);
      // Without a text, distances are measured from the visible centre of the map, unless they are measured from the person's position.
      if (text === '' && from?.kind !== 'person' && mapCentre.current) setFrom(mapCentre.current);
    },
    traits,
    toggle: (trait) => (load(), setTraits((set) => toggled(set, trait))),
    networks: networks.length > 1 ? networks : [],
    only,
    toggleNetwork: (one) => (load(), setTicked((set) => toggled(set, one))),
    listed,
    results,
    async locate() {
      setLocating(true);
      setRefusal(undefined);
      const answer = await currentPosition();
      setLocating(false);
      if (typeof answer === 'string') {
        setRefusal(answer);
        return false;
      }
      load();
      setText('');
      setFrom({ ...answer, kind: 'person', label: pickerText.located });
      return true;
    },
    locating,
    refusal,
    mapMoved(centre, zoom, byHand) {
      mapCentre.current = zoom < NEAR_ZOOM ? undefined : { ...centre, kind: 'map', label: pickerText.mapCentre };
      if (byHand) load();
      if (byHand && query === '' && mapCentre.current) setFrom(mapCentre.current);
    },
  };
}
