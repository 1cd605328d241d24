/** Reports lines and payments to the page, so that it can put its own content beside them. */
import { useEffect } from 'react';
import type { shopCart } from '../../../elements/shop-cart';
import { useHost } from '../../element/useHost';
import { useCart } from '../parts/CartContext';
import { linesOf } from '../session/rules';

/** Renders nothing: a component of its own, because the steps do not render again for each cart. */
export function RenderedLines() {
  const { emit } = useHost<typeof shopCart>('shop-cart');
  const cart = useCart();
  useEffect(
    () => void emit('shop-lines-rendered', { lines: linesOf(cart), payments: cart.availablePayments }),
    [emit, cart],
  );
  return null;
}
