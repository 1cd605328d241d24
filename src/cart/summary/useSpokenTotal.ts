/** Announces a changed total to screen readers once the buyer's changes are saved. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';

/** Presses on a stepper follow each other faster than this, in ms. */
const PAUSE = 700;

/** `total`: the announced sentence. A change without saving comes from the shop or another tab; ChangesNotice announces it. */
export function useSpokenTotal(total: string, saving: boolean): void {
  const announce = useAnnounce();
  const spoken = useRef(total);
  const acted = useRef(false);
  useEffect(() => {
    if (saving) {
      acted.current = true;
      return;
    }
    if (!acted.current) {
      spoken.current = total;
      return;
    }
    const timer = setTimeout(() => {
      if (spoken.current !== total) announce(total, spoken.current);
      spoken.current = total;
      acted.current = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [saving, total, announce]);
}
