/** Decides what counts as the same letter in a search: case and Polish marks do not. */

/** Lower case without marks; ł has no decomposition and is replaced by hand. */
export const fold = (raw: string): string =>
  // Most texts have no marks at all, and among the lockers there are tens of thousands.
  /[^\0-\x7f]/.test(raw)
    ? raw.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
    : raw.toLowerCase();
