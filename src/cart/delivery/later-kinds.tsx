/** Decides how each kind of carriers looks on the second step and on the summary. */
import type { ComponentType } from 'react';
import { DeliveryAddressBox, DeliveryPlace } from '../addresses/DeliveryAddressBox';
import type { KindName } from '../session/kinds';
import type { Outcome } from '../session/messages';
import type { CartSession } from '../session/session';
import type { Cart, CartClient } from '../wire/cart';
import { accountContact } from './contact';
import { LockerBox, LockerPlace } from './LockerBox';
import { PickupBox, PickupPlace } from './PickupBox';

interface Look {
  /** Where the goods go, on the second step. */
  readonly Box: ComponentType;
  /** The same on the summary. */
  readonly Place: ComponentType;
  /** Saves what the second step takes without asking; undefined if there is nothing to save. */
  readonly save?: (session: CartSession, cart: Cart, client: CartClient | undefined) => Promise<Outcome> | undefined;
}

const toAddress: Look = { Box: DeliveryAddressBox, Place: DeliveryPlace };

export const looks: Readonly<Record<KindName, Look>> = {
  locker: {
    Box: LockerBox,
    Place: LockerPlace,
    save(session, cart, client) {
      const contact = accountContact(cart, client);
      return contact && session.saveContact(contact);
    },
  },
  pickup: { Box: PickupBox, Place: PickupPlace },
  transport: toAddress,
  courier: toAddress,
};
