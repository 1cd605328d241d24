/** Searches the documentation and ranks the hits. The search needs no server: on the static site it runs in the browser. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { plain } from '../../server/catalogue/haystack';
import { languageOf, searchTerms, stemOf, wordsOf } from './words';

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
  /** Language of the page, if not English. */
  readonly lang?: 'pl';
  /** The page is about one framework or CMS: names that a query for it contains. */
  readonly host?: readonly string[];
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
/** Results end here, and where a hit is less than this part as good as the first. */
const MOST_HITS = 8;
const RELEVANT = 0.5;
/** The query is the name of the page, or one of its search terms. */
const NAMED = 4;
/** An answer for any shop comes before that of a host, unless the query names the host. */
const HOST = { named: 1.4, other: 0.6 };
/** An answer in the language of the query comes before its translation. */
const SAME_LANGUAGE = 0.5;

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
    const [exact] = stems;
    const as = (options: object): Query => ({
      queries: [...stems],
      tokenize: (one) => [one],
      processTerm: (one) => one,
      // The word itself counts more than its synonyms.
      boostTerm: (one) => (one === exact ? 2 : 1),
      ...options,
    });
    const results = engine.search(as({}));
    if (results.length > 0 || exact === undefined) return results;
    const begun = exact.length > 2 ? engine.search(as({ prefix: true })) : [];
    return begun.length > 0 || exact.length < 4
      ? begun
      : engine.search(as({ fuzzy: exact.length > 6 ? 2 : 1, prefix: true }));
  };

  return (phrase: string): SearchHits => {
    const language = languageOf(phrase);
    const words = searchTerms(phrase);
    const named = new Set(words.flatMap(({ stems }) => stems));
    const hostWeight = ({ host }: Indexed): number =>
      host === undefined ? 1 : host.some((one) => named.has(stemOf(one))) ? HOST.named : HOST.other;
    const sums = new Map<number, { words: number; score: number; terms: Set<string> }>();
    const unknown: string[] = [];
    for (const { word, stems } of words) {
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
    const relevanceOf = (entry: Indexed, { words, score }: { words: number; score: number }): number => {
      // Elements have one page each, in English.
      const isSpoken = language !== undefined && (entry.kind === 'element' || (entry.lang ?? 'en') === language);
      return ((isSpoken ? SAME_LANGUAGE : 0) + words + score * WEIGHT[entry.kind]) * hostWeight(entry);
    };
    const isNamed = (id: number): boolean => {
      const { title, words: others } = names[id]!;
      return title === whole || title === `shop-${whole}` || others.includes(whole);
    };
    const all = [...sums].map(([id, sum]) => {
      const entry = entries[id]!;
      const relevance = relevanceOf(entry, sum);
      return { entry, relevance, score: relevance * (isNamed(id) ? NAMED : 1), terms: sum.terms };
    });
    const most = Math.max(...all.map(({ relevance }) => relevance));
    const hits = all
      .filter(({ relevance }) => relevance >= RELEVANT * most)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_HITS)
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

const MOST_SECTIONS = 5;

/** The response for the docs' own search box, in the format of every suggester URL. */
export function suggestionsFor(hits: readonly Hit[]) {
  const flags = { hasPrice: false, isOnDemand: false, isOnRequest: false };
  const isSection = ({ kind }: Hit): boolean => kind === 'section' || kind === 'message';
  return {
    products: hits
      .filter((hit) => !isSection(hit))
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
