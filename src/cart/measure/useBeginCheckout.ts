/** Decides when a checkout counts as begun: the first time that this cart's addresses or summary are entered. */
import { useEffect, useRef } from 'react';
import { pushEvent } from '../../page/data-layer';
import { hashedContact } from '../../page/hashed-contact';
import { useCart } from '../CartContext';
import type { Step } from '../steps/steps';
import { beginCheckout } from './events';

export function useBeginCheckout(step: Step): void {
  const cart = useCart();
  /** The cart that has been counted by this element; the data layer itself remembers it beyond a reload. */
  const counted = useRef<string>(undefined);
  useEffect(() => {
    const id = String(cart.id);
    if (step === '/' || counted.current === id) return;
    counted.current = id;
    const contact = { email: cart.customer?.email ?? cart.inpost_email, phone: cart.inpost_phone_number };
    void hashedContact(contact).then((user_data) => pushEvent({ ...beginCheckout(cart), user_data }, id));
  }, [step, cart]);
}
