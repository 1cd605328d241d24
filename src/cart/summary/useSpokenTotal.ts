/** Decides when the total is spoken to screen readers: once the person's changes are answered and it is another one. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { useCart, useCartSettings, useCartState, useCurrency } from '../CartContext';
import { totalOf, totalTerm } from './Totals';

/** Who presses on a stepper pauses less than this, in ms. */
const PAUSE = 700;

/** What changes without anything being saved is the shop's doing, or another tab's: not spoken here. */
export function useSpokenTotal(): void {
  const { brand } = useCartSettings();
  const announce = useAnnounce();
  const currency = useCurrency();
  const total = useCart((cart) => `${totalTerm(cart, brand)}: ${totalOf(cart, currency)}`);
  const saving = useCartState((state) => state.saving.size > 0);
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
      if (known.current !== total) announce(total);
      known.current = total;
      acted.current = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [saving, total, announce]);
}
