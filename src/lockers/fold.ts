/** Normalizes text for the locker search: ignores case, Polish diacritics, dashes and punctuation. */
import { fold as plain } from '../fields/fold';

/** "ul.Długa 12 A, 31–147" → "ul dluga 12a 31 147". A lone "m" after a number names a flat. */
export const fold = (raw: string): string =>
  plain(raw)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(\d) ([a-ln-z])(?= |$)/g, '$1$2')
    .trim();

/** The folded name of a voivodeship: "woj. mazowieckie" is "mazowieckie". */
export const foldProvince = (text: string): string => fold(text).replace(/^woj\w*\W+/, '');
