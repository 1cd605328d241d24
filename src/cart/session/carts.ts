/** Keeps one session per cart URL for the whole page, and connects it to the browser. */
import { postOrTakePrefetched } from './prefetch';
import { createCartSession, type CartSession } from './session';
import { newCart, type CartState } from './state';
import { absoluteUrl } from '../../page/url';
import { onCartChange, broadcastCartChange } from '../../page/cart-changes';
import { pageClock } from '../../page/clock';
import { leaveTo } from '../../page/leave';
import { onOnline, onPageRestored } from '../../page/lifecycle';
import { onTypedPageHide } from '../../page/typing';
import { addSlice, shop, shopStore } from '../../store/store';

declare module '../../store/store' {
  interface ShopState {
    /** The state of each cart, by its absolute URL. */
    readonly carts: Readonly<Record<string, CartState>>;
  }
  interface Shop {
    /** One session per cart URL. Sessions live as long as the page, because two queues for one cart would race. */
    cartSessions?: Map<string, CartSession>;
  }
}
addSlice('carts', {});
const cartSessions = (shop.cartSessions ??= new Map<string, CartSession>());

/** The session of the cart at `url`. Default: the page's URL. It does not load the cart. */
export function cartSession(url?: string): CartSession {
  const address = absoluteUrl(url);
  const existing = cartSessions.get(address);
  if (existing) return existing;

  const write = (state: CartState) => shopStore.setState(({ carts }) => ({ carts: { ...carts, [address]: state } }));
  write(newCart);
  const read = () => shopStore.getState().carts[address] ?? newCart;
  const session = createCartSession(address, {
    read,
    write,
    subscribe: (listener) =>
      shopStore.subscribe(({ carts }, previous) => {
        const state = carts[address];
        if (state && state !== previous.carts[address]) listener(state);
      }),
    post: postOrTakePrefetched,
    clock: pageClock,
    onChange: (listener) => void onCartChange(listener),
    broadcastChange: broadcastCartChange,
    onPageHide: onTypedPageHide,
    onPageRestored,
    onOnline,
    leaveTo,
  });
  cartSessions.set(address, session);
  return session;
}
