/** Decides when two texts count as equal in a locker search: case, Polish diacritics and dashes are ignored. */
import { fold as plain } from '../fields/fold';

export const fold = (raw: string): string =>
  plain(raw)
    .replace(/[-\s]+/g, ' ')
    .trim();
