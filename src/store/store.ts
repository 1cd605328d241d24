/** Decides that a page has one store: a second copy of the script, of whatever version, finds the first one's. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the page's elements share. Each domain adds its slice to this interface where it decides what is in it. */
export interface ShopState {}

/** What stands beside the state because it is none: queues, calls under way, channels. Domains add theirs here. */
export interface Shop {
  readonly store: StoreApi<ShopState>;
}

const KEY = Symbol.for('shop-elements.store');

const page = globalThis as { [KEY]?: Shop };

export const shop = (page[KEY] ??= { store: createStore<ShopState>(() => ({}) as ShopState) });
export const shopStore = shop.store;

/** Adds a domain's slice, unless another copy of the script has. */
export function addSlice<Name extends keyof ShopState>(name: Name, empty: ShopState[Name]): void {
  if (shopStore.getState()[name] === undefined) shopStore.setState({ [name]: empty } as Pick<ShopState, Name>);
}
