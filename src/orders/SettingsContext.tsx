/** Passes the template's settings to the parts of the orders. */
import { createContext, useContext } from 'react';
import type { shopOrders } from '../../elements/shop-orders';
import type { PropsOf } from '../element/declare';

export type Settings = PropsOf<typeof shopOrders>;

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('useSettings() was called outside the orders');
  return settings;
}
