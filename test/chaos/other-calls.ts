/** The calls of the fault matrix other than the cart's: how each is sent, and a valid response. */
import { createLockersSource, type LockersSource } from '../../src/lockers/source';
import { providerUrl } from '../../src/cart/session/configurator';
import { fetchToken } from '../../src/cart/wire/token';
import { favouriteAnswer } from '../../src/favourites/schema';
import { request } from '../../src/http/request';
import { addToCartAnswer } from '../../src/product/schema';
import { addProduct } from '../../src/search/add-product/api';
import { fetchCompletions, fetchSuggestions } from '../../src/search/api';
import { fetchSearch } from '../../src/search/site/api';
import { loadWidget, widgetOf } from '../../src/cart/widget/state';
import { aPoint } from '../fixtures/points';

const SHOP = 'https://sklep.example';
export const CONFIGURATOR = 'https://konfigurator.example';
const WIDGET = `${SHOP}/api/koszyki`;
const POINTS = `${SHOP}/api/points`;

export interface OtherCall {
  readonly name: string;
  /** Resolves with the elements' state afterwards; rejects with a Failure if the call has no own state. */
  ask(): Promise<unknown>;
  readonly answer: unknown;
  /** The result of `ask` after a valid response. */
  readonly valid: unknown;
  /** The element ignores the response's content, so any content counts as valid. */
  readonly unread?: true;
  /** The state while the browser leaves the page, for calls whose state then differs; the element displays no message. */
  readonly left?: unknown;
}

const hits = { original: { results: [{ title: 'Gres', links: [{ url: '/gres' }] }], total: { value: 1 } } };

const favourite = (verb: string): OtherCall => ({
  name: `favourites ${verb}`,
  async ask() {
    const url = `${SHOP}/ajax/modules/favourites/${verb}/product`;
    const answer = await request(favouriteAnswer, { url, body: { id: 3 } });
    if (!answer.success) throw new StateFailed(true);
    return answer;
  },
  answer: { success: true },
  valid: { success: true },
});

export const otherCalls: readonly OtherCall[] = [
  {
    name: 'cart widget',
    async ask() {
      await loadWidget(WIDGET);
      const { data, failed } = widgetOf(WIDGET);
      if (failed) throw new StateFailed(data === undefined || data.count === 2);
      return data?.count;
    },
    answer: { count: 2, carts: [] },
    valid: 2,
    left: 2,
  },
  favourite('add'),
  favourite('remove'),
  {
    name: 'suggest',
    ask: async () => (await fetchSuggestions(`${SHOP}/podpowiedzi`, 'gres')).products.map(({ id }) => id),
    answer: { products: [{ id: 3, title: 'Gres' }], categories: [] },
    valid: [3],
  },
  {
    name: 'search',
    ask: async () =>
      (await fetchSearch(`${SHOP}/szukaj`, { query: 'gres', productsIndex: 0, contentsIndex: 0 })).products.total,
    answer: { products: hits, contents: hits },
    valid: 1,
  },
  {
    name: 'autocomplete',
    ask: () => fetchCompletions(`${SHOP}/uzupelnij`, { query: 'gre', index: 'products', size: 10 }),
    answer: [{ key: 'gres' }],
    valid: ['gres'],
  },
  {
    name: 'add to cart',
    ask: async () => (await request(addToCartAnswer, { url: `${SHOP}/produkt/gres`, body: { quantity: '1' } })).status,
    answer: { status: 'success', name: 'Gres' },
    valid: 'success',
  },
  {
    name: 'add_product',
    ask: async () => {
      await addProduct(undefined, 3);
      return { added: 3 };
    },
    answer: { done: 1 },
    valid: { added: 3 },
    unread: true,
  },
  {
    name: 'getNewToken',
    async ask() {
      const token = await fetchToken(CONFIGURATOR);
      if (providerUrl(CONFIGURATOR, token) === undefined) throw new StateFailed(true);
      return token;
    },
    answer: { token: 't', sessionid: 's' },
    valid: { token: 't', sessionid: 's' },
  },
  {
    name: 'locker points',
    ask: () => loaded(lockersOf()),
    answer: { items: [aPoint()], total_pages: 1 },
    valid: ['KRA01M'],
    left: [],
  },
];

/** The element has detected the failure; `kept` is true if it still has the previous data. */
export class StateFailed extends Error {
  constructor(readonly isStored: boolean) {
    super('failed');
  }
}

/** The lockers are requested until they arrive; the next cell of the matrix uses a new source. */
let lockers: LockersSource | undefined;
function lockersOf(): LockersSource {
  if (lockers === undefined || lockers.getState().progress === 1) lockers = createLockersSource(POINTS);
  return lockers;
}

const loaded = (source: LockersSource): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const { loading, failed, columns } = source.getState();
      if (loading) return;
      stop();
      if (failed) reject(new StateFailed(true));
      else resolve([...columns.names]);
    };
    const stop = source.subscribe(look);
    source.load();
  });
