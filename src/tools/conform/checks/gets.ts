/** Tries GETs of pages, other calls, and every action in the query string: the cart must stay unchanged. */
import { givenId, linesOf } from '../cart-parts';
import { asQuery } from '../query';
import { everyAction, everyAddition } from '../samples';
import type { Visits } from '../visits';

/** Actions in brackets, and named by `action` like in routers. */
function queriesOf(body: object): string[] {
  const [[name, what] = ['', {}]] = Object.entries(body);
  const inner = typeof what === 'object' && what !== null ? what : { value: what };
  return [asQuery(body), `action=${name}&${asQuery(inner)}`];
}

/** `mayOrder`: a GET that confirms would place an order. */
export async function checkGets(visits: Visits, others: readonly (string | undefined)[], mayOrder: boolean) {
  const { main: probe, options } = visits;
  const cart = await visits.fill(probe);
  if (cart === undefined) return probe.skip('get', 'the cart has no lines');
  const { client } = probe;
  const got = async (path: string, method = 'GET'): Promise<void> => void (await client.call(path, undefined, method));
  const isSame = async (what: string): Promise<boolean> => {
    const now = await probe.load();
    const problem = JSON.stringify(now) === JSON.stringify(cart) ? undefined : `${what}\nthe cart has changed`;
    probe.judge('get', problem);
    return problem === undefined;
  };
  await client.open();
  for (const url of others) if (url !== undefined) await got(url);
  if (!(await isSame('GET of the page, and of the other calls'))) return;
  const under = (query: string): string => `${client.url}${client.url.includes('?') ? '&' : '?'}${query}`;
  const { product, add = [] } = options;
  const additions = product === undefined ? [] : everyAddition(givenId(product));
  for (const body of [...additions, ...everyAction(cart)]) {
    if ('confirm' in body && !mayOrder) continue;
    for (const query of queriesOf(body)) await got(under(query));
  }
  if (!(await isSame('GET with every action in the URL'))) return;
  const [line] = linesOf(cart);
  if (line !== undefined) await got(under(asQuery({ remove: { id: line.item.id, cartId: line.cartId } })), 'HEAD');
  // A shop's own call may be a GET: then it was given to the kit as a GET.
  for (const { method, path, body } of add) {
    if (method === 'GET') continue;
    const query = /^\s*\{/.test(body ?? '') ? asQuery(JSON.parse(body ?? '{}') as object) : (body ?? '');
    await got(query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`);
  }
  await isSame('HEAD with an action, and GET of a call that adds a product');
}
