/** What is typed and attached for the return of an order, kept in the tab until it is filed. */
import * as v from 'valibot';
import { byName, list, text } from '../../http/tolerant';
import { tabTexts } from '../../page/storage';
import type { WholeOrder } from '../schema';
import type { Values } from './form';

const draft = v.object({
  values: byName(text),
  photos: list(v.object({ line: text, name: text, id: text }), 'photo'),
});
export type Draft = v.InferOutput<typeof draft>;

export const draftKey = (ordersUrl: string | undefined, { id }: WholeOrder): string =>
  `shop-elements.return ${ordersUrl ?? ''} ${id}`;

/** The stored text may come from the page or another release. */
export function readDraft(key: string): Draft {
  try {
    return v.parse(draft, JSON.parse(tabTexts.get(key) ?? ''));
  } catch {
    return { values: {}, photos: [] };
  }
}

/** Undefined as long as nothing is filled in. Only what differs: a quantity that nobody typed is the one that is left then. */
export function draftText(values: Values, blank: Values, photos: Draft['photos']): string | undefined {
  const typed = Object.entries(values).filter(([name, value]) => value !== (blank[name] ?? ''));
  if (typed.length + photos.length === 0) return undefined;
  return JSON.stringify({ values: Object.fromEntries(typed), photos } satisfies Draft);
}

export function storeDraft(key: string, text: string | undefined): void {
  if (text === undefined) tabTexts.remove(key);
  else tabTexts.set(key, text);
}
