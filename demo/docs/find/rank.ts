/** Searches the documentation and ranks the hits. The search needs no server: on the static site it runs in the browser. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { plain } from '../../server/catalogue/haystack';
import { searchTerms, stemOf, wordsOf } from './words';

export interface Hit {
  readonly title: string;
  /** The summary of an element or an attribute; the text around the matches of a section. */
  readonly about: string;
  readonly link: string;
  readonly kind: 'element' | 'row' | 'section' | 'message';
  /** Title of the page that contains the section. */
  readonly page?: string;
}

export interface Indexed extends Hit {
  /** Synonyms. */
  readonly words: readonly string[];
  /** The whole text. */
  readonly text: string;
}

export interface SearchHits {
  /** The best hits first. */
  readonly hits: readonly Hit[];
  /** Words of the query without matches. */
  readonly unknown: readonly string[];
}

/** Ranks fault pages lower: a general query looks for a guide. */
const WEIGHT = { element: 1.3, section: 1.2, row: 0.7, message: 0.5 } as const;
const SNIPPET = 140;

/** The index, prepared for searching. */
export function engineOf(entries: readonly Indexed[]) {
  const engine = new MiniSearch({
    fields: ['title', 'words', 'text', 'page'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { boost: { title: 3, words: 4, page: 2 }, combineWith: 'OR' },
  });
  const names = entries.map(({ title, words }) => ({ title: plain(title), words: words.map(plain) }));
  engine.addAll(entries.map(({ title, words, text, page }, id) => ({ id, title, words: words.join(' '), text, page })));

  /** Entries that match one word: exactly, by a synonym, else by its beginning, else with a typo. */
  const byWord = (stems: readonly string[]): SearchResult[] => {
    const as = (options: object): Query => ({
      queries: [...stems],
      tokenize: (one) => [one],
      processTerm: (one) => one,
      ...options,
    });
    const [exact] = stems;
    const results = engine.search(as({}));
    if (results.length > 0 || exact === undefined) return results;
    const begun = exact.length > 2 ? engine.search(as({ prefix: true })) : [];
    return begun.length > 0 || exact.length < 4
      ? begun
      : engine.search(as({ fuzzy: exact.length > 6 ? 2 : 1, prefix: true }));
  };

  return (phrase: string): SearchHits => {
    const sums = new Map<number, { words: number; score: number; terms: Set<string> }>();
    const unknown: string[] = [];
    for (const { word, stems } of searchTerms(phrase)) {
      const results = byWord(stems);
      if (results.length === 0) unknown.push(word);
      const [best] = results;
      for (const { id, score, terms } of results) {
        const sum = sums.get(id as number) ?? { words: 0, score: 0, terms: new Set() };
        sum.words += 1;
        // Each word has the same weight, whether rare or common.
        sum.score += score / best!.score;
        for (const term of terms) sum.terms.add(term);
        sums.set(id as number, sum);
      }
    }
    const whole = plain(phrase);
    const rank = (id: number, { words, score }: { words: number; score: number }): number => {
      const { title, words: others } = names[id]!;
      const isName = title === whole || title === `shop-${whole}` || others.includes(whole);
      return (isName ? 100 : 0) + words + score * WEIGHT[entries[id]!.kind];
    };
    const hits = [...sums]
      .map(([id, sum]) => ({ entry: entries[id]!, score: rank(id, sum), terms: sum.terms }))
      .sort((a, b) => b.score - a.score)
      .map(({ entry: { title, about, link, kind, page, text }, terms }) => ({
        title,
        about: about === '' ? snippetOf(text, terms) : about,
        link,
        kind,
        ...(page !== undefined && { page }),
      }));
    return { hits, unknown };
  };
}

/** The words around the first match. */
function snippetOf(text: string, terms: ReadonlySet<string>): string {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => wordsOf(word).some((one) => terms.has(stemOf(one))));
  const from = Math.max(0, at - 5);
  let excerpt = '';
  for (const word of words.slice(from)) {
    if (excerpt.length + word.length > SNIPPET) return `${from > 0 ? '… ' : ''}${excerpt} …`;
    excerpt = excerpt === '' ? word : `${excerpt} ${word}`;
  }
  return `${from > 0 ? '… ' : ''}${excerpt}`;
}

const MOST_SUGGESTED = 8;
const MOST_SECTIONS = 5;

/** The response for the docs' own search box, in the format of every suggester URL. */
export function suggestionsFor(hits: readonly Hit[]) {
  const flags = { hasPrice: false, isOnDemand: false, isOnRequest: false };
  const isSection = ({ kind }: Hit): boolean => kind === 'section' || kind === 'message';
  return {
    products: hits
      .filter((hit) => !isSection(hit))
      .slice(0, MOST_SUGGESTED)
      .map(({ title, about, link }) => ({
        id: link,
        title: `<strong>${title}</strong> <small>${about.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</small>`,
        link,
        ...flags,
      })),
    categories: hits
      .filter(isSection)
      .slice(0, MOST_SECTIONS)
      .map(({ title, page, link }) => ({ name: page === undefined ? title : `${page}: ${title}`, link })),
  };
}
