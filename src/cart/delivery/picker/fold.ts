/** Decides when two texts count as the same for searching: case, Polish marks and dashes do not. */

/** Lower case without Polish marks; ł has no decomposition and is replaced by hand. */
export const fold = (raw: string): string =>
  raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('-', ' ')
    .replace(/\s+/g, ' ')
    .trim();
