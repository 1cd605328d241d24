/** Opens the built `<shop-cart>` in a test. The server is a list of responses; requests are recorded. */
import { fixture, html } from '@open-wc/testing';
import { until } from '../settled';
import { aWireCart } from '../../fixtures/cart';
import { label } from '../../e2e/labels';

type Json = Record<string, unknown>;

export interface Posted {
  /** The action's name; 'load' for an empty body. */
  action: string;
  body: Json;
  headers: Headers;
}

export interface CartStage {
  element: HTMLElement;
  root: ShadowRoot;
  posts: Posted[];
  /** Sets the server's following responses: a cart's fields and messages, or a whole Response. */
  answer: (next: { cart?: Json | null; messages?: Json } | (() => Response | Promise<Response>)) => void;
  /** The first element whose text or accessible name contains this. */
  button: (name: string) => HTMLButtonElement;
  /** Presses that button as soon as it is there: notices and dialogs load their code when they are first needed. */
  press: (name: string) => Promise<void>;
  text: () => string;
}

let count = 0;

/** A new cart with its own URL; `markup` has the attributes. The server's first response is `cart`. */
export async function cartStage(
  cart: Json | (() => Response) = {},
  attributes: Json = {},
  messages: Json = {},
): Promise<CartStage> {
  await import(/* the built file */ `/dist/${'shop-cart'}.js`);
  const url = `/cart-${count++}`;
  const posts: Posted[] = [];
  /** The lines of every response, unless a test sets others. */
  const base = aWireCart(typeof cart === 'function' ? {} : cart);
  let next: { cart?: Json | null; messages?: Json } | (() => Response | Promise<Response>) =
    typeof cart === 'function' ? cart : { cart: base, messages };
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith(url)) return real(input, init);
    const body = JSON.parse(String(init?.body ?? '{}')) as Json;
    posts.push({ action: Object.keys(body)[0] ?? 'load', body, headers: new Headers(init?.headers) });
    await Promise.resolve();
    return typeof next === 'function' ? next() : Response.json({ cart: null, messages: {}, ...next });
  };
  const element = document.createElement('shop-cart');
  for (const [name, value] of Object.entries({ 'cart-url': url, routing: 'memory', ...attributes }))
    element.setAttribute(name, String(value));
  return {
    ...(await shownCart(element)),
    posts,
    answer: (given) => {
      next = typeof given === 'function' ? given : { cart: { ...base, ...given.cart }, messages: given.messages ?? {} };
    },
  };
}

/** Puts the element into the page and waits for its view and its first load. */
export async function shownCart(element: HTMLElement): Promise<Omit<CartStage, 'posts' | 'answer'>> {
  // The view may exist before its first load is reported.
  let hasAnswered = false;
  const onAnswer = () => void (hasAnswered = true);
  for (const event of ['shop-cart-changed', 'shop-error']) document.addEventListener(event, onAnswer, { once: true });
  await fixture(html`${element}`);
  const root = element.shadowRoot!;
  await until(
    () =>
      element.matches(':state(shown)') &&
      !root.querySelector('[part~="loading"]') &&
      (hasAnswered || root.querySelector('[part~="empty"]')),
    'the cart never came',
  );
  const named = (name: string) =>
    [...root.querySelectorAll('button')].find((one) =>
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(name),
    );
  const button = (name: string) => {
    const match = named(name);
    if (!match) throw new Error(`no button "${name}"`);
    return match;
  };
  return {
    element,
    root,
    button,
    press: async (name) => {
      await until(() => named(name), `no button "${name}"`);
      button(name).click();
    },
    text: () => root.querySelector<HTMLElement>('[part~="cart"]')!.innerText,
  };
}

/** How many times the action was posted. */
export const posted = (stage: Pick<CartStage, 'posts'>, action: string): Posted[] =>
  stage.posts.filter((one) => one.action === action);

/** Hides the page for a moment, like switching tabs: held changes are sent. */
export function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  delete (document as { visibilityState?: string }).visibilityState;
}

/** Goes from the first step to the summary by the buttons. */
export async function toSummary<S extends Pick<CartStage, 'press' | 'text'>>(stage: S): Promise<S> {
  const next = label('cart.toSummary');
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes(next), 'the addresses');
  await stage.press(next);
  // Low phones hide the way back, so nothing of the summary is in view on all of them.
  await until(() => !stage.text().includes(next), 'the summary');
  return stage;
}
