/** Judges how well a file was read: right without confirmation, to be confirmed, refused by name, or silently wrong. */
import { FileError } from '../../src/lookup/entry';
import { isSameUnit } from '../../src/fields/units';
import type { Entry } from '../../src/lookup/entry';
import { readFile } from '../../src/lookup/read/file';
import { readLayout } from '../../src/lookup/read/table';
import type { Column } from '../../src/lookup/sheet';
import type { OrderFile, Wanted } from './make';

export type Outcome = 'right' | 'unsure' | 'refused' | 'wrong';

export interface Judged {
  readonly outcome: Outcome;
  readonly why: string;
  /** True if a file to be confirmed is right after the person has chosen the columns. */
  readonly isMendable: boolean;
}

/** A unit in the headings may differ from the column's. */
const fits = (entry: Entry, expected: Wanted): boolean =>
  (expected.code === undefined || entry.code === expected.code) &&
  (expected.gtin === undefined || entry.gtin === expected.gtin) &&
  (expected.name === undefined || entry.name === expected.name) &&
  (entry.wrong !== undefined || (entry.quantity === expected.quantity && isSameUnit(entry.unit, expected.unit)));

/** The first fault; undefined if each row is right or marked. */
function faultOf(entries: readonly Entry[], expected: readonly Wanted[]): string | undefined {
  const at = expected.findIndex((one, index) => {
    const entry = entries[index];
    return entry === undefined || !fits(entry, one);
  });
  if (at >= 0) return `row ${at + 1}: ${JSON.stringify(entries[at])} for ${JSON.stringify(expected[at])}`;
  return entries.length > expected.length ? `one row too many: ${JSON.stringify(entries[expected.length])}` : undefined;
}

export async function judged({ bytes, expected, table }: OrderFile): Promise<Judged> {
  let read;
  try {
    read = await readFile({ size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { outcome: error.fault === 'empty' ? 'wrong' : 'refused', why: error.message, isMendable: true };
  }
  const fault = faultOf(read.entries, expected);
  const isMarked = read.entries.some(({ wrong }) => wrong !== undefined);
  if (read.table?.isSure === false) {
    const mended = mend(read.table, table, expected);
    return { outcome: 'unsure', why: fault ?? 'not sure', isMendable: mended === undefined };
  }
  if (fault !== undefined) return { outcome: 'wrong', why: fault, isMendable: false };
  return { outcome: isMarked ? 'unsure' : 'right', why: isMarked ? 'marked rows' : '', isMendable: true };
}

/** Chooses the right sheet, first row and columns, like a person in the preview. */
function mend(
  { sheets, layout }: NonNullable<Awaited<ReturnType<typeof readFile>>['table']>,
  { places }: OrderFile['table'],
  expected: readonly Wanted[],
) {
  const columns: (Column | undefined)[] = [];
  for (const [column, at] of Object.entries(places)) columns[at] = column as Column;
  const [key, text] =
    expected[0]?.code === undefined ? [places.gtin, expected[0]?.gtin] : [places.code, expected[0].code];
  const sheet = sheets.findIndex(({ rows }) => rows.some((row) => String(row[key ?? 0]) === text));
  const first = sheets[sheet]?.rows.findIndex((row) => String(row[key ?? 0]) === text) ?? 0;
  return faultOf(readLayout(sheets, { ...layout, sheet, first, columns: Array.from(columns) }).entries, expected);
}
