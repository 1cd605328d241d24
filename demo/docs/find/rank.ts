/** Decides what a search through the documentation finds, and in which order; it knows no server, so that the static site asks it in the browser. */
import { plain } from '../../server/catalogue/haystack';

export interface Hit {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly kind: 'element' | 'row' | 'section';
}

export interface Indexed extends Hit {
  /** What is compared: the name counts most, then other words for it, then what is said of it. */
  readonly name: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** `text` is what stands there in full, where that is more than `about`. */
export const indexed = (hit: Hit, words: readonly string[] = [], text = hit.about): Indexed => ({
  ...hit,
  name: plain(hit.title),
  words: words.map(plain),
  text: plain(text),
});

/** How well one word fits; 0 not at all. */
function fit({ name, words, text }: Indexed, word: string): number {
  if (name === word || name === `shop-${word}`) return 8;
  if (words.includes(word)) return 7;
  if (name.split(/[^a-z0-9]+/).some((part) => part.startsWith(word))) return 5;
  if (words.some((one) => one.split(' ').some((part) => part.startsWith(word)))) return 4;
  if (name.includes(word)) return 3;
  return text.includes(word) ? 1 : 0;
}

const rank = { element: 3, section: 2, row: 0 } as const;

/** The best first; every word has to fit somewhere. What is typed whole as one of an entry's words counts as one. */
export function findIn(index: readonly Indexed[], phrase: string): Hit[] {
  const whole = plain(phrase);
  const words = whole.split(' ').filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const scored = index.flatMap((one) => {
    const fits = words.map((word) => fit(one, word));
    const sum = one.words.includes(whole) ? 8 * words.length : fits.includes(0) ? 0 : fits.reduce((a, b) => a + b);
    return sum === 0 ? [] : [{ one, score: sum + rank[one.kind] }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .map(({ one: { title, about, link, kind } }) => ({ title, about, link, kind }));
}

const MOST_SUGGESTED = 8;
const MOST_SECTIONS = 5;

/** The answer to the docs' own search box, as every suggester URL gives it. */
export function suggestionsFor(hits: readonly Hit[]) {
  const flags = { hasPrice: false, isOnDemand: false, isOnRequest: false };
  const sections = hits.filter(({ kind }) => kind === 'section');
  return {
    products: hits
      .filter(({ kind }) => kind !== 'section')
      .slice(0, MOST_SUGGESTED)
      .map(({ title, about, link }) => ({
        id: link,
        title: `<strong>${title}</strong> <small>${about.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</small>`,
        link,
        ...flags,
      })),
    categories: sections.slice(0, MOST_SECTIONS).map(({ title, link }) => ({ name: title, link })),
  };
}
