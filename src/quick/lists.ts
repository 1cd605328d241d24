/** Requests for lists saved at the shop: all of them, one with its rows, saving, deleting. */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { limited, listNameLimit } from '../http/limits';
import { requestOnce } from '../http/once';
import { request } from '../http/request';
import { count, having, id, list, maybe, text } from '../http/tolerant';
import type { Id } from '../http/tolerant';
import { lookupRow } from '../lookup/schema';
import type { Entry } from '../lookup/entry';

/** A list without its rows, which load when it is opened. */
export const savedList = v.object({ id, name: text, rows_count: maybe(count) });
export type SavedList = v.InferOutput<typeof savedList>;

export const listsAnswer = having(['lists'], v.object({ lists: list(savedList, 'kept list') }));
/** Quantities are unchanged; rows use the field names of a lookup. */
export const listAnswer = v.object({ ...savedList.entries, rows: list(lookupRow, 'row of a kept list') });
/** Saving a list with an existing name replaces it. */
export const saveListBody = v.object({
  name: limited(listNameLimit),
  rows: v.pipe(v.array(v.object({ ...lookupRow.entries, quantity: maybe(decimal) })), v.maxLength(1000)),
});

const under = (url: string, one: Id): string => {
  const [path = '', query] = url.split('?', 2);
  return `${path.replace(/\/$/, '')}/${encodeURIComponent(String(one))}${query === undefined ? '' : `?${query}`}`;
};

/** These requests reject only with a Failure. */
export const fetchLists = async (url: string): Promise<readonly SavedList[]> =>
  (await request(listsAnswer, { url, method: 'GET' })).lists;

export const openList = async (url: string, one: Id): Promise<readonly Entry[]> =>
  (await request(listAnswer, { url: under(url, one), method: 'GET' })).rows;

export const saveList = (url: string, name: string, entries: readonly Entry[]): Promise<SavedList> =>
  requestOnce(savedList, {
    url,
    body: {
      name,
      // Omits the name of rows with a code, because a thousand names are a large body.
      rows: entries.map(({ code, gtin, name: rowName, quantity, unit }) => ({
        ...(code !== undefined || gtin !== undefined ? { code, gtin } : { name: rowName }),
        quantity,
        unit,
      })),
    },
  });

export const deleteList = (url: string, one: Id): Promise<unknown> =>
  request(v.unknown(), { url: under(url, one), method: 'DELETE' });
