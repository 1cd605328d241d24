/** Decides what a file is, by its first bytes and not by its name, and which rows it has. Nothing of it leaves the browser. */
import { FileError } from '../entry';
import type { ReadRows } from '../entry';
import { sheetOf } from '../sheet';
import { sheetOfText } from './cells';
import { readInvoice } from './ksef';
import { readSheets } from './table';
import { decodeText } from './text-file';
import { readXlsx } from './xlsx';

/** Larger files are not opened. A KSeF invoice has at most 3 MB. */
export const MOST_FILE_BYTES = 10_000_000;

export interface ReadFile extends ReadRows {
  /** The invoice's number. */
  readonly number?: string;
  readonly isCorrection?: boolean;
}

type Source = Pick<File, 'size' | 'arrayBuffer'>;

/** Throws a FileError. `ownNip`: see `readInvoice`. */
export async function readFile(file: Source, ownNip?: string): Promise<ReadFile> {
  if (file.size > MOST_FILE_BYTES) throw new FileError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await rowsOf(bytes, ownNip);
  // What holds anything is shown, so that the person can say where the goods are.
  const isBlank = read.table?.sheets.every(({ rows }) => rows.flat().every((cell) => cell === '')) ?? true;
  if (read.entries.length === 0 && isBlank) throw new FileError('empty');
  return read;
}

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, ownNip: string | undefined): Promise<ReadFile> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return readSheets([sheetOf(await readXlsx(bytes))]);
  // Old XLS, PDF, image.
  const head = decodeText(bytes.subarray(0, 400));
  if ((first === 0xd0 && second === 0xcf) || /^%PDF|^\x89PNG|^\xff\xd8/.test(head)) throw new FileError('format');
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (/^\s*</.test(head)) {
    if (isMarked) throw new FileError('encoding');
    return readInvoice(bytes, ownNip);
  }
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new FileError('format');
  return readSheets([sheetOfText(text)]);
}
