/** Splits a typed phrase into words, sizes and codes. */
import { SMALL_WORDS } from '../../../src/search/small-words';
import { plain } from '../catalogue/haystack';

/** Words without a meaning of their own, in any position. */
export const SMALL = new Set([...SMALL_WORDS, 'cm', 'mm', 'szt', 'sztuk', 'kolor']);
const UNITS = 'mm|cm|m2|m|kg|g|ml|l|ah|szt';
const MOST_LETTERS = 200;
const MOST_TOKENS = 8;

/** A symbol as it is compared: without dashes, dots and spaces. */
export const bareCode = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '');

/** A word of letters and digits with a dash, dot or slash inside: "kla1-1000", "gre1.1004". */
const isCode = (raw: string): boolean => /[a-z]/.test(raw) && /\d/.test(raw) && /[^a-z0-9]/.test(raw);

/** Separators between the sides of a size. */
const TIMES = /(\d)\s*(?:x|\*|\/|na)\s*(?=\d)/g;
const BETWEEN = /(\d) x (?=\d)/g;

/** The phrase's words in the notation of the database's `shop_terms`: "60x60", "22p5kg", "kla11000". */
export function tokensOf(phrase: string): readonly string[] {
  const text = plain(phrase.slice(0, MOST_LETTERS))
    .replaceAll('²', '2')
    .replace(/[–—−]/g, '-')
    .replace(/\s*([-_])\s*(?=\d)/g, '$1')
    .replace(/([a-z]\d*)\/(?=\d)/g, '$1-')
    .replace(TIMES, '$1 x ')
    .replace(/(?<![a-z0-9])(\d+)[.,](\d+)/g, '$1p$2')
    .replace(BETWEEN, '$1x')
    .replace(new RegExp(`(x[\\dp]+) ?(?:mm|cm|m)(?![a-z0-9])`, 'g'), '$1')
    .replace(new RegExp(`(?<![a-z0-9])([\\dp]+) (${UNITS})(?![a-z0-9])`, 'g'), '$1$2')
    // "kla1 1000" is one code.
    .replace(/(?<![a-z0-9])([a-z]{3} ?\d) (?=\d{4}(?!\d))/g, (_, head: string) => head.replace(' ', ''));
  const tokens = text
    .split(/[\s,;:!?"'„”()]+/)
    .flatMap((raw) => (isCode(raw) ? [bareCode(raw)] : raw.split(/[^a-z0-9]+/)))
    .filter(Boolean);
  const telling = tokens.filter((one) => !SMALL.has(one));
  return (telling.length > 0 ? telling : tokens).slice(0, MOST_TOKENS);
}

/** A searched phrase in the words that were typed: with their accents, and the small words before them. */
export function asTyped(searched: string, phrase: string): string {
  const typed = phrase.trim().split(/\s+/);
  const taken: string[] = [];
  let last = -1;
  for (const word of searched.split(' ')) {
    const at = typed.findIndex((one, index) => index > last && plain(one) === word);
    let from = at;
    while (at > -1 && taken.length > 0 && SMALL.has(plain(typed[from - 1]!))) from -= 1;
    taken.push(...(at < 0 ? [word] : typed.slice(from, at + 1)));
    last = Math.max(last, at);
  }
  return taken.join(' ');
}
