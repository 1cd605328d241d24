/** Reads pasted rows by quick order's reader. */
import type { Entry } from '../../lookup/entry';
import { readPasted } from '../../lookup/pasted';
import { pasteText } from './text';

export interface PastedRow {
  readonly sku: string;
  /** A decimal with a point; undefined if none was pasted. */
  readonly quantity: string | undefined;
  /** Why the row cannot be added as it stands, and what was in the place of the quantity. */
  readonly wrong?: { readonly text: string; readonly reason: string };
}

const badQuantity = (text: string) => ({
  text,
  reason: text === '' ? pasteText.badQuantity : `${pasteText.badQuantity}: ${text}`,
});

/** The row, refused for its quantity. A suggestion names no unit, so that one in the row cannot be compared. */
function rowOf({ code, gtin, name = '', quantity, unit, wrong }: Entry, refusal?: string): PastedRow {
  const row = { sku: code ?? gtin ?? name, quantity };
  if (wrong !== undefined) return { ...row, wrong: badQuantity(wrong) };
  if (refusal !== undefined) return { ...row, wrong: { text: quantity ?? '', reason: refusal } };
  if (quantity !== undefined && unit !== undefined) return { ...row, wrong: badQuantity(`${quantity} ${unit}`) };
  return row;
}

/**
 * Without headings, empty lines and remarks; a sum or a damaged row is listed, and not added. Nothing is added from a table in which
 * several columns may be the quantity.
 */
export async function readRows(text: string): Promise<readonly PastedRow[]> {
  const { entries, dropped = [], table } = await readPasted(text);
  const isUnsure = table?.isSure === false && entries.some(({ quantity }) => quantity !== undefined);
  return [
    ...entries.map((entry) => rowOf(entry, isUnsure ? pasteText.unsure : undefined)),
    ...dropped
      .filter(({ reason }) => reason !== 'aside')
      .map(({ reason, entry }) => rowOf(entry, reason === 'quantity' ? undefined : pasteText.leftOut)),
  ];
}

/** Several lines, or one with a quantity: a table, not a phrase. src/element/interaction-recorder.ts has the same test. */
export const isTable = (text: string): boolean => /[\r\n\t;]/.test(text.trim());
