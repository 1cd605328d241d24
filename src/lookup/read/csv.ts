/** Splits separated text into rows of cells. Quotes may contain separators, quotes and line breaks; an unclosed quote damages only its row. */
import { cut, spend } from './budget';

export interface Records {
  readonly rows: readonly (readonly string[])[];
  /** Indexes of rows with a quote that is not closed. */
  readonly damaged: ReadonlySet<number>;
}

/** Removes Excel's notations for leading zeros: ="00590" and '0590123. */
const clean = (cell: string): string =>
  cell
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[\d=+-])/, '');

/** Longer cells are not expected in a table. */
const MAX_CELL_LINES = 20;

/** The end of a quoted cell from `from` on: a quote before a separator or a line's end. Undefined if it is not closed. */
function closeOf(text: string, from: number, separator: string): number | undefined {
  let lines = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    spend();
    if (character === '\n') lines += 1;
    if (lines > MAX_CELL_LINES) return undefined;
    if (character !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else if (
      /^[ \u00a0]*(?:[\r\n]|$)/.test(text.slice(at + 1, at + 9)) ||
      text
        .slice(at + 1)
        .trimStart()
        .startsWith(separator) ||
      text[at + 1] === separator
    ) {
      return isTable(text.slice(from, at), separator) ? undefined : at;
    }
  }
  return undefined;
}

/** Whether a cell contains whole rows, because an earlier quote was not closed. */
const isTable = (cell: string, separator: string): boolean =>
  (cell.includes('\n') && cell.split('\n').some((line, index) => index > 0 && line.includes(`${separator}"`))) ||
  ((cell.match(/\n/g)?.length ?? 0) > 0 &&
    cell.split('\n').every((line) => line.trim() === '' || line.includes(separator)));

/** Reads at most `max` rows. */
export function recordsOf(text: string, separator: string, max = Infinity): Records {
  const rows: string[][] = [];
  const damaged = new Set<number>();
  let row: string[] = [];
  let at = 0;
  let isPlain = false;
  while (at <= text.length && rows.length < max) {
    // One cell at a time.
    spend(0, 1);
    const [begin = ''] = /^[ \u00a0]*=?"/.exec(text.slice(at, at + 20)) ?? [];
    const close = begin === '' || isPlain ? undefined : closeOf(text, at + begin.length, separator);
    if (begin !== '' && close === undefined && !isPlain) {
      damaged.add(rows.length);
      isPlain = true;
    }
    let end = close === undefined ? at : close + 1;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    row.push(
      close === undefined
        ? clean(cut(text.slice(at, end)))
        : clean(cut(text.slice(at + begin.length, close)).replaceAll('""', '"')),
    );
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
    isPlain = false;
  }
  return { rows, damaged };
}
