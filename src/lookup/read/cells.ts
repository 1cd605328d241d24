/** Splits text into cells: copied from a spreadsheet, a CSV file with any separator, or lines of an e-mail. */
import { sheetOf } from '../sheet';
import type { Sheet } from '../sheet';
import { recordsOf } from './csv';
import { isNumber } from './evidence';
import { headOf } from './head';
import { cellsOutsideTable, isItem, itemsOfLine, letterOf } from './letter';

const SEPARATORS = ['\t', ';', '|', ','] as const;
/** Number of rows to inspect for the separator. */
const ENOUGH = 60;

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/** The most frequent number of cells, among rows with several. */
function usual(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 1;
}

/** The separator that splits most lines into equally many cells; commas last, because amounts contain them. */
function separatorOf(text: string): string | undefined {
  const isDecimal = DECIMAL.test(text.replace(/"[^"\n]*"/g, '""'));
  const candidates = SEPARATORS.flatMap((separator) => {
    const rows = recordsOf(text, separator, ENOUGH).rows.filter(isFilled);
    const having = rows.filter((row) => row.length > 1);
    const count = usual(having);
    const share = rows.filter((row) => row.length === count).length / rows.length;
    if (having.length === 0 || having.length < rows.length / 2) return [];
    if (separator === ',' && !isSeparating(text, rows, having)) return [];
    // Rows of three cells and more are no amounts with decimals: "1,RB-1,Gres 60x60,10".
    const isAmount =
      separator === ',' && !(share === 1 && count > 2 && /,[^\d\s]/.test(text)) && (isDecimal || /,\S*;/.test(text));
    if (/[;,]/.test(separator) && !isHeaded(rows) && (isAmount || areItems(text, separator))) return [];
    return [{ separator, count, share }];
  });
  return candidates.toSorted((one, other) => other.share - one.share || other.count - one.count)[0]?.separator;
}

/** "Comment","Value": commas between quotes separate. */
const QUOTED = /^(?:"[^"\n]*"|[^",\s]*)(?:,(?:"[^"\n]*"|[^",\n]*))+$/;

/** Whether commas separate: below headings, or if rows of equal length have an amount; not in "A-1 4,5". */
function isSeparating(
  text: string,
  rows: readonly (readonly string[])[],
  having: readonly (readonly string[])[],
): boolean {
  const count = usual(having);
  const equal = having.filter((row) => row.length === count);
  if (isHeaded(rows) || isQuoted(text)) return true;
  return (
    equal.length > rows.length * 0.6 && equal.filter((row) => row.slice(1).some(isNumber)).length > equal.length * 0.6
  );
}

const isQuoted = (text: string): boolean => {
  const lines = text.split(/\r\n|\r|\n/, ENOUGH).filter((line) => line.trim() !== '');
  return lines.filter((line) => /^".*","/.test(line) && QUOTED.test(line.trim())).length > lines.length * 0.6;
};

const isHeaded = (rows: Sheet['rows']): boolean => {
  const { at, labels } = headOf(rows);
  return at !== undefined && !labels.some((label) => /\d{5}|\d[.,]\d|\d\)/.test(label));
};

/** "12,96" or "12,96m2" as a word of its own: this comma does not separate. */
const DECIMAL = /[^\s,;][^\S\n]+(?:\d+x)?\d+,\d+(?:\p{L}[^\s,;]*)?(?!\S)/u;

/** Whether most lines with the separator are items as they stand: "A-1 4,5", "A-1, 30 szt.", "3 szt. A-1; 2 szt. B-2". */
function areItems(text: string, separator: string): boolean {
  const lines = text.split(/\r\n|\r|\n/, ENOUGH).filter((line) => line.includes(separator));
  const isItems = (line: string) => !/[;,]\S/.test(line) && itemsOfLine(line).every(isItem);
  return lines.filter(isItems).length >= lines.length / 2;
}

/** The sheet of a text file or pasted text. */
export function sheetOfText(text: string): Sheet {
  const [mark = '', declared] = /^\ufeff?(?:sep=(.)\r?\n)?/i.exec(text) ?? [];
  const plain = text.slice(mark.length);
  const separator = declared ?? separatorOf(plain);
  if (separator === undefined) return letterOf(plain);
  const { rows, damaged } = recordsOf(plain, separator);
  const loose = new Set<number>();
  const cells = rows.map((row, at) => {
    const item = row.length === 1 ? cellsOutsideTable(row[0] ?? '') : undefined;
    if (item !== undefined) loose.add(at);
    return item ?? row;
  });
  return { ...sheetOf(cells), damaged: new Set([...damaged, ...shifted(rows, separator)]), loose };
}

/** Rows whose cells are shifted by an unquoted comma in a name. */
function shifted(rows: readonly (readonly string[])[], separator: string): readonly number[] {
  const count = usual(rows.slice(0, 1000));
  if (separator !== ',' || count < 3) return [];
  return rows.flatMap((row, at) => (row.slice(count).some((cell) => cell !== '') ? [at] : []));
}
