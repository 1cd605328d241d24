/** Opens the built `<shop-cart>` before the mock's shop, which answers the page's `fetch` from memory. */
import type { Fault } from '../../../src/tools/mock/fault';
import type { Style } from '../../../src/tools/mock/guard';
import { otherUrls } from '../../../src/tools/mock/other-calls';
import { scenarios } from '../../../src/tools/mock/scenarios';
import { openShop } from '../../../src/tools/mock/shop';
import type { MockShopState } from '../../../src/tools/mock/shop-state';
import type { JsonObject, Session } from '../../../src/tools/mock/state';
import { anAddress } from '../../fixtures/cart';
import { until } from '../settled';
import { shownCart, type CartStage, type Posted } from './cart';

type Call = () => Promise<Response>;

export interface OpenCart extends Omit<CartStage, 'answer'> {
  readonly shop: MockShopState;
  readonly session: Session;
  /** Responses to these actions instead of the shop's own. */
  readonly answers: Record<string, (own: Call) => Response | Promise<Response>>;
  /** An action of the same buyer in another tab; resolves with the cart. */
  post(body: JsonObject): Promise<JsonObject>;
  /** The field with this label. */
  field<E extends HTMLElement = HTMLInputElement>(name: string): E;
  has(text: string): Promise<void>;
}

export interface Opening {
  /** Replaces these fields of each cart that the shop returns. */
  readonly cart?: JsonObject | ((cart: JsonObject) => void);
  readonly attributes?: Record<string, string>;
  readonly client?: JsonObject;
  readonly begun?: Fault['begun'];
  readonly style?: Style;
  /** Carrier, payment and invoice address are chosen. */
  readonly ready?: boolean;
  readonly answers?: OpenCart['answers'];
}

let count = 0;
/** The response that would redirect the page, and so end the tests. */
const never = new Promise<never>(() => {});

export async function openCart(scenario = 'buyer', opening: Opening = {}): Promise<OpenCart> {
  await import(/* the built file */ `/dist/${'shop-cart'}.js`);
  const { cart = {}, attributes = {}, client = {}, begun, style, ready = false, answers = {} } = opening;
  const known: Fault = scenarios[scenario]!;
  const { transport, shop } = openShop({
    ...known,
    disabledChecks: ['csrf'],
    style: { ...known.style, ready, ...style },
    begun: (session, shop) => {
      if (ready) session.cart.client = { id: 11, ...anAddress };
      known.begun?.(session, shop);
      begun?.(session, shop);
    },
    cart: (one, at) => {
      known.cart?.(one, at);
      if (typeof cart === 'function') cart(one);
      else Object.assign(one, cart);
    },
  });
  const url = `/opened-${count++}`;
  const posts: Posted[] = [];
  const call = (path: string, init: RequestInit = {}) =>
    transport(new URL(path, location.origin).href, {
      ...init,
      headers: [...new Headers(init.headers), ['Cookie', 'sid=s1']],
    });
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace(location.origin, '');
    if (!path.startsWith(url) && !Object.values(otherUrls).some((other) => path.startsWith(other)))
      return real(input, init);
    const own = () => call(path, init);
    if (path !== url) return (answers[path] ?? (() => own()))(own);
    const body = JSON.parse(String(init?.body ?? '{}')) as JsonObject;
    const action = Object.keys(body)[0] ?? 'load';
    posts.push({ action, body, headers: new Headers(init?.headers) });
    const response = await (answers[action] ?? (() => own()))(own);
    return (await response.clone().text()).includes('redirect_url') ? never : response;
  };
  // The mock's own page states the client and the attributes.
  const page = new DOMParser().parseFromString(await (await call('/koszyk')).text(), 'text/html');
  const element = document.importNode(page.querySelector<HTMLElement>('shop-cart')!, true);
  const data = JSON.parse(element.textContent) as { client: object };
  element.replaceChildren();
  const given = {
    'cart-url': url,
    routing: 'memory',
    client: JSON.stringify({ ...data.client, ...client }),
    ...attributes,
  };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  const stage = await shownCart(element);
  const { root, text } = stage;
  return {
    ...stage,
    posts,
    shop,
    session: [...shop.sessions.values()].at(-1)!,
    answers,
    post: async (body) => {
      const response = await call(url, { method: 'POST', body: JSON.stringify(body) });
      const channel = new BroadcastChannel('shop-elements.carts');
      channel.postMessage(null);
      channel.close();
      return ((await response.json()) as JsonObject)['cart'];
    },
    field: <E extends HTMLElement>(name: string) => {
      const match = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].find((one) =>
        [one.ariaLabel, ...[...(one.labels ?? [])].map(({ textContent }) => textContent)].join(' ').includes(name),
      );
      if (!match) throw new Error(`no field "${name}"`);
      return match as HTMLElement as E;
    },
    has: (words) => until(() => text().replaceAll('\u00A0', ' ').includes(words), words),
  };
}
