/** Decides that results are requested once, while React loads; and how several consecutive pages are requested. */
import { readQuery } from '../../../page/query';
import { askSearch } from '../api';
import type { Found } from '../api';
import { readFilterParams } from '../../filters/query';
import { goesOn, isSamePlace, isSameSearch, placePages, readPlace } from '../place';
import type { Place } from '../place';

interface Tag extends HTMLElement {
  readonly url: string | undefined;
  readonly query: string | undefined;
}

interface Asked {
  readonly url: string | undefined;
  readonly place: Place;
  readonly answer: Promise<Found>;
}

/** The previous answer, and the place it is for. */
export interface Before {
  readonly asked: Place;
  readonly answer: Found;
}

/** The request of an element without its view. */
const early = new WeakMap<Element, Asked>();

const askPage = (url: string | undefined, place: Place, page: number): Promise<Found> => {
  const { query, sort, literal, filters } = place;
  return askSearch(url, {
    query,
    ...placePages(place, page),
    ...(sort !== 'relevance' && { sort }),
    ...(literal && { literal }),
    ...(filters !== '' && { filters: readFilterParams(new URLSearchParams(filters)) }),
  });
};

/** Consecutive pages as one; totals and the rest come from the last one. */
const joined = (kind: Place['kind'], pages: readonly Found[], last: Found): Found => ({
  ...last,
  [kind]: { ...last[kind], results: [...pages, last].flatMap((page) => page[kind].results) },
});

async function askPlace(url: string | undefined, place: Place, before?: Before): Promise<Found> {
  if (before && isSameSearch(place, before.asked) && goesOn(place, before.asked))
    return joined(place.kind, [before.answer], await askPage(url, place, place.page));
  const above = [...Array(place.page - place.from).keys()].map((nth) => askPage(url, place, place.from + nth));
  const last = askPage(url, place, place.page);
  const [bottom, ...top] = await Promise.all([last, ...above]);
  return joined(place.kind, top, bottom);
}

export function askEarly(element: HTMLElement): void {
  const { url, query } = element as Tag;
  const place = readPlace(readQuery(), query);
  if (place.query === '' || element.matches(':state(shown)')) return;
  const answer = askPlace(url, place);
  // The view that takes the answer reports its failure.
  answer.catch(() => {});
  early.set(element, { url, place, answer });
}

/** The early request's answer if it matches, else a new request. */
export function resultsFor(element: Element, url: string | undefined, place: Place, before?: Before): Promise<Found> {
  const asked = early.get(element);
  early.delete(element);
  return asked && asked.url === url && isSamePlace(place, asked.place) ? asked.answer : askPlace(url, place, before);
}
