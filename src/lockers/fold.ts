/** Decides when two texts count as the same for searching lockers: case, Polish marks and dashes do not. */
import { fold as plain } from '../fields/fold';

export const fold = (raw: string): string =>
  plain(raw)
    .replace(/[-\s]+/g, ' ')
    .trim();
