/** The action of a key in a search box with a list below it (ARIA combobox pattern). */

/** The state of the box. `active` is the index of the marked entry, or -1. */
export interface Box {
  readonly open: boolean;
  readonly active: number;
  readonly count: number;
}

/** `move` marks an entry and opens the list; `choose` takes the marked one. */
export type KeyAction =
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'choose' | 'close' | 'clear' | 'leave' };

/** Undefined if the browser handles the key; Enter then submits the typed text. */
export function keyActionOf(key: string, alt: boolean, { open, active, count }: Box): KeyAction | undefined {
  const move = (to: number): KeyAction | undefined => (count === 0 ? undefined : { do: 'move', to });
  switch (key) {
    case 'ArrowDown':
      if (alt) return move(open ? active : -1);
      return move(open ? (active + 1) % count : active < 0 ? 0 : active);
    case 'ArrowUp':
      if (alt) return open ? { do: 'close' } : undefined;
      return move(open && active > 0 ? active - 1 : count - 1);
    // Without a marked entry Home and End move the caret, as in any field; Alt+Home is the browser's.
    case 'Home':
      return open && active >= 0 && !alt ? move(0) : undefined;
    case 'End':
      return open && active >= 0 && !alt ? move(count - 1) : undefined;
    case 'Enter':
      return open && active >= 0 ? { do: 'choose' } : undefined;
    case 'Escape':
      return { do: open ? 'close' : 'clear' };
    case 'Tab':
      return open ? { do: 'leave' } : undefined;
    default:
      return undefined;
  }
}
