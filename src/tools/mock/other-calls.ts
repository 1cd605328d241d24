/** Answers the calls besides the cart in the small shop. */
import { listsAnswer, lookedUp } from './lists';
import { companyOf } from './company';
import { earlierOrders } from './earlier-orders';
import type { CallContext } from './fault';
import { actOnOrder, type OrderReply } from './order-actions';
import { orderFindOf } from './order-find';
import type { JsonObject } from './state';
import { pointsAnswer } from './points';
import { withdrawalOf } from './withdrawal';
import { answeredCart } from './wire';

export const otherUrls = {
  widget: '/api/koszyki',
  suggest: '/api/suggest',
  popular: '/api/popular',
  autocomplete: '/api/autocomplete',
  search: '/api/search',
  favourites: '/ajax/modules/favourites',
  lookup: '/api/lookup',
  lists: '/api/listy',
  orders: '/api/zamowienia',
  company: '/api/firma',
  withdrawal: '/odstapienie',
  find: '/znajdz-zamowienie',
  files: '/api/pliki',
  points: '/api/points',
  token: '/konfigurator/getNewToken',
} as const;

const facts = {
  id: 1,
  index: 'T-1',
  title: 'Klej',
  unit: 'szt.',
  price_net: '10.45',
  price_gross: '12.85',
  availability: { quantity: '30', branch: 'Warszawa' },
  min: 1,
  max: 30,
  step: 1,
};
const suggested = { ...facts, link: '/k', hasPrice: 1, priceNet: '10.45', priceGross: '12.85' };

const hits = (result: JsonObject) => ({
  original: { results: [{ ...result, links: [{ url: '/k' }] }], total: { value: 1 } },
});

const linesOf = ({ items = [] }: JsonObject): JsonObject[] =>
  items
    .map(({ product_name, quantity, unit, prices, lowest_price, price_before, percent, unit_price }: JsonObject) => ({
      name: product_name,
      quantity,
      unit,
      priceNet: prices?.net,
      priceGross: prices?.gross,
      totalPriceGross: prices?.total_gross,
      lowest_price,
      price_before,
      percent,
      unit_price,
    }))
    .toReversed();

/** The lines of the cart, with the field names of the dropdown. */
function widget(cart: JsonObject): JsonObject {
  const childCarts = (cart['childCarts'] ?? []).map((one: JsonObject) => ({ id: one['id'], items: linesOf(one) }));
  const items = linesOf(cart);
  const count = items.length + childCarts.flatMap((one: JsonObject) => one['items']).length;
  const { net, gross } = cart['prices'] ?? {};
  const sums = { totalNet: net, totalGross: gross };
  return { count, carts: [{ id: cart['id'], is_master: childCarts.length > 0, items, childCarts, ...sums }] };
}

/** The corrected query for swapped letters: the only typo that the small shop forgives. */
function corrected({ query, literal }: JsonObject): JsonObject {
  const isSlip = query !== 'klej' && [...(query ?? '')].toSorted().join('') === 'ejkl';
  return isSlip && literal !== true ? { corrected: 'klej' } : {};
}

function bodyOf(text: string): JsonObject {
  try {
    return Object(JSON.parse(text)) as JsonObject;
  } catch {
    return {};
  }
}

interface OtherCall {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly method?: string | undefined;
  readonly text: string;
  readonly key: string;
}

/** Undefined for any other URL. */
export function otherAnswer(
  { pathname, searchParams, method = 'GET', text, key }: OtherCall,
  at: CallContext,
): JsonObject | OrderReply | undefined {
  const { session, shop } = at;
  const [, rest] = /^\/api\/listy(?:\/(\w+))?$/.exec(pathname) ? pathname.split('/api/listy') : [];
  if (rest !== undefined) return listsAnswer(method, rest.slice(1), bodyOf(text), at);
  const order = /^\/api\/zamowienia(?:\/(\d+))?$/.exec(pathname);
  if (order) {
    const find = () => earlierOrders(shop, session, order[1], searchParams.get('view'));
    return method === 'POST' ? actOnOrder(at, Number(order[1]), bodyOf(text), key, find) : find();
  }
  switch (pathname) {
    case otherUrls.widget:
      return widget(answeredCart(at));
    case otherUrls.points:
      return pointsAnswer(searchParams);
    case otherUrls.token:
      return { token: 'k7Qd', sessionid: 's102' };
    case otherUrls.lookup:
      return lookedUp(bodyOf(text), at);
    case otherUrls.company:
      return companyOf(bodyOf(text)['nip']);
    case otherUrls.withdrawal:
      return method === 'POST' ? withdrawalOf(shop, bodyOf(text), key) : undefined;
    case otherUrls.find:
      return method === 'POST' ? orderFindOf(shop, bodyOf(text)) : undefined;
    case otherUrls.suggest:
      return {
        products: [suggested],
        categories: [{ name: 'Kleje', link: '/kleje' }],
        total: 1,
        ...corrected(bodyOf(text)),
      };
    case otherUrls.popular:
      return { queries: [{ text: 'klej', link: '/szukaj?query=klej' }], products: [suggested] };
    case otherUrls.autocomplete:
      return [{ key: 'klej' }];
    case otherUrls.search:
      return {
        products: hits(facts),
        contents: hits({ title: 'Jaki klej wybrać' }),
        filters: { brands: [{ id: 1, name: 'Fixar', count: 1 }], properties: [] },
        values: {},
        ...corrected(bodyOf(text)),
      };
    case `${otherUrls.favourites}/add/product`:
    case `${otherUrls.favourites}/remove/product`:
      return { success: true };
    default:
      return undefined;
  }
}
