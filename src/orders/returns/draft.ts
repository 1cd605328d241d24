/** What is typed and attached for the return of an order, kept in the tab until it is filed. */
import * as v from 'valibot';
import { tabTexts } from '../../page/storage';
import type { WholeOrder } from '../schema';

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
