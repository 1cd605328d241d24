/** Decides that a page has one store: a second copy of the script, of whatever version, finds the first one's. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartSession } from '../cart/session';
import type { CartsSlice } from '../cart/slice';
import type { WidgetsSlice } from '../cart/widget/slice';
import type { FavouritesSlice } from '../favourites/slice';

/** What the page's elements share, put together from the domains' slices. */
export type ShopState = CartsSlice & WidgetsSlice & FavouritesSlice;

interface Shop {
  readonly store: StoreApi<ShopState>;
  /** One per cart URL. They live as long as the page and stand beside the store, because two queues for one cart would race. */
  readonly cartSessions: Map<string, CartSession>;
  /** The changes of favourites under way, by product; whoever toggles meanwhile waits for the same one. */
  underWay?: Map<string, Promise<void>>;
  /** The dropdowns to read once more: the answer under way may be older than the change. */
  again?: Set<string>;
  /** Tells the other tabs of a favourite's change. */
  tellFavourite?: (change: unknown) => void;
}

const KEY = Symbol.for('shop-elements.store');

function createShop(): Shop {
  return { store: createStore<ShopState>(() => ({ carts: {}, widgets: {}, favourites: {} })), cartSessions: new Map() };
}

const page = globalThis as { [KEY]?: Shop };

export const shop = (page[KEY] ??= createShop());
export const { store: shopStore, cartSessions } = shop;
