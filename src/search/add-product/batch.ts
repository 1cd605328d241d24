/** Adds pasted rows one at a time: finds each product by its SKU, adds it, and gives the row a verdict. */
import { csvOf } from '../csv';
import type { SuggestedProduct, Suggestions } from '../schema';
import { pasteText } from './text';
import type { PastedRow } from './rows';

export interface Verdict {
  readonly state: 'waiting' | 'adding' | 'added' | 'failed';
  /** The product's title, or the reason for the failure. */
  readonly text: string;
}

export const waiting = (): Verdict => ({ state: 'waiting', text: pasteText.waiting });
const failed = (text: string): Verdict => ({ state: 'failed', text });

export interface BatchSetup {
  readonly find: (sku: string) => Promise<Suggestions>;
  readonly add: (product: SuggestedProduct, quantity: string | undefined) => Promise<unknown>;
  /** The reason for a failure; undefined if unknown. */
  readonly reason: (error: unknown) => string | undefined;
  readonly onVerdict: (row: number, verdict: Verdict) => void;
  readonly isStopped: () => boolean;
}

/** Resolves when every row has its verdict, or after `isStopped`. Never rejects. */
export async function addRows(rows: readonly PastedRow[], setup: BatchSetup): Promise<void> {
  let index = 0;
  for (const row of rows) {
    if (setup.isStopped()) return;
    setup.onVerdict(index, { state: 'adding', text: pasteText.adding });
    setup.onVerdict(index, await addRow(row, setup));
    index += 1;
  }
}

async function addRow(row: PastedRow, { find, add, reason }: BatchSetup): Promise<Verdict> {
  if (row.wrong !== undefined) return failed(row.wrong.reason);
  try {
    const product = bySku(await find(row.sku), row.sku);
    if (typeof product === 'string') return failed(product);
    await add(product, row.quantity);
    return { state: 'added', text: product.title };
  } catch (error) {
    return failed(reason(error) ?? pasteText.notAsked);
  }
}

/**
 * The product with exactly this SKU, or a sentence about the failure. If a server sends no SKU (`index`), its response must have
 * exactly one product: a guess would order the wrong thing.
 */
export function bySku({ products }: Suggestions, sku: string): SuggestedProduct | string {
  const plain = (text: string) => text.trim().toLowerCase();
  const exact = products.find(({ index }) => index !== undefined && plain(index) === plain(sku));
  if (exact !== undefined) return exact;
  const [sole, ...others] = products.filter(({ index }) => index === undefined);
  if (sole === undefined) return pasteText.unknown;
  return others.length === 0 ? sole : pasteText.ambiguous;
}

/** The rows that were not added, as a CSV file, with decimal commas. */
export function failuresCsv(rows: readonly PastedRow[], verdicts: readonly Verdict[]): string {
  const lines = rows.flatMap((row, index) => {
    const verdict = verdicts[index] ?? waiting();
    if (verdict.state === 'added') return [];
    return [[row.sku, row.wrong?.text ?? row.quantity?.replace('.', ',') ?? '', verdict.text]];
  });
  return csvOf([[pasteText.sku, pasteText.quantity, pasteText.reason], ...lines]);
}
