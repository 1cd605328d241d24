/** Normalises names for the search: lower case, no accents, single spaces. */

/** "Żółta Płytka" → "zolta plytka"; ł has no decomposition, so it is named. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[×]/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();

/** Escapes a text for LIKE, so that it matches literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** "Płytka 60 × 60 cm" → "plytka-60-x-60-cm". */
export const slugOf = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
