/** Decides what counts as the same letter wherever something is searched: case, accents and hard spaces do not matter. */

/** What Unicode does not decompose, and what is typed in its place. */
const NAMED: Readonly<Record<string, string>> = {
  ł: 'l',
  '×': 'x',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Only the end of a word makes it this one.
  ς: 'σ',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** "Żółta Płytka 60×60" → "zolta plytka 60x60". */
export function fold(raw: string): string {
  const lower = raw.toLowerCase();
  // Most texts have no marks at all, and among the lockers there are tens of thousands.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/[^\0-\x7f]/g, (letter) => NAMED[letter] ?? letter);
}
