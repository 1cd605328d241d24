/** Decides how the site search runs: the address says what is wanted, and what is shown stays until that comes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFailure, isLeft } from '../../http/failure';
import { failureText } from '../../http/text';
import { onPageRestored } from '../../page/lifecycle';
import { onQueryMove, readQuery, replaceQuery } from '../../page/query';
import { askSearch } from '../api';
import type { Found } from '../api';
import { holdsPlace, isSamePlace, pagesOf, placeBody, placeParams, readPlace } from './place';
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
  const asked = useRef<Place | undefined>(undefined);
  /** It has neither been answered nor failed. */
  const isOpen = useRef(false);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });

  const ask = useCallback(
    async function ask(wanted: Place): Promise<void> {
      const mine = ++turn.current;
      asked.current = wanted;
      isOpen.current = wanted.query !== '';
      if (wanted.query === '') return setState({ wanted, shown: undefined, isAsking: false, failure: undefined });
      setState(({ shown }) => ({
        wanted,
        shown: shown && (holdsPlace(shown.asked, wanted) ? { ...shown, place: wanted } : shown),
        isAsking: true,
        failure: undefined,
      }));
      try {
        const answer = await askSearch(url, placeBody(wanted));
        if (mine !== turn.current) return;
        isOpen.current = false;
        const page = Math.max(0, pagesOf(answer[wanted.kind].total) - 1);
        // An old link, or there were more: no page of nothing below a tab that counts some.
        if (wanted.page > page) {
          replaceQuery(placeParams({ ...wanted, page }));
          return ask({ ...wanted, page });
        }
        setState({ wanted, shown: { place: wanted, asked: wanted, answer }, isAsking: false, failure: undefined });
        heard.current(answer, wanted);
      } catch (error) {
        // The page is being left: if it comes back, it is asked again.
        if (mine !== turn.current || isLeft(error)) return;
        console.warn('shop-elements: no search results', error);
        isOpen.current = false;
        const failure = isFailure(error) ? failureText(error) : '';
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
    const place = () => readPlace(readQuery(), query);
    void ask(place());
    const stops = [
      // A link within the page moves too.
      onQueryMove(() => isSamePlace(place(), asked.current) || void ask(place())),
      onPageRestored(() => isOpen.current && void ask(asked.current!)),
    ];
    return () => {
      turn.current += 1;
      for (const stop of stops) stop();
    };
  }, [ask, query]);
  return { ...state, go };
}
