/** Folds a text for every search: ignores case, accents, and kinds of spaces and dashes. */
import { plainSigns } from './typed-text';

/** Letters that Unicode does not decompose, and their usual replacements. */
const NAMED: Readonly<Record<string, string>> = {
  ł: 'l',
  '×': 'x',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // This form of the letter only occurs at the end of a word.
  ς: 'σ',
};

/** "Żółta Płytka 60×60" → "zolta plytka 60x60". */
export function fold(raw: string): string {
  const lower = raw.toLowerCase();
  // Fast path: most texts have no accents, and there are tens of thousands of lockers.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  const bare = plainSigns(lower).normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/[^\0-\x7f]/g, (letter) => NAMED[letter] ?? letter);
}
