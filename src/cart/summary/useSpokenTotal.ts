/** Decides when the total is spoken to screen readers: once the person's changes are answered and it is another one. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';

/** Who presses on a stepper pauses less than this, in ms. */
const PAUSE = 700;

/** `total` as it is spoken. What changes without anything being saved is the shop's doing, or another tab's: not spoken here. */
export function useSpokenTotal(total: string, saving: boolean): void {
  const announce = useAnnounce();
  const known = useRef(total);
  const acted = useRef(false);
  useEffect(() => {
    if (saving) {
      acted.current = true;
      return;
    }
    if (!acted.current) {
      known.current = total;
      return;
    }
    const timer = setTimeout(() => {
      if (known.current !== total) announce(total, known.current);
      known.current = total;
      acted.current = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [saving, total, announce]);
}
