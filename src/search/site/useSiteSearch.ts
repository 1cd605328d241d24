/** Decides how the site search runs: the address says what is wanted, and the shown results stay until that arrives. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isFailure, isLeft } from '../../http/failure';
import { failureText } from '../../http/text';
import { onPageRestored } from '../../page/lifecycle';
import { changeQuery, onQueryMove, readQuery } from '../../page/query';
import type { Found } from './api';
import { resultsFor } from './screen/early';
import { holdsPlace, isSamePlace, pagesOf, readPlace, writePlace } from './place';
import type { Place } from './place';
import { see } from '../../page/see';

/** Results and the place they belong to. */
export interface Shown {
  readonly place: Place;
  readonly answer: Found;
}

export interface SiteSearch {
  /** The place that the address asks for. */
  readonly wanted: Place;
  /** What is shown meanwhile, and after a failure. */
  readonly shown: Shown | undefined;
  readonly isAsking: boolean;
  /** A sentence for the person. */
  readonly failure: string | undefined;
  /** `isEntry`: adds a history entry, so that Back leads to the present place. */
  go(place: Place, isEntry?: boolean): void;
}

interface State extends Omit<SiteSearch, 'go' | 'shown'> {
  /** `asked` is the place that was requested; its answer may also contain `place`. */
  readonly shown: (Shown & { readonly asked: Place }) | undefined;
}

/** Starts a request, perhaps for the same place. What is shown stays until the answer; an empty phrase shows nothing. */
function begun(wanted: Place, shown?: State['shown']): State {
  const isAsking = wanted.query !== '';
  const stays = shown && holdsPlace(shown.asked, wanted) ? { ...shown, place: wanted } : shown;
  return { wanted: { ...wanted }, shown: isAsking ? stays : undefined, isAsking, failure: undefined };
}

const write = (place: Place, isEntry = false): void => changeQuery((params) => writePlace(place, params), isEntry);

export function useSiteSearch(
  element: Element,
  { url, query }: { readonly url: string | undefined; readonly query: string | undefined },
  onAnswer: (answer: Found, place: Place) => void,
): SiteSearch {
  const addressed = () => readPlace(readQuery(), query);
  const [state, setState] = useState(() => begun(addressed()));
  const ask = useCallback((wanted: Place) => setState(({ shown }) => begun(wanted, shown)), []);
  const [setup, setSetup] = useState({ url, query });
  if (setup.url !== url || setup.query !== query) {
    setSetup({ url, query });
    ask(addressed());
  }

  const { wanted, isAsking } = state;
  const take = useEffectEvent((answer: Found) => {
    const page = Math.max(0, pagesOf(answer[wanted.kind].total) - 1);
    // An old link, or fewer results than before: go to the last page instead of showing an empty one.
    if (wanted.page > page) {
      const last = { ...wanted, page, from: Math.min(wanted.from, page) };
      write(last);
      return ask(last);
    }
    setState({ wanted, shown: { place: wanted, asked: wanted, answer }, isAsking: false, failure: undefined });
    onAnswer(answer, wanted);
  });
  const before = useEffectEvent(() => state.shown);
  useEffect(() => {
    if (wanted.query === '') return;
    let isNewest = true;
    resultsFor(element, url, wanted, before()).then(
      (answer) => isNewest && take(answer),
      (error: unknown) => {
        // The page is being left; if it is restored, it requests again.
        if (!isNewest || isLeft(error)) return;
        console.warn('shop-elements: no search results', error, see('no-answer'));
        const failure = (isFailure(error) && failureText(error)) || undefined;
        setState((now) => ({ ...now, isAsking: false, failure }));
      },
    );
    return () => {
      isNewest = false;
    };
  }, [element, url, wanted]);

  // A link within the page changes the place too.
  const onMoved = useEffectEvent(() => isSamePlace(addressed(), wanted) || ask(addressed()));
  const onRestored = useEffectEvent(() => isAsking && ask(wanted));
  useEffect(() => {
    const stops = [onQueryMove(() => onMoved()), onPageRestored(() => onRestored())];
    return () => stops.forEach((stop) => stop());
  }, []);
  const go = useCallback(
    (place: Place, isEntry?: boolean) => {
      write(place, isEntry);
      ask(place);
    },
    [ask],
  );
  return { ...state, go };
}
