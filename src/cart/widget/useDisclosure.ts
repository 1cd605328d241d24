/** Decides when an open panel closes: Escape, a press or focus elsewhere. Escape gives the focus back to the button. */
import { useEffect, useRef, type RefObject } from 'react';

/** For the element that the panel and its button are in. */
export function useDisclosure(open: boolean, setOpen: (open: boolean) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!open || root === null) return;
    const isInside = (event: Event) => event.composedPath().includes(root);
    const onElsewhere = (event: Event) => {
      if (!isInside(event)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.querySelector('button')?.focus();
    };
    const document = root.ownerDocument;
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    root.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      root.removeEventListener('keydown', onKey);
    };
  }, [open, setOpen]);
  return ref;
}
