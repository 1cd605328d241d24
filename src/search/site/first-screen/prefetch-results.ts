/** Prefetches the results while React loads, and requests several consecutive pages. */
import { readQuery } from '../../../page/query';
import { fetchSearch } from '../api';
import type { SearchResults } from '../api';
import { readFilterParams } from '../../filters/query';
import { isNextPage, isSameLocation, isSameSearch, pageNumbers, readLocation } from '../location';
import type { SearchLocation } from '../location';

interface Tag extends HTMLElement {
  readonly url: string | undefined;
  readonly query: string | undefined;
}

interface Prefetch {
  readonly url: string | undefined;
  readonly place: SearchLocation;
  readonly answer: Promise<SearchResults>;
}

/** The previous answer, and the place it is for. */
export interface Before {
  readonly requested: SearchLocation;
  readonly answer: SearchResults;
}

/** The running requests of elements without a view. */
const prefetched = new WeakMap<Element, Prefetch>();

const askPage = (url: string | undefined, place: SearchLocation, page: number): Promise<SearchResults> => {
  const { query, sort, literal, filters } = place;
  return fetchSearch(url, {
    query,
    ...pageNumbers(place, page),
    ...(sort !== 'relevance' && { sort }),
    ...(literal && { literal }),
    ...(filters !== '' && { filters: readFilterParams(new URLSearchParams(filters)) }),
  });
};

/** Joins consecutive pages; totals and the rest come from the last one. */
const joined = (kind: SearchLocation['kind'], pages: readonly SearchResults[], last: SearchResults): SearchResults => ({
  ...last,
  [kind]: { ...last[kind], results: [...pages, last].flatMap((page) => page[kind].results) },
});

async function askPlace(url: string | undefined, place: SearchLocation, before?: Before): Promise<SearchResults> {
  if (before && isSameSearch(place, before.requested) && isNextPage(place, before.requested))
    return joined(place.kind, [before.answer], await askPage(url, place, place.page));
  const above = [...Array(place.page - place.from).keys()].map((index) => askPage(url, place, place.from + index));
  const last = askPage(url, place, place.page);
  const [bottom, ...top] = await Promise.all([last, ...above]);
  return joined(place.kind, top, bottom);
}

export function prefetchResults(element: HTMLElement): void {
  const { url, query } = element as Tag;
  const place = readLocation(readQuery(), query);
  if (place.query === '' || element.matches(':state(shown)')) return;
  const answer = askPlace(url, place);
  // The view that takes the promise reports its failure.
  answer.catch(() => {});
  prefetched.set(element, { url, place, answer });
}

/** The prefetched results if they match, else a new request. */
export function resultsFor(
  element: Element,
  url: string | undefined,
  place: SearchLocation,
  before?: Before,
): Promise<SearchResults> {
  const prefetch = prefetched.get(element);
  prefetched.delete(element);
  return prefetch && prefetch.url === url && isSameLocation(place, prefetch.place)
    ? prefetch.answer
    : askPlace(url, place, before);
}
