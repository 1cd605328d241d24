/** Limits what reading one file or text may cost: a few kilobytes may stand for billions of cells or characters. */
import { FileError } from '../entry';

/** With the empty cells between filled ones. */
const CELLS = 500_000;
const CHARACTERS = 20_000_000;
const MILLISECONDS = 8000;
/** Longer cells are cut: no code, name or amount is as long. */
const MAX_CELL = 2000;

let cells = 0;
let characters = 0;
let until = Infinity;
let steps = 0;

/** Begins a file or text; only one is read at a time. */
export function beginReading(): void {
  [cells, characters, steps, until] = [CELLS, CHARACTERS, 0, performance.now() + MILLISECONDS];
}

/** Afterwards only the person changes the layout of what was read. */
export const endReading = (): void => void (until = Infinity);

/** Throws a FileError if the file costs too much. */
export function spend(moreCharacters = 0, moreCells = 0): void {
  cells -= moreCells;
  characters -= moreCharacters;
  steps += 1;
  if (until === Infinity) return;
  if (cells < 0 || characters < 0 || (steps % 256 === 0 && performance.now() > until)) throw new FileError('costly');
}

export function cut(text: string): string {
  spend(text.length);
  return text.length > MAX_CELL ? text.slice(0, MAX_CELL) : text;
}
