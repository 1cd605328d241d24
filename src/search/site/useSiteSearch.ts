/** Decides how the site search runs: the address says what is wanted, and what is shown stays until that comes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '../../http/failure';
import { failureText } from '../../http/text';
import { onPageRestored } from '../../page/lifecycle';
import { onQueryMove, readQuery, replaceQuery } from '../../page/query';
import { askSearch } from '../api';
import type { Found } from '../api';
import { holdsPlace, placeBody, placeParams, readPlace } from './place';
import type { Place } from './place';

/** Results and the place that they are of. */
export interface Shown {
  readonly place: Place;
  readonly answer: Found;
}

export interface SiteSearch {
  /** Where the person wants to be, and the address says. */
  readonly wanted: Place;
  /** What is there meanwhile, and when nothing comes. */
  readonly shown: Shown | undefined;
  readonly isAsking: boolean;
  /** A sentence for the person. */
  readonly failure: string | undefined;
  go(place: Place): void;
}

interface State extends Omit<SiteSearch, 'go' | 'shown'> {
  /** `asked` is what the answer is to; it may hold the place as well. */
  readonly shown: (Shown & { readonly asked: Place }) | undefined;
}

export function useSiteSearch(
  url: string | undefined,
  query: string | undefined,
  onAnswer: (answer: Found, place: Place) => void,
): SiteSearch {
  const [state, setState] = useState((): State => {
    const wanted = readPlace(readQuery(), query);
    return { wanted, shown: undefined, isAsking: wanted.query !== '', failure: undefined };
  });
  const turn = useRef(0);
  /** What was asked last and has neither been answered nor failed. */
  const open = useRef<Place | undefined>(undefined);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });

  const ask = useCallback(
    async (wanted: Place) => {
      const mine = ++turn.current;
      open.current = undefined;
      if (wanted.query === '') return setState({ wanted, shown: undefined, isAsking: false, failure: undefined });
      open.current = wanted;
      setState(({ shown }) => ({
        wanted,
        shown: shown && (holdsPlace(shown.asked, wanted) ? { ...shown, place: wanted } : shown),
        isAsking: true,
        failure: undefined,
      }));
      try {
        const answer = await askSearch(url, placeBody(wanted));
        if (mine !== turn.current) return;
        open.current = undefined;
        setState({ wanted, shown: { place: wanted, asked: wanted, answer }, isAsking: false, failure: undefined });
        heard.current(answer, wanted);
      } catch (error) {
        // The page is being left: if it comes back, it is asked again.
        if (mine !== turn.current || (error instanceof Failure && error.code === 'leaving')) return;
        console.warn('shop-elements: no search results', error);
        open.current = undefined;
        const failure = error instanceof Failure ? failureText(error) : '';
        setState((now) => ({ ...now, isAsking: false, failure: failure || undefined }));
      }
    },
    [url],
  );
  const go = useCallback(
    (place: Place) => {
      replaceQuery(placeParams(place));
      void ask(place);
    },
    [ask],
  );
  useEffect(() => {
    const follow = () => void ask(readPlace(readQuery(), query));
    follow();
    const stops = [onQueryMove(follow), onPageRestored(() => open.current && void ask(open.current))];
    return () => {
      turn.current += 1;
      for (const stop of stops) stop();
    };
  }, [ask, query]);
  return { ...state, go };
}
