/** Decides when two texts count as the same for searching: case, Polish marks and dashes do not. */

/** Lower case without marks; ł has no decomposition and is replaced by hand. */
const unmarked = (raw: string): string =>
  // Most texts have no marks at all, and there are tens of thousands.
  /[^\0-\x7f]/.test(raw)
    ? raw.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
    : raw.toLowerCase();

export const fold = (raw: string): string =>
  unmarked(raw)
    .replace(/[-\s]+/g, ' ')
    .trim();
