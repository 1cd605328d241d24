/** State of the site search: the URL is the target, and the displayed results stay until its response arrives. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureOf, isLeavingFailure } from '../../http/failure';
import { failureText } from '../../http/text';
import { onPageRestored } from '../../page/lifecycle';
import { changeQuery, onQueryMove, readQuery } from '../../page/query';
import type { SearchResults } from './api';
import { resultsFor } from './first-screen/prefetch-results';
import { containsLocation, isSameLocation, pagesOf, readLocation, writeLocation } from './location';
import type { SearchLocation } from './location';

/** Results and the place they belong to. */
export interface DisplayedResults {
  readonly place: SearchLocation;
  readonly answer: SearchResults;
}

export interface SiteSearch {
  /** The place in the URL. */
  readonly target: SearchLocation;
  /** The displayed results; they stay while others load, and after a failure. */
  readonly displayed: DisplayedResults | undefined;
  readonly isAsking: boolean;
  /** The sentence displayed after a failure. */
  readonly failure: string | undefined;
  /** `isEntry`: adds a history entry, so that Back returns to the current place. */
  go(place: SearchLocation, isEntry?: boolean): void;
}

interface State extends Omit<SiteSearch, 'go' | 'shown'> {
  /** `requested` is the place of the request; its response may also contain `place`. */
  readonly displayed: (DisplayedResults & { readonly requested: SearchLocation }) | undefined;
}

/** Starts a request, perhaps for the same place. The displayed results stay until the response; an empty phrase removes them. */
function startLoading(target: SearchLocation, displayed?: State['displayed']): State {
  const isAsking = target.query !== '';
  const stays =
    displayed && containsLocation(displayed.requested, target) ? { ...displayed, place: target } : displayed;
  return { target: { ...target }, displayed: isAsking ? stays : undefined, isAsking, failure: undefined };
}

const write = (place: SearchLocation, isEntry = false): void =>
  changeQuery((params) => writeLocation(place, params), isEntry);

export function useSiteSearch(
  element: Element,
  { url, query }: { readonly url: string | undefined; readonly query: string | undefined },
  onAnswer: (answer: SearchResults, place: SearchLocation) => void,
): SiteSearch {
  const addressed = () => readLocation(readQuery(), query);
  const [state, setState] = useState(() => startLoading(addressed()));
  const ask = useCallback((target: SearchLocation) => setState(({ displayed }) => startLoading(target, displayed)), []);
  const [setup, setSetup] = useState({ url, query });
  if (setup.url !== url || setup.query !== query) {
    setSetup({ url, query });
    ask(addressed());
  }

  const { target, isAsking } = state;
  const accept = useEffectEvent((answer: SearchResults) => {
    const page = Math.max(0, pagesOf(answer[target.kind].total) - 1);
    // For an old link, or fewer results than before, go to the last page instead of an empty one.
    if (target.page > page) {
      const last = { ...target, page, from: Math.min(target.from, page) };
      write(last);
      return ask(last);
    }
    setState({ target, displayed: { place: target, requested: target, answer }, isAsking: false, failure: undefined });
    onAnswer(answer, target);
  });
  const before = useEffectEvent(() => state.displayed);
  useEffect(() => {
    if (target.query === '') return;
    let isNewest = true;
    resultsFor(element, url, target, before()).then(
      (answer) => isNewest && accept(answer),
      (error: unknown) => {
        // The person leaves the page; if it is restored, it requests again.
        if (!isNewest || isLeavingFailure(error)) return;
        const failure = failureText(failureOf(error)) || undefined;
        setState((now) => ({ ...now, isAsking: false, failure }));
      },
    );
    return () => {
      isNewest = false;
    };
  }, [element, url, target]);

  // A link within the page also changes the place.
  const onMoved = useEffectEvent(() => isSameLocation(addressed(), target) || ask(addressed()));
  const onRestored = useEffectEvent(() => isAsking && ask(target));
  useEffect(() => {
    const stops = [onQueryMove(() => onMoved()), onPageRestored(() => onRestored())];
    return () => stops.forEach((stop) => stop());
  }, []);
  const go = useCallback(
    (place: SearchLocation, isEntry?: boolean) => {
      write(place, isEntry);
      ask(place);
    },
    [ask],
  );
  return { ...state, go };
}
