/** Shows which fields of an address a company fills, and that what was typed stays. */
import { expect, it } from 'vitest';
import { blankAddress } from '../../../../src/cart/addresses/forms';
import { companyFields, fillable } from '../../../../src/cart/company/fill';

const ours = { country: 'PL', region: 'dolnośląskie' };
const given = { name: 'Nowak', street: 'Polna', city: 'Łódź', region: 'łódzkie', country: 'PL' };

it('empty fields and those that the form itself has set are filled, typed ones are left [A12]', () => {
  expect(fillable(blankAddress, ours, given)).toEqual({
    set: { name: 'Nowak', street: 'Polna', city: 'Łódź', region: 'łódzkie' },
    left: {},
  });
  const values = { ...blankAddress, name: 'Ja', city: 'Łódź', region: 'opolskie' };
  expect(fillable(values, ours, given)).toEqual({
    set: { street: 'Polna' },
    left: { name: 'Nowak', region: 'łódzkie' },
  });
});

it('another company replaces what the one before has filled', () => {
  const values = { ...blankAddress, name: 'Nowak', street: 'Polna 2' };
  const found = fillable(values, { ...ours, name: 'Nowak', street: 'Polna' }, { name: 'Kowal', street: 'Leśna' });
  expect(found).toEqual({ set: { name: 'Kowal' }, left: { street: 'Leśna' } });
});

it('what the form would refuse as too long stays empty', () => {
  expect(companyFields({ name: ' Nowak ', flat_no: 'lok. użytk. 12', house_no: '12A' })).toEqual({
    name: 'Nowak',
    house_no: '12A',
  });
});
