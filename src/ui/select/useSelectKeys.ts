/** Handles keys on a select like a native one, open or closed. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { isModified } from '../modifiers';
import { firstEntry, lastEntry, nextEntry, typedEntry } from './options';
import type { NativeSelect } from './useNativeSelect';

/** Characters typed within this many milliseconds are one word. */
const WORD_MS = 700;

interface Setup {
  readonly native: NativeSelect;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

export function useSelectKeys({ native, open, setOpen }: Setup) {
  const { entries, chosen, choose } = native;
  const [active, setActive] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(open);
  const word = useRef({ typed: '', time: 0 });
  if (wasOpen !== open) {
    // Starts at the chosen entry, however it was opened.
    setWasOpen(open);
    if (open) setActive(chosen);
  }

  /** Open, it only moves; closed, it chooses at once, like a native select. */
  const go = (index: number) => (open ? setActive(index) : choose(index));
  const index = open ? active : chosen;
  const type = (letter: string) => {
    const now = Date.now();
    const typed = now - word.current.time < WORD_MS ? word.current.typed + letter : letter;
    word.current = { typed, time: now };
    go(typedEntry(entries, index, typed));
  };
  const take = () => {
    if (!entries[active]?.disabled) choose(active);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // On a Mac, Option with a Latin letter types the Polish one.
    const isTyping = key.length === 1 && key !== ' ' && (!altKey || key > '~') && !ctrlKey && !metaKey;
    const isOurs = !isModified(event) || (altKey && key.startsWith('Arrow'));
    const actions: Record<string, () => void> = {
      ArrowDown: () => (altKey || !open ? setOpen(true) : go(nextEntry(entries, index, 1))),
      ArrowUp: () => (altKey && open ? take() : !open ? setOpen(true) : go(nextEntry(entries, index, -1))),
      Home: () => go(firstEntry(entries)),
      End: () => go(lastEntry(entries)),
      Enter: () => (open ? take() : setOpen(true)),
      ' ': () => (open ? take() : setOpen(true)),
    };
    if (key === 'Escape' && open) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    } else if (key === 'Tab' && open) {
      // The key's default is not prevented, so that the focus moves to the next field.
      take();
    } else if (isTyping) {
      type(key);
    } else if (isOurs && actions[key]) {
      event.preventDefault();
      actions[key]();
    }
  };
  return { active, setActive, onKeyDown };
}
