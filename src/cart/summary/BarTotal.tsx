/** The total in a bar. */
import { overlayOf } from '../session/pending';
import { isStale } from '../session/state';
import { totalOf, totalTerm } from './breakdown';
import { withoutRemoved } from '../session/without-removed';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';

export function BarTotal() {
  const { brand } = useCartSettings();
  const currency = useCurrency();
  const term = useCart((cart) => totalTerm(cart, brand));
  const { removed } = useCartState(overlayOf);
  const total = useCart((cart) => totalOf(withoutRemoved(cart, removed), currency));
  const stale = useCartState(isStale);
  return (
    <p className={`cart__bar-total${stale ? ' cart__bar-total--stale' : ''}`}>
      <span className="muted">{`${term} `}</span>
      <strong className="number">{total}</strong>
    </p>
  );
}
