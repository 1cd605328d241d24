/** What is typed and attached for the return of an order, kept in the tab until it is filed. */
import * as v from 'valibot';
import { tabTexts } from '../../page/storage';
import type { WholeOrder } from '../schema';
import type { Values } from './form';
import type { Photo } from './usePhotos';

const draft = v.object({
  values: v.record(v.string(), v.string()),
  photos: v.array(v.object({ line: v.string(), name: v.string(), id: v.string() })),
});
export type Draft = v.InferOutput<typeof draft>;

export const draftKey = (ordersUrl: string | undefined, { id }: WholeOrder): string =>
  `shop-elements.return ${ordersUrl ?? ''} ${id}`;

export function readDraft(key: string): Draft {
  const text = tabTexts.get(key);
  const read = text === undefined ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), draft), text);
  return read?.success ? read.output : { values: {}, photos: [] };
}

/** Undefined as long as nothing is filled in. Only what differs: a quantity that nobody typed is the one that is left then. */
export function draftText(values: Values, blank: Values, photos: readonly Photo[]): string | undefined {
  const typed = Object.entries(values).filter(([name, value]) => value !== (blank[name] ?? ''));
  const sent = photos.flatMap(({ line, name, id }) => (id === undefined ? [] : [{ line, name, id }]));
  if (typed.length + sent.length === 0) return undefined;
  return JSON.stringify({ values: Object.fromEntries(typed), photos: sent } satisfies Draft);
}
