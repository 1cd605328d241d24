/** Stores the result of a buyer's calculation: in this browser only, until an order is placed, and for at most a month. */
import { browserTexts } from './storage';

const KEY = 'shop-elements.calculated';
const MONTH = 30 * 86_400;

export const readUntilOrder = (): string | undefined => browserTexts.get(KEY);
export const storeUntilOrder = (text: string): void => browserTexts.set(KEY, text, MONTH);
export const forgetStored = (): void => browserTexts.remove(KEY);
