/** Shows which address the invoice goes to. */
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

it('is the cart’s invoice address where that is set [A1]', () => {
  expect(invoiceAddress(aCart(), client)).toMatchObject({ id: 11, street: 'Długa', city: 'Kraków' });
});

it('is otherwise what the client’s data say, which has no id [A1]', () => {
  const from = invoiceAddress(withoutOwn, client);
  expect(from).toMatchObject({ last_name: 'Nowak', street: 'Puławska', house_no: '17', region: 'mazowieckie' });
  expect(from?.id).toBe(undefined);
});

it('is known by a name or a town alone, and by nothing less', () => {
  const nobody = { first_name: undefined, last_name: undefined };
  expect(invoiceAddress(withoutOwn, aClient({ ...nobody, address_city: 'Łódź' }))?.city).toBe('Łódź');
  expect(invoiceAddress(withoutOwn, aClient())?.last_name).toBe('Nowak');
  expect(invoiceAddress(withoutOwn, aClient({ ...nobody, address_street: 'Długa' }))).toBe(undefined);
  expect(invoiceAddress(withoutOwn, undefined)).toBe(undefined);
});
