/** Decides what a row of a list says of a product before it is looked up. */
import type { Decimal } from '../http/decimal';
import type { LeftOut, Table } from './sheet';

/** Why the person must confirm a row before it may be added, whatever is found for it. */
export type Doubt = 'difference';

export interface Entry {
  /** The shop's own code (SKU), or the text typed instead. */
  readonly code?: string | undefined;
  /** Digits with a correct check digit. */
  readonly gtin?: string | undefined;
  readonly name?: string | undefined;
  /** Above zero; undefined if none is given. */
  readonly quantity?: Decimal | undefined;
  readonly unit?: string | undefined;
  /** The text in the quantity's place, if it is not a quantity. */
  readonly wrong?: string | undefined;
  readonly doubt?: Doubt | undefined;
}

/** The rows read, and why others are not among them. An invoice has no table. */
export interface ReadRows {
  readonly entries: readonly Entry[];
  /** At most one for each reason, and none with a count of 0. */
  readonly leftOut: readonly LeftOut[];
  readonly table?: Table;
}

/** The largest list. Further rows are left out, and the person is told. */
export const MAX_ENTRIES = 1000;

/** Formats that are known by their content and not read. The text names each. */
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
  | 'xls'
  | 'xlsb'
  | 'xml';

/** Why a file cannot be read; each has its sentence, `foreign` one for each format. */
export type FileFault = 'large' | 'format' | 'foreign' | 'empty' | 'broken' | 'encoding' | 'doctype' | 'schema';

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
