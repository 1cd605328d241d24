/** Decides that a panel which is open closes by itself. */
import { useEffect, useRef, type RefObject } from 'react';
import { whileOpen } from '../../page/while-open';

/** For the element that the panel and its button are in. */
export function useDisclosure(open: boolean, setOpen: (open: boolean) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (open && ref.current ? whileOpen(ref.current, () => setOpen(false)) : undefined), [open, setOpen]);
  return ref;
}
