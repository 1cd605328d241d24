/** Stores what a person types into the messages of approval and quotes, so that it survives a reload (rule J8). */
import { tabTexts } from '../../page/storage';
import type { CartActionName } from '../wire/actions';

const storageKey = (url: string, action: CartActionName): string => `shop-elements.note ${url} ${action}`;

const listeners = new Set<() => void>();
export function watchNotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const storedNote = (url: string, action: CartActionName): string => tabTexts.get(storageKey(url, action)) ?? '';

/** The text of an action's form: what was typed there, and beside the action. */
export function firstNote(url: string, action: CartActionName): string {
  const [own, beside] = [storedNote(url, action), storedNote(url, 'note')];
  return own.includes(beside) ? own : [beside, own].filter(Boolean).join('\n');
}

export function storeNote(url: string, action: CartActionName, text: string): void {
  if (text === '') tabTexts.remove(storageKey(url, action));
  else tabTexts.set(storageKey(url, action), text);
  listeners.forEach((listener) => listener());
}
