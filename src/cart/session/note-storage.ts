/** Stores what a person types into the messages of approval and quotes, so that it survives a reload (rule J8). */
import { tabTexts } from '../../page/storage';
import type { CartActionName } from '../wire/actions';

const storageKey = (url: string, action: CartActionName): string => `shop-elements.note ${url} ${action}`;

export const storedNote = (url: string, action: CartActionName): string => tabTexts.get(storageKey(url, action)) ?? '';

export function storeNote(url: string, action: CartActionName, text: string): void {
  if (text === '') tabTexts.remove(storageKey(url, action));
  else tabTexts.set(storageKey(url, action), text);
}
