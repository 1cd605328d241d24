/** Stores what a person types into the messages of approval and quotes, so that it survives a reload (rule J8). */
import { tabTexts } from '../../page/storage';
import type { CartActionName } from '../wire/actions';

/** The action of a message, or the prices that go with the one of `ask_quote`. */
type TextName = CartActionName | 'wishes';

const storageKey = (url: string, name: TextName): string => `shop-elements.note ${url} ${name}`;

const listeners = new Set<() => void>();
export function watchNotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const storedNote = (url: string, name: TextName): string => tabTexts.get(storageKey(url, name)) ?? '';

export function storeNote(url: string, name: TextName, text: string): void {
  if (text === '') tabTexts.remove(storageKey(url, name));
  else tabTexts.set(storageKey(url, name), text);
  listeners.forEach((listener) => listener());
}
