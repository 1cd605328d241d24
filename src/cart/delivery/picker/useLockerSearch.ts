/** Decides what the picker knows while the person looks for a locker: the text, the filters, their place, and what that finds. */
import { useDeferredValue, useMemo, useState } from 'react';
import { currentPosition, type PositionRefusal } from '../../../page/position';
import type { PointTrait } from '../point';
import type { Columns } from './columns';
import { findLockers, rowsWith, type Found, type Origin } from './search';
import { pickerText } from './text';

export interface LockerSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly traits: ReadonlySet<PointTrait>;
  readonly toggle: (trait: PointTrait) => void;
  /** All rows that the filters leave, found or not. */
  readonly listed: readonly number[];
  readonly found: Found;
  /** Asks the browser where the person is; the text field is emptied when it says so, since it named another place. */
  readonly locate: () => Promise<boolean>;
  readonly locating: boolean;
  readonly refusal: PositionRefusal | undefined;
  readonly setFrom: (from: Origin) => void;
}

export function useLockerSearch(columns: Columns): LockerSearch {
  const [query, setText] = useState('');
  const [traits, setTraits] = useState<ReadonlySet<PointTrait>>(new Set());
  const [from, setFrom] = useState<Origin>();
  const [locating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState<PositionRefusal>();
  const searched = useDeferredValue(query);
  const listed = useMemo(() => rowsWith(columns, traits), [columns, traits]);
  const found = useMemo(
    () => findLockers(columns, listed, { query: searched, from }),
    [columns, listed, searched, from],
  );

  return {
    query,
    setQuery(text) {
      setText(text);
      setRefusal(undefined);
    },
    traits,
    toggle: (trait) =>
      setTraits((set) => new Set(set.has(trait) ? [...set].filter((one) => one !== trait) : [...set, trait])),
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
    setFrom,
  };
}
