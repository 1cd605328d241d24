/** One store a page: a second copy of the script, of any version, uses the store of the first. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The state that the page's elements share. Each domain adds its slice to this interface in the file that defines it. */
export interface ShopState {}

/** Shared objects that are not state: queues, calls under way, channels. Domains add theirs here. */
export interface Shop {
  readonly store: StoreApi<ShopState>;
}

const KEY = Symbol.for('shop-elements.store');

const page = globalThis as { [KEY]?: Shop };

export const shop = (page[KEY] ??= { store: createStore<ShopState>(() => ({}) as ShopState) });
export const shopStore = shop.store;

/** Adds a domain's slice, unless another copy of the script already has. */
export function addSlice<Name extends keyof ShopState>(name: Name, empty: ShopState[Name]): void {
  if (shopStore.getState()[name] === undefined) shopStore.setState({ [name]: empty } as Pick<ShopState, Name>);
}
