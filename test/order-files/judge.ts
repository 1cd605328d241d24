/** Decides how well a file was read: right without a press, asked, refused by name, or silently wrong. */
import { FileError } from '../../src/quick/entry';
import { isSameUnit } from '../../src/fields/units';
import type { Entry } from '../../src/quick/entry';
import { readFile } from '../../src/quick/read/file';
import { readLayout } from '../../src/quick/read/table';
import type { Column } from '../../src/quick/sheet';
import type { OrderFile, Wanted } from './make';

export type Outcome = 'right' | 'asked' | 'refused' | 'wrong';

export interface Judged {
  readonly outcome: Outcome;
  readonly why: string;
  /** What was asked is right once the person has chosen the columns. */
  readonly isMendable: boolean;
}

/** A unit that the headings name stands beside the column's. */
const fits = (entry: Entry, wanted: Wanted): boolean =>
  (wanted.code === undefined || entry.code === wanted.code) &&
  (wanted.gtin === undefined || entry.gtin === wanted.gtin) &&
  (wanted.name === undefined || entry.name === wanted.name) &&
  (entry.wrong !== undefined || (entry.quantity === wanted.quantity && isSameUnit(entry.unit, wanted.unit)));

/** Undefined if each row is right or marked. */
function faultOf(entries: readonly Entry[], wanted: readonly Wanted[]): string | undefined {
  const at = wanted.findIndex((one, nth) => {
    const entry = entries[nth];
    return entry === undefined || !fits(entry, one);
  });
  if (at >= 0) return `row ${at + 1}: ${JSON.stringify(entries[at])} for ${JSON.stringify(wanted[at])}`;
  return entries.length > wanted.length ? `one row too many: ${JSON.stringify(entries[wanted.length])}` : undefined;
}

export async function judged({ bytes, wanted, table }: OrderFile): Promise<Judged> {
  let read;
  try {
    read = await readFile({ size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { outcome: error.fault === 'empty' ? 'wrong' : 'refused', why: error.message, isMendable: true };
  }
  const fault = faultOf(read.entries, wanted);
  const isMarked = read.entries.some(({ wrong }) => wrong !== undefined);
  if (read.table?.isSure === false) {
    const mended = mend(read.table, table, wanted);
    return { outcome: 'asked', why: fault ?? 'not sure', isMendable: mended === undefined };
  }
  if (fault !== undefined) return { outcome: 'wrong', why: fault, isMendable: false };
  return { outcome: isMarked ? 'asked' : 'right', why: isMarked ? 'marked rows' : '', isMendable: true };
}

/** What the person does in the preview: the right sheet, first row and columns. */
function mend(
  { sheets, layout }: NonNullable<Awaited<ReturnType<typeof readFile>>['table']>,
  { places }: OrderFile['table'],
  wanted: readonly Wanted[],
) {
  const columns: (Column | undefined)[] = [];
  for (const [column, at] of Object.entries(places)) columns[at] = column as Column;
  const [key, text] = wanted[0]?.code === undefined ? [places.gtin, wanted[0]?.gtin] : [places.code, wanted[0].code];
  const sheet = sheets.findIndex(({ rows }) => rows.some((row) => String(row[key ?? 0]) === text));
  const first = sheets[sheet]?.rows.findIndex((row) => String(row[key ?? 0]) === text) ?? 0;
  return faultOf(readLayout(sheets, { ...layout, sheet, first, columns: Array.from(columns) }).entries, wanted);
}
