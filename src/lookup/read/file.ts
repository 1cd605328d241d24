/** Detects a file's format by its first bytes, not its name, and reads its rows. The file stays in the browser. */
import { FileError, foreign, MAX_FILE_BYTES } from '../entry';
import type { ReadRows } from '../entry';
import { beginReading, endReading } from './budget';
import { sheetOfText } from './cells';
import { sheetsInZip } from './containers';
import { formatOfBytes, formatOfText } from './formats';
import { readInvoice } from './ksef';
import { rootOf, sheetsInMarkup } from './markup';
import { readSheets } from './table';
import { decodeText } from './text-file';
import { localName } from './xml';
import { openZip } from './zip';

export interface ReadFile extends ReadRows {
  /** The invoice's number. */
  readonly number?: string;
  readonly isCorrection?: boolean;
  /** See `Invoice`. */
  readonly isAdvance?: boolean;
}

type Source = Pick<File, 'size' | 'arrayBuffer'>;

/** Throws a FileError. `ownNip`: see `readInvoice`. */
export async function readFile(file: Source, ownNip?: string): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) throw new FileError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  beginReading();
  try {
    const read = await rowsOf(bytes, ownNip);
    if (read.entries.length === 0 && !isTable(read)) throw new FileError('empty');
    return read;
  } finally {
    endReading();
  }
}

/** Whether a person could choose another layout: rows were left out, or rows have several cells. */
const isTable = ({ table, leftOut }: ReadFile): boolean =>
  table !== undefined &&
  (leftOut.length > 0 ||
    table.sheets.some(({ rows }) => rows.filter((row) => row.filter((cell) => cell !== '').length > 1).length > 1));

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, ownNip: string | undefined): Promise<ReadFile> {
  // Text may also begin with PK: "PKWiU;Symbol;…".
  const [first, second, third = 0] = bytes;
  if (first === 0x50 && second === 0x4b && third < 0x20) return readSheets(await sheetsInZip(openZip(bytes)));
  const format = formatOfBytes(bytes);
  if (format !== undefined) throw foreign(format);
  const text = decodeText(bytes);
  const root = rootOf(text);
  if (root !== undefined)
    return localName(root) === 'Faktura' ? readInvoice(bytes, ownNip) : readSheets(sheetsInMarkup(root, text));
  const named = formatOfText(text);
  if (named !== undefined) throw foreign(named);
  if (text.includes('\0')) throw new FileError('format');
  return readSheets([sheetOfText(text)]);
}
