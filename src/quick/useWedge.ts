/** Passes a scanner's keys to the list, wherever the focus is, except in the page's own fields. */
import { useEffect, useRef } from 'react';
import { createWedge } from './wedge';

const isField = (one: EventTarget | undefined): one is HTMLInputElement =>
  one instanceof HTMLElement && one.matches('input, textarea, select, [contenteditable]');

/** `onScan` gets the code and, if the scanner typed into one of the element's own fields, that field. */
export function useWedge(host: HTMLElement, onScan: (code: string, field: HTMLInputElement | undefined) => void): void {
  const newest = useRef(onScan);
  useEffect(() => {
    newest.current = onScan;
  });
  useEffect(() => {
    const wedge = createWedge();
    const onKey = (event: KeyboardEvent) => {
      const path = event.composedPath();
      const [target] = path;
      const isOurs = path.includes(host);
      if (isField(target) && !isOurs) return;
      const code = wedge.key(event.key, event.timeStamp);
      if (code === undefined) return;
      // Otherwise the scanner's Enter would press the focused button.
      event.preventDefault();
      newest.current(code, isField(target) ? target : undefined);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [host]);
}
