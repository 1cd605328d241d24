/** Finds the shop's words for a typed word: other forms, prefixes, and words within two edits. */
import { plain } from '../catalogue/haystack';
import { editDistance } from '../../../src/page/edit-distance';
import { stem } from './stem';

interface Entry {
  readonly word: string;
  /** The word in the shop's spelling, in lower case. */
  readonly display: string;
  readonly uses: number;
  /** One bit per letter: words that differ in more than four letters are more than two edits apart. */
  readonly letterSet: number;
}

/** Minimum word lengths for one and for two edits. */
const ONE_WRONG = 4;
const TWO_WRONG = 6;

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
};

const bitsOf = (value: number): number => {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
};

export interface Vocabulary {
  /** Words with the same stem, including the word itself if the shop uses it. */
  readonly forms: (word: string) => readonly string[];
  readonly begins: (start: string) => boolean;
  /** The most probable intended word, folded and in the shop's spelling. */
  readonly near: (word: string) => { readonly word: string; readonly display: string } | undefined;
}

/**
 * The words of all texts with their frequency, in any case and with accents. Kept in memory: a shop of 200,000 products has about ten
 * thousand words.
 */
export function vocabularyOf(rows: readonly { readonly word: string; readonly uses: number }[]): Vocabulary {
  const byWord = new Map<string, Entry>();
  for (const { word: raw, uses } of rows) {
    const word = plain(raw).replace(/[^a-z0-9]/g, '');
    if (word.length < 2 || /^\d+$/.test(word)) continue;
    const one = byWord.get(word);
    const display = one !== undefined && one.uses >= uses ? one.display : raw.toLowerCase();
    byWord.set(word, { word, display, uses: uses + (one?.uses ?? 0), letterSet: lettersOf(word) });
  }
  const byStem = new Map<string, string[]>();
  for (const word of byWord.keys()) {
    const key = stem(word);
    const same = byStem.get(key);
    if (same === undefined) byStem.set(key, [word]);
    else same.push(word);
  }
  const sorted = [...byWord.keys()].sort();
  const entries = [...byWord.values()].filter(({ word }) => !/\d/.test(word));

  const begins = (start: string): boolean => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(start) === true;
  };

  const near: Vocabulary['near'] = (word) => {
    if (word.length < ONE_WRONG || /\d/.test(word)) return undefined;
    const maxEdits = word.length < TWO_WRONG ? 1 : 2;
    const letterSet = lettersOf(word);
    let best: { readonly entry: Entry; readonly cost: number } | undefined;
    for (const entry of entries) {
      if (Math.abs(entry.word.length - word.length) > maxEdits || entry.word.length < ONE_WRONG - 1) continue;
      if (bitsOf(entry.letterSet ^ letterSet) > 2 * maxEdits) continue;
      const wrong = editDistance(word, entry.word, maxEdits);
      if (wrong > maxEdits) continue;
      // The first letter is rarely wrong; of equally near words the more frequent one wins.
      const cost = wrong + (entry.word[0] === word[0] ? 0 : 0.5) - Math.min(0.4, Math.log10(entry.uses + 1) / 10);
      if (best === undefined || cost < best.cost) best = { entry, cost };
    }
    return best?.entry;
  };

  return { forms: (word) => byStem.get(stem(word)) ?? [], begins, near };
}
