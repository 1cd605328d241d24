/** Tests which fields of an address a company fills, and that typed text stays. */
import { expect, it } from 'vitest';
import { blankAddress } from '../../../../src/cart/addresses/forms';
import { companyFields, fillable } from '../../../../src/cart/company/fill';
import type { Company } from '../../../../src/cart/wire/company';

const ours = { country: 'PL', region: 'dolnośląskie' };
const given = { name: 'Nowak', street: 'Polna', city: 'Łódź', region: 'łódzkie', country: 'PL' };

it('fillable sets empty and auto-filled fields, and leaves typed ones [A12]', () => {
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

it('fillable replaces all values of the previous company', () => {
  const values = { ...blankAddress, name: 'Nowak', street: 'Polna 2', flat_no: '24' };
  const before = { ...ours, name: 'Nowak', street: 'Polna', flat_no: '24' };
  expect(fillable(values, before, companyFields({ name: 'Kowal', street: 'Leśna' } as Company))).toEqual({
    set: { name: 'Kowal', flat_no: '' },
    left: { street: 'Leśna' },
  });
});

it('companyFields empties values too long for the form', () => {
  const long = { name: ' Nowak ', flat_no: 'lok. użytk. 12', house_no: '12A' } as Company;
  expect(companyFields(long)).toMatchObject({ name: 'Nowak', house_no: '12A', flat_no: '' });
  expect(companyFields(long)).not.toHaveProperty('region');
});
