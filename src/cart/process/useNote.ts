/** State of a message's text: it survives a reload of the page and a refusal. Includes the text's error. */
import { useSyncExternalStore } from 'react';
import { messageLimit } from '../../http/limits';
import { useCartSettings } from '../parts/CartContext';
import { storedNote, storeNote, watchNotes } from '../session/note-storage';
import { text } from '../text';
import type { CartActionName } from '../wire/actions';

export function useNote(action: CartActionName): readonly [string, (text: string) => void] {
  const { url } = useCartSettings().session;
  const note = useSyncExternalStore(watchNotes, () => storedNote(url, action));
  return [note, (next) => storeNote(url, action, next)];
}

/** The text of an action's form: what was typed there, and beside the action. */
export function firstNote(url: string, action: CartActionName): string {
  const [own, beside] = [storedNote(url, action), storedNote(url, 'note')];
  return own.includes(beside) ? own : [beside, own].filter(Boolean).join('\n');
}

/** `blank`: the error for an empty message, if the message is required. */
export function noteFault(note: string, blank?: string): string | undefined {
  if (blank && note.trim() === '') return blank;
  return [...note].length > messageLimit.max ? text.extra.longest(String(messageLimit.max)) : undefined;
}
