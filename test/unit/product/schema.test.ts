/** Tests the schemas of units and add-to-cart responses as real servers print them. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { addToCartAnswer, unit } from '../../../src/product/schema';

it('unit reads a unit without decimals as whole', () => {
  expect(v.parse(unit, { short_name: 'm2', name_d: 'metra', decimals: '2' })).toMatchObject({
    short_name: 'm2',
    decimals: 2,
  });
  expect(v.parse(unit, { short_name: 'szt.', decimals: null }).decimals).toBe(0);
});

it.each([
  ['a list', ['Za mało', 'Podaj ilość'], ['Za mało', 'Podaj ilość']],
  ['an object of lists', { quantity: ['Za mało'], id: ['Brak produktu'] }, ['Za mało', 'Brak produktu']],
  ['an object of texts', { quantity: 'Za mało' }, ['Za mało']],
  ['one text', 'Za mało', ['Za mało']],
  ['nothing', undefined, []],
  ['null', null, []],
  ['PHP’s empty array', [], []],
])('formErrors reads %s', (_, errors, read) => {
  expect(v.parse(addToCartAnswer, { status: 'error', errors }).errors).toEqual(read);
});

it('addToCartAnswer reads the added product', () => {
  expect(
    v.parse(addToCartAnswer, {
      status: 'success',
      name: 'Gres',
      price: '12.30',
      quantity: 3,
      total: 36.9,
      url: '/koszyk',
    }),
  ).toEqual({
    status: 'success',
    price_steps: [],
    errors: [],
    name: 'Gres',
    price: '12.3',
    quantity: '3',
    total: '36.9',
    url: '/koszyk',
    related: [],
  });
});
