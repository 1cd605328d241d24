/** Tests the choice of the invoice address. */
import { expect, it } from 'vitest';
import { invoiceAddress } from '../../../../src/cart/addresses/invoice';
import { aCart, aClient } from '../../../fixtures/cart';

const client = aClient({
  address_street: 'Puławska',
  address_house_no: '17',
  address_city: 'Warszawa',
  address_voivodeship: 'mazowieckie',
});
const withoutOwn = aCart({ invoice_address: null });

it('invoiceAddress returns the cart’s invoice address [A1]', () => {
  expect(invoiceAddress(aCart(), client)).toMatchObject({ id: 11, street: 'Długa', city: 'Kraków' });
});

it('invoiceAddress falls back to the client’s data, without an id [A1]', () => {
  const from = invoiceAddress(withoutOwn, client);
  expect(from).toMatchObject({ last_name: 'Nowak', street: 'Puławska', house_no: '17', region: 'mazowieckie' });
  expect(from?.id).toBe(undefined);
});

it('invoiceAddress requires a name or a town', () => {
  const nobody = { first_name: undefined, last_name: undefined };
  expect(invoiceAddress(withoutOwn, aClient({ ...nobody, address_city: 'Łódź' }))?.city).toBe('Łódź');
  expect(invoiceAddress(withoutOwn, aClient())?.last_name).toBe('Nowak');
  expect(invoiceAddress(withoutOwn, aClient({ ...nobody, address_street: 'Długa' }))).toBe(undefined);
  expect(invoiceAddress(withoutOwn, undefined)).toBe(undefined);
});
