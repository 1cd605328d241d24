/** Decides that an open panel closes by itself. */
import { useEffect, useRef, type RefObject } from 'react';
import { whileOpen } from '../../page/while-open';

/** A ref for the element that contains the panel and its button. */
export function useDisclosure(open: boolean, setOpen: (open: boolean) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (open && ref.current ? whileOpen(ref.current, () => setOpen(false)) : undefined), [open, setOpen]);
  return ref;
}
