/** When a product was last added to a cart of this origin: an order after it is another one than an order before it. */
import { browserTexts } from './storage';

const KEY = 'shop-elements.added';

export const noteAddition = (): void => browserTexts.set(KEY, String(Date.now()));
export const lastAddition = (): number => Number(browserTexts.get(KEY) ?? 0);
