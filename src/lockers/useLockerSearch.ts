/** Decides what the picker knows while the person looks for a locker: the text, the filters, their place, and what that finds. */
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { currentPosition, type PositionRefusal } from '../page/position';
import type { PointTrait } from './point';
import type { Columns } from './columns';
import type { MapEvents } from './map/engine';
import { findLockers, networksOf, placeNamed, rowsWith, type Found, type Origin } from './search';
import { pickerText } from './text';

export interface LockerSearch {
  readonly query: string;
  /** Nothing has been searched for yet. */
  readonly isResting: boolean;
  readonly setQuery: (query: string) => void;
  readonly traits: ReadonlySet<PointTrait>;
  readonly toggle: (trait: PointTrait) => void;
  /** Whose points there are; none where the choice is not the person's. */
  readonly networks: readonly string[];
  readonly only: ReadonlySet<string>;
  readonly toggleNetwork: (network: string) => void;
  /** All rows that the filters leave, found or not. */
  readonly listed: readonly number[];
  readonly found: Found;
  /** Asks the browser where the person is; the text field is emptied when it says so, since it named another place. */
  readonly locate: () => Promise<boolean>;
  readonly locating: boolean;
  readonly refusal: PositionRefusal | undefined;
  readonly mapMoved: MapEvents['onMoved'];
}

/** Below this zoom the middle of the map is no place that a person means. */
const NEAR_ZOOM = 8;

const toggled = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  new Set(set.has(one) ? [...set].filter((other) => other !== one) : [...set, one]);

/** `near`: from where distances count at first, a post code, a town, or both. `network`: whose points alone are meant. */
export function useLockerSearch(columns: Columns, near: string, network: string): LockerSearch {
  const [query, setText] = useState('');
  const [traits, setTraits] = useState<ReadonlySet<PointTrait>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const only = useMemo(() => (network === '' ? ticked : new Set([network])), [network, ticked]);
  const networks = useMemo(() => (network === '' ? networksOf(columns) : []), [columns, network]);
  const [from, setFrom] = useState<Origin>();
  /** Where the map stands, near enough. */
  const middle = useRef<Origin>(undefined);
  const [locating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState<PositionRefusal>();
  const searched = useDeferredValue(query);
  const listed = useMemo(() => rowsWith(columns, traits, only), [columns, traits, only]);
  const begin = useMemo(() => placeNamed(columns, near), [columns, near]);
  const found = useMemo(
    () => findLockers(columns, listed, { query: searched, from: from ?? begin }),
    [columns, listed, searched, from, begin],
  );

  return {
    query,
    isResting: query === '' && from === undefined,
    setQuery(text) {
      setText(text);
      setRefusal(undefined);
      // The map still shows what the text led to; only to the person's own place it goes back by itself.
      if (text === '' && from?.kind !== 'person' && middle.current) setFrom(middle.current);
    },
    traits,
    toggle: (trait) => setTraits((set) => toggled(set, trait)),
    networks: networks.length > 1 ? networks : [],
    only,
    toggleNetwork: (one) => setTicked((set) => toggled(set, one)),
    listed,
    found,
    async locate() {
      setLocating(true);
      setRefusal(undefined);
      const answer = await currentPosition();
      setLocating(false);
      if (typeof answer === 'string') {
        setRefusal(answer);
        return false;
      }
      setText('');
      setFrom({ ...answer, kind: 'person', label: pickerText.located });
      return true;
    },
    locating,
    refusal,
    mapMoved(centre, zoom, byHand) {
      middle.current = zoom < NEAR_ZOOM ? undefined : { ...centre, kind: 'map', label: pickerText.mapCentre };
      if (byHand && query === '' && middle.current) setFrom(middle.current);
    },
  };
}
