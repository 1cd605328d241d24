/** The text of a message being typed: it survives a reload of the page, and a refusal. */
import { useState } from 'react';
import { useCartSettings } from '../parts/CartContext';
import { storedNote, storeNote } from '../session/note-storage';
import type { CartActionName } from '../wire/actions';

export function useNote(action: CartActionName): readonly [string, (text: string) => void] {
  const { url } = useCartSettings().session;
  const [note, setNote] = useState(() => storedNote(url, action));
  return [
    note,
    (text) => {
      storeNote(url, action, text);
      setNote(text);
    },
  ];
}
