/** Records the example calls of the contract with the responses of the small shop of `npx shop-elements mock`. */
import { cartActions, factsOf, isProcessAction, type CartActionName } from '../../cart/wire/actions';
import { master } from '../mock/scenarios';
import { inProcess } from './record-processes';
import { CART, shopOf } from './recorded-shop';

/** One call and its answer. Names are unique per operation; that of a refused one ends in `.refused`. */
export interface Exchange {
  readonly path: string;
  readonly method: 'get' | 'post' | 'delete';
  readonly name: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

async function onCart(name: CartActionName, isRefused: boolean): Promise<Exchange> {
  const exchange = isRefused ? `${name}.refused` : name;
  if (isProcessAction(name))
    return { path: CART, method: 'post', name: exchange, ...(await inProcess(name, isRefused)) };
  const { good, wrong = good, by = 'buyer', refusedTo = by } = factsOf(name).samples;
  const who = isRefused ? refusedTo : by;
  const { send } = await (who === 'master' ? shopOf('buyer', master) : shopOf(who));
  let body = isRefused ? wrong : good;
  if (name === 'confirm' && !isRefused) {
    const { revision } = (await send('post', CART, {})).answer['cart'] as { revision: string };
    body = { confirm: true, seen: { ...cartActions.confirm.samples.good.seen, revision } };
  }
  return { path: CART, method: 'post', name: exchange, body, ...(await send('post', CART, body)) };
}

const withdrawal = {
  name: 'Anna Nowak',
  contract: 'ZM/2026/1',
  email: 'anna.nowak@example.com',
  lines: [{ id: 1, quantity: '2' }],
};

const orderFind = { number: 'ZM/2026/1', contact: 'anna.nowak@example.com' };

/** The calls other than the cart's, with their bodies; `at` is the URL if it is not the contract's example. */
const others: readonly (Pick<Exchange, 'path' | 'method'> & { name?: string; at?: string; body?: unknown })[] = [
  { path: '/api/koszyki', method: 'get' },
  { path: '/api/suggest', method: 'post', body: { query: 'lkej' } },
  { path: '/api/popular', method: 'get' },
  { path: '/api/autocomplete', method: 'post', body: { query: 'kle', index: 'products', size: 5 } },
  { path: '/api/search', method: 'post', body: { query: 'klej', productsIndex: 0, contentsIndex: 0, size: 10 } },
  { path: '/api/lookup', method: 'post', body: { rows: [{ code: 'SKU-1', quantity: '3' }, { name: 'gres' }] } },
  { path: '/api/firma', method: 'post', body: { nip: '1234563218' } },
  { path: '/api/firma', method: 'post', name: 'unknown', body: { nip: '0000000017' } },
  { path: '/api/firma', method: 'post', name: 'refused', body: { nip: '1234563219' } },
  { path: '/odstapienie', method: 'post', body: { withdrawal } },
  { path: '/odstapienie', method: 'post', name: 'refused', body: { withdrawal: { ...withdrawal, email: 'anna' } } },
  { path: '/znajdz-zamowienie', method: 'post', body: orderFind },
  { path: '/znajdz-zamowienie', method: 'post', name: 'refused', body: { ...orderFind, contact: 'anna' } },
  { path: '/', method: 'post', body: { add_product: 1 } },
  { path: '/ajax/modules/favourites/add/product', method: 'post', body: { id: 1 } },
  { path: '/ajax/modules/favourites/remove/product', method: 'post', body: { id: 1 } },
  { path: '/do-koszyka', method: 'post', body: { id: '1', quantity: '2' } },
  { path: '/do-koszyka', method: 'post', name: 'refused', body: { id: '1', quantity: '99' } },
  { path: '/api/points', method: 'get', at: '/api/points?name=WAW12A' },
  { path: '/api/zamowienia', method: 'get' },
  { path: '/api/zamowienia/{id}', method: 'get', at: '/api/zamowienia/1' },
  {
    path: '/api/zamowienia/{id}',
    method: 'post',
    at: '/api/zamowienia/1',
    body: { action: 'message', text: 'Kiedy przyjdzie reszta?' },
  },
  { path: '/api/listy', method: 'post', body: { name: 'Taras', rows: [{ code: 'SKU-1', quantity: '3' }] } },
  { path: '/api/listy', method: 'get' },
  { path: '/api/listy/{id}', method: 'get', at: '/api/listy/1' },
  { path: '/api/listy/{id}', method: 'delete', at: '/api/listy/1' },
  { path: '/konfigurator/getNewToken', method: 'get' },
];

/** A file that is accepted, and one that is only named like it. */
const files = { 'rysunek.pdf': '%PDF-1.4\n', 'strona.pdf': '<html>' };

async function uploads(): Promise<Exchange[]> {
  const { send } = await shopOf('buyer', { style: { file: 'optional' } });
  const all: Exchange[] = [];
  for (const [file, body] of Object.entries(files)) {
    const answer = await send('post', '/api/pliki', body, undefined, file);
    all.push({ path: '/api/pliki', method: 'post', name: answer.status === 200 ? file : 'refused', body, ...answer });
  }
  return all;
}

/** Records the calls other than the cart's, one after another, in one shop. */
async function besidesTheCart(): Promise<Exchange[]> {
  const { send } = await shopOf('buyer');
  const all: Exchange[] = [];
  for (const { path, method, at = path, name = 'answered', body } of others)
    all.push({ path, method, name, body, ...(await send(method, at, body)) });
  return all;
}

const names = Object.keys(cartActions) as CartActionName[];

/** Loading is refused only for an expired session, by a status without a body. */
export const exchanges: readonly Exchange[] = [
  ...(await Promise.all(names.map((name) => onCart(name, false)))),
  ...(await Promise.all(names.filter((name) => name !== 'load').map((name) => onCart(name, true)))),
  ...(await besidesTheCart()),
  ...(await uploads()),
];
