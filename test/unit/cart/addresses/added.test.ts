/** Tests how the new address is found among the saved ones. */
import { expect, it } from 'vitest';
import { addedAddress } from '../../../../src/cart/addresses/added';
import type { Address } from '../../../../src/cart/wire/address';
import { aCart } from '../../../fixtures/cart';

const typed = {
  name: 'Budowa',
  street: 'Kwiatowa',
  house_no: '1',
  flat_no: '',
  city: 'Poznań',
  zip_code: '60-166',
  post: 'Poznań',
  country: 'PL',
  region: 'wielkopolskie',
};
const addresses = (...wire: object[]): readonly Address[] => aCart({ addresses: wire }).addresses;
const depot = { id: 8, name: 'Magazyn', street: 'Krótka', house_no: '2', zip_code: '90-001' };

it('addedAddress returns the address that is new', () =>
  expect(addedAddress(addresses(depot), addresses({ ...typed, id: 9 }, depot), typed)).toBe(9));

it('addedAddress returns the typed one of two new addresses', () => {
  const other = { id: 10, street: 'Inna', house_no: '3', zip_code: '00-001' };
  expect(addedAddress(addresses(depot), addresses(depot, other, { ...typed, id: 9 }), typed)).toBe(9);
});

it('addedAddress finds an address that already existed', () =>
  expect(addedAddress(addresses({ ...typed, id: 9 }, depot), addresses({ ...typed, id: 9 }, depot), typed)).toBe(9));

it('addedAddress is undefined for ambiguous addresses', () => {
  expect(addedAddress(addresses(depot), addresses(depot), typed)).toBeUndefined();
  expect(addedAddress(addresses(depot), addresses(depot, { ...typed, id: null }), typed)).toBeUndefined();
});
