/** Answers the lookup of rows and the saved lists in the small shop. */
import type { CallContext } from './fault';
import { toAmount as amount } from '../../shop/money';
import { grossOf } from '../../shop/money';
import { codeOf } from './terms';
import { products, type JsonObject, type Session } from './state';

const stored = new WeakMap<Session, { id: number; name: string; rows: readonly JsonObject[] }[]>();

const wire = ({ id, name, net, vat, min, max, step }: (typeof products)[number]) => ({
  id,
  index: `SKU-${id}`,
  title: name,
  unit: 'szt.',
  price_net: amount(net),
  price_gross: amount(grossOf(net, vat)),
  ...{ min, max, step },
});

/** `SKU-1`, the cart's `T-1`, the buyer's own symbol or only the id identifies a product; other words return candidates by name. */
export function lookedUp({ rows = [] }: JsonObject, { session, shop }: CallContext): JsonObject {
  const answer = ({ code = '', name = '' }: JsonObject) => {
    const typed = String(code).toUpperCase();
    const own = (one: (typeof products)[number]) => codeOf(one, session, shop);
    const wireOf = (one: (typeof products)[number]) => ({ ...wire(one), ...(own(one) && { buyer_code: own(one) }) });
    const product = products.find((one) =>
      [`SKU-${one.id}`, `T-${one.id}`, String(one.id), own(one)?.toUpperCase()].includes(typed),
    );
    const phrase = String(name || code).toLowerCase();
    const candidates = products.filter((one) => phrase !== '' && one.name.toLowerCase().includes(phrase));
    return product
      ? { product: wireOf(product), candidates: [] }
      : { product: null, candidates: candidates.map(wireOf) };
  };
  return { rows: (rows as readonly JsonObject[]).map(answer) };
}

const LONGEST_NAME = 100;
/** Answered with 422. */
export const LONG_NAME: JsonObject = { messages: { 0: { messages: ['Za długa nazwa.'], status: 'error' } } };

/** `rest` is the path after the lists' URL: empty, or a list's id. */
export function listsAnswer(
  method: string,
  rest: string,
  body: JsonObject,
  { session, shop }: CallContext,
): JsonObject | undefined {
  const lists = stored.get(session) ?? [];
  const summaryOf = ({ id, name, rows }: (typeof lists)[number]) => ({ id, name, rows_count: rows.length });
  const one = lists.find(({ id }) => String(id) === rest);
  if (method === 'POST') {
    const name = String(body['name']);
    if (name.length > LONGEST_NAME && shop.checks('list-name')) return LONG_NAME;
    const id = Math.max(0, ...lists.map((list) => list.id)) + 1;
    const made = { id, name: name.slice(0, LONGEST_NAME), rows: body['rows'] };
    stored.set(session, [made, ...lists.filter(({ name }) => name !== made.name)]);
    return summaryOf(made);
  }
  if (method === 'DELETE') {
    stored.set(
      session,
      lists.filter((other) => other !== one),
    );
    return {};
  }
  return rest === '' ? { lists: lists.map(summaryOf) } : one && { ...summaryOf(one), rows: one.rows };
}
