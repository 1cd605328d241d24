/** Decides that results are asked for while React comes, and once; and how several pages below each other are asked for. */
import { readQuery } from '../../../page/query';
import { askSearch } from '../../api';
import type { Found } from '../../api';
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

/** What was found before, and where. */
export interface Before {
  readonly asked: Place;
  readonly answer: Found;
}

/** The question of an element without its view. */
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

/** The pages one below the other; totals and all else are the last one's. */
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
  // Whoever takes it hears of its failure.
  answer.catch(() => {});
  early.set(element, { url, place, answer });
}

/** The answer that is on its way already, or is asked for now. */
export function resultsFor(element: Element, url: string | undefined, place: Place, before?: Before): Promise<Found> {
  const asked = early.get(element);
  early.delete(element);
  return asked && asked.url === url && isSamePlace(place, asked.place) ? asked.answer : askPlace(url, place, before);
}
