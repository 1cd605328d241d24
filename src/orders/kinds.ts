/** Texts for requests for approval and quotes in the list of orders; an unknown kind counts as an order. */
import type { EarlierOrder } from './schema';
import { text } from './text';

export const entryName = ({ kind, number }: EarlierOrder): string =>
  (kind === 'quote' ? text.quote : text.order)(number);

/** The label of the link to the entry's own page. */
export function openText({ kind, status }: EarlierOrder): string {
  // An asked quote has no offer to open yet.
  if (kind === 'quote' && status !== 'asked') return text.openQuote;
  return kind === 'approval' && status === 'waiting' ? text.check : text.details;
}
