/** Decides the currency of prices that name none themselves. */
import { pageSetting } from './config';

/** ISO 4217; PLN unless the page says otherwise. */
export const pageCurrency = (): string => pageSetting('currency') || 'PLN';

/** Which of two prices comes first. */
export type Prices = 'gross' | 'net';
