/** Decides where stands what a person has worked out for an order: in this browser alone, until an order was placed, and a month at most. */
import { browserTexts } from './storage';

const KEY = 'shop-elements.calculated';
const MONTH = 30 * 86_400;

export const keptUntilOrder = (): string | undefined => browserTexts.get(KEY);
export const keepUntilOrder = (text: string): void => browserTexts.set(KEY, text, MONTH);
export const orderPlaced = (): void => browserTexts.remove(KEY);
