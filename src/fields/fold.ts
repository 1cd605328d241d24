/** Decides what counts as the same letter in a search: case and Polish marks do not. */

/** Lower case without marks; ł has no decomposition and is replaced by hand. */
export const fold = (raw: string): string =>
  raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l');
