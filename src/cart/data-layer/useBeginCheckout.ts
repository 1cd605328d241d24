/** Pushes `begin_checkout` once per cart, when the buyer first enters the addresses or the summary. */
import { useEffect } from 'react';
import { pushEvent } from '../../page/data-layer';
import { hashedContact } from '../../page/hashed-contact';
import { useCart, useCartSettings } from '../parts/CartContext';
import { isHeldByProcess } from '../session/process';
import { beginCheckout } from './begin-checkout';

/** For the view of both steps. `pushEvent` remembers the cart. */
export function useBeginCheckout(): void {
  const { session } = useCartSettings();
  const id = useCart((cart) => String(cart.id));
  // Nobody checks out a held cart.
  const isHeld = useCart(isHeldByProcess);
  useEffect(() => {
    const { cart } = session.getState();
    if (isHeld || cart === null) return;
    const contact = { email: cart.customer?.email ?? cart.inpost_email, phone: cart.inpost_phone_number };
    void hashedContact(contact).then((user_data) => pushEvent({ ...beginCheckout(cart), user_data }, id));
  }, [isHeld, id, session]);
}
