/** Decides when the total is spoken to screen readers: once the person's changes are answered and it has changed. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';

/** Presses on a stepper follow each other faster than this, in ms. */
const PAUSE = 700;

/** `total` as spoken. A total that changes although nothing was saved comes from the shop or another tab: it is not spoken here. */
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
