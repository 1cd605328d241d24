/** Decides how the site search runs: the address says what is shown, the newest question's answer is. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '../../http/failure';
import { failureText } from '../../http/text';
import { onQueryMove, readQuery, replaceQuery } from '../../page/query';
import { askSearch } from '../api';
import type { SearchAnswer } from '../schema';
import { placeBody, placeParams, readPlace } from './place';
import type { Place } from './place';

export interface SiteSearch {
  readonly place: Place;
  /** The answer that is shown; it stays while the next one is on its way. */
  readonly answer: SearchAnswer | undefined;
  readonly isAsking: boolean;
  /** A sentence for the person. */
  readonly failure: string | undefined;
  go(place: Place): void;
}

export function useSiteSearch(
  url: string | undefined,
  query: string | undefined,
  onAnswer: (answer: SearchAnswer, place: Place) => void,
): SiteSearch {
  const [state, setState] = useState(() => {
    const place = readPlace(readQuery(), query);
    return {
      place,
      answer: undefined as SearchAnswer | undefined,
      isAsking: place.query !== '',
      failure: undefined as string | undefined,
    };
  });
  const turn = useRef(0);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });

  const ask = useCallback(
    async (place: Place) => {
      const mine = ++turn.current;
      if (place.query === '') return setState({ place, answer: undefined, isAsking: false, failure: undefined });
      setState((now) => ({ ...now, place, isAsking: true, failure: undefined }));
      try {
        const answer = await askSearch(url, placeBody(place));
        if (mine !== turn.current) return;
        setState({ place, answer, isAsking: false, failure: undefined });
        heard.current(answer, place);
      } catch (error) {
        console.warn('shop-elements: no search results', error);
        if (mine !== turn.current) return;
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
    const leave = onQueryMove(follow);
    return () => {
      turn.current += 1;
      leave();
    };
  }, [ask, query]);
  return { ...state, go };
}
