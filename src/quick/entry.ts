/** Decides what a row of a list says of a product, before anybody has looked it up. */
import type { Decimal } from '../http/decimal';

/** Why a row needs a person's word before it may be added, whatever is found for it. */
export type Doubt = 'difference';

export interface Entry {
  /** The shop's own code (SKU), or what was typed in its place. */
  readonly code?: string | undefined;
  /** Digits with a check digit that is right. */
  readonly gtin?: string | undefined;
  readonly name?: string | undefined;
  /** Above zero; undefined where none is said. */
  readonly quantity?: Decimal | undefined;
  readonly unit?: string | undefined;
  /** What stood in the quantity's place, where that is no quantity. */
  readonly wrong?: string | undefined;
  readonly doubt?: Doubt | undefined;
}

/** What was read, and how many lines were left out because nobody buys by them: returns, pure discounts. */
export interface ReadRows {
  readonly entries: readonly Entry[];
  readonly skipped: number;
}

/** So many rows at once. What is beyond is left out, and said. */
export const MOST_ENTRIES = 1000;

/** Why a file cannot be read; each has its sentence. */
export type FileFault = 'large' | 'format' | 'empty' | 'broken' | 'encoding' | 'doctype' | 'schema';

export class FileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
