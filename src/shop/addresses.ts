/** Adds an address (rule A5); choosing it is the next step (rule A7), except for the invoice's (rule A10). */
import { taxNumberOf } from '../cart/addresses/by-country';
import type { CartActionBody } from '../cart/wire/actions';
import { lengthBetween, maxLength, minLength } from '../fields/validators';
import { isPostCode } from '../http/country-formats';
import { addressLimits } from '../http/limits';
import type { Action } from './action';
import type { Address } from './cart';

/** Maximum number of a session's addresses besides the client's: every cart response contains them all. */
const MOST_ADDRESSES = 100;

const NAMED = ['name', 'street', 'city', 'post', 'region', 'phone', 'driver_note'] as const;
const cleaned = (sent: CartActionBody<'new_address'>['new_address']): Address =>
  Object.fromEntries(
    (Object.keys(addressLimits) as (keyof Address)[]).map((name) => [name, (sent[name] ?? '').trim()]),
  ) as Address;

export const new_address: Action<'new_address'> = {
  isListed: true,
  *rules(cart, { new_address: sent }) {
    const one = cleaned(sent);
    const atLeastThree = minLength(3);
    for (const label of NAMED) {
      const { max } = addressLimits[label];
      yield ['address-long', maxLength(max)(one[label]), { label, limit: `${max}` }];
    }
    yield ['address-name', atLeastThree(one.name)];
    yield ['address-street', atLeastThree(one.street)];
    const longest = cart.houseNumberMax;
    yield ['address-house_no', lengthBetween(1, longest)(one.house_no), { limit: `${longest}` }];
    yield ['address-flat_no', maxLength(addressLimits.flat_no.max)(one.flat_no)];
    yield ['address-city', atLeastThree(one.city)];
    yield ['address-zip_code', isPostCode(one.country, one.zip_code), { label: one.country }];
    yield ['address-post', atLeastThree(one.post)];
    yield ['address-country', addressLimits.country.pattern.test(one.country)];
    yield ['address-region', atLeastThree(one.region)];
    yield ['address-phone', addressLimits.phone.pattern.test(one.phone)];
    const isTaxNumber = one.nip === '' || taxNumberOf(one.country, one.nip) !== undefined;
    yield ['address-nip', isTaxNumber, { label: one.country }];
    yield ['address-many', cart.addedAddresses < MOST_ADDRESSES, { limit: `${MOST_ADDRESSES}` }];
  },
  effect(cart, { new_address: sent }) {
    const one = cleaned(sent);
    cart.addAddress({ ...one, nip: taxNumberOf(one.country, one.nip) ?? one.nip }, sent.purpose === 'invoice');
  },
};
