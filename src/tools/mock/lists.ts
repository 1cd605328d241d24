/** Decides how the small shop answers a list of rows: which products they mean, and which lists a session keeps. */
import type { At } from './fault';
import { amount, grossOf } from './money';
import { products, type Loose, type Session } from './state';

const kept = new WeakMap<Session, { id: number; name: string; rows: readonly Loose[] }[]>();

const wire = ({ id, name, net, vat, min, max, step }: (typeof products)[number]) => ({
  id,
  index: `SKU-${id}`,
  title: name,
  unit: 'szt.',
  price_net: amount(net),
  price_gross: amount(grossOf(net, vat)),
  ...{ min, max, step },
});

/** `SKU-1`, as a cart has it `T-1`, or only the id, is a product; a name that contains the words has candidates. */
export function lookedUp({ rows = [] }: Loose): Loose {
  const answer = ({ code = '', name = '' }: Loose) => {
    const product = products.find(({ id }) =>
      [`SKU-${id}`, `T-${id}`, String(id)].includes(String(code).toUpperCase()),
    );
    const phrase = String(name || code).toLowerCase();
    const candidates = products.filter((one) => phrase !== '' && one.name.toLowerCase().includes(phrase));
    return product ? { product: wire(product), candidates: [] } : { product: null, candidates: candidates.map(wire) };
  };
  return { rows: (rows as readonly Loose[]).map(answer) };
}

const LONGEST_NAME = 100;
/** Answered with 422. */
export const LONG_NAME: Loose = { messages: { 0: { messages: ['Za długa nazwa.'], status: 'error' } } };

/** `rest` is the path after the lists' address: empty, or a list's id. */
export function listsAnswer(method: string, rest: string, body: Loose, { session, world }: At): Loose | undefined {
  const lists = kept.get(session) ?? [];
  const told = ({ id, name, rows }: (typeof lists)[number]) => ({ id, name, rows_count: rows.length });
  const one = lists.find(({ id }) => String(id) === rest);
  if (method === 'POST') {
    const name = String(body['name']);
    if (name.length > LONGEST_NAME && world.looks('list-name')) return LONG_NAME;
    const id = Math.max(0, ...lists.map((list) => list.id)) + 1;
    const made = { id, name: name.slice(0, LONGEST_NAME), rows: body['rows'] };
    kept.set(session, [made, ...lists.filter(({ name }) => name !== made.name)]);
    return told(made);
  }
  if (method === 'DELETE') {
    kept.set(
      session,
      lists.filter((other) => other !== one),
    );
    return {};
  }
  return rest === '' ? { lists: lists.map(told) } : one && { ...told(one), rows: one.rows };
}
