/** Product data of a row before its lookup. */
import type { Decimal } from '../http/decimal';
import type { LeftOutReason, OmittedRows, Table } from './sheet';

/** Reason why the person must confirm or correct a row, whatever its lookup returns: a correction's difference, a code that Excel has changed. */
export type Doubt = 'difference' | 'excel';

export interface Entry {
  /** The shop's own code (SKU), or the text typed instead. */
  readonly code?: string | undefined;
  /** Digits with a correct check digit. */
  readonly gtin?: string | undefined;
  readonly name?: string | undefined;
  /** A quantity above zero; undefined if the row has none. */
  readonly quantity?: Decimal | undefined;
  readonly unit?: string | undefined;
  /** Text in the quantity column that is not a quantity; empty if the person has to enter the quantity. */
  readonly wrong?: string | undefined;
  readonly doubt?: Doubt | undefined;
}

/** A row that is not in the list, and that the person may take back. */
export interface DroppedRow {
  /** Its number in the sheet, from 1. */
  readonly number: number;
  readonly text: string;
  readonly reason: LeftOutReason;
  readonly entry: Entry;
}

/** The rows read, and the counts of other rows by reason. An invoice has no table. */
export interface ReadRows {
  readonly entries: readonly Entry[];
  /** Counts above 0 of omitted rows, one count per reason. */
  readonly leftOut: readonly OmittedRows[];
  /** The omitted rows themselves, as far as they are in the sheet that was read. */
  readonly dropped?: readonly DroppedRow[];
  readonly table?: Table;
}

/** Maximum file size. A KSeF invoice has at most 3 MB. */
export const MAX_FILE_BYTES = 10_000_000;

/** Maximum number of rows. A message tells how many are left out. */
export const MAX_ENTRIES = 1000;

/** In a column of quantities: the person has to enter it. */
export const OPEN = '?';

/** Formats that are recognised by their content but not supported. The error message names each. */
export type ForeignFormat =
  | 'archive'
  | 'base64'
  | 'dif'
  | 'doc'
  | 'edifact'
  | 'email'
  | 'epp'
  | 'fa1'
  | 'html'
  | 'image'
  | 'invoice'
  | 'jpk'
  | 'json'
  | 'numbers'
  | 'password'
  | 'pdf'
  | 'rr'
  | 'symfonia'
  | 'sylk'
  | 'tradacoms'
  | 'x12'
  | 'xls'
  | 'xlsb'
  | 'xml';

/** Why a file cannot be read. Each fault has a sentence; `foreign` has one per format. */
export type FileFault =
  | 'large'
  | 'format'
  | 'foreign'
  | 'empty'
  | 'costly'
  | 'broken'
  | 'encoding'
  | 'doctype'
  | 'schema';

export class FileError extends Error {
  readonly fault: FileFault;
  readonly format: ForeignFormat | undefined;
  constructor(fault: FileFault, format?: ForeignFormat) {
    super(format ?? fault);
    this.fault = fault;
    this.format = format;
  }
}

export const foreign = (format: ForeignFormat): FileError => new FileError('foreign', format);
