/** Selects what the program writes into the focused field: the next key replaces it, and never joins it. */
import { useLayoutEffect, useRef } from 'react';

/** `control` is the control's ref. `typed` must be called with each text that comes from the buyer. */
export function useWritten<Control extends HTMLInputElement | HTMLTextAreaElement>(value: string) {
  const control = useRef<Control>(null);
  const known = useRef(value);
  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (control.current?.matches(':focus')) control.current.select();
  }, [value]);
  return {
    control,
    typed: (text: string): void => {
      known.current = text;
    },
  };
}
