/** Pushes `begin_checkout` once per cart, when the buyer first enters the addresses or the summary. */
import { useEffect, useRef } from 'react';
import { pushEvent } from '../../page/data-layer';
import { hashedContact } from '../../page/hashed-contact';
import { useCart, useCartSettings } from '../parts/CartContext';
import { isHeldByProcess } from '../session/process';
import type { Step } from '../session/steps';
import { beginCheckout } from './begin-checkout';

export function useBeginCheckout(step: Step): void {
  const { session } = useCartSettings();
  const id = useCart((cart) => String(cart.id));
  /** The id of the cart that this element has counted. `pushEvent` remembers it across a reload. */
  const counted = useRef<string>(undefined);
  useEffect(() => {
    const { cart } = session.getState();
    // Nobody checks out a held cart.
    if (step === '/' || counted.current === id || cart === null || isHeldByProcess(cart)) return;
    counted.current = id;
    const contact = { email: cart.customer?.email ?? cart.inpost_email, phone: cart.inpost_phone_number };
    void hashedContact(contact).then((user_data) => pushEvent({ ...beginCheckout(cart), user_data }, id));
  }, [step, id, session]);
}
