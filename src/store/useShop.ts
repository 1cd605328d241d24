/** Decides how a view reads the page's store: it renders again only when what it selects has changed. */
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { shopStore, type ShopState } from './store';

/** A value of the page's store, or an object or list of values (compared entry by entry). */
export const useShop = <T>(select: (state: ShopState) => T): T => useStore(shopStore, useShallow(select));
