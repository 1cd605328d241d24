/** Views of each kind of carriers on step 2 and on the summary. */
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
  /** The destination on step 2. */
  readonly Box: ComponentType;
  /** The destination on the summary. */
  readonly Place: ComponentType;
  /** Saves the account's data on leaving step 2; undefined if there is nothing to save. */
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
