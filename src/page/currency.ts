/** Returns the currency of prices that state none. */
import { pageSetting } from './config';

/** ISO 4217; PLN unless the page says otherwise. */
export const pageCurrency = (): string => pageSetting('currency') || 'PLN';

/** The price that is shown first. */
export type Prices = 'gross' | 'net';
