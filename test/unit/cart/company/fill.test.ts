/** Tests which fields of an address a company fills, and that typed text stays. */
import { expect, it } from 'vitest';
import { blankAddress } from '../../../../src/cart/addresses/forms';
import { companyFields, fillable, withoutCompany } from '../../../../src/cart/company/fill';
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

it('companyFields keeps values too long for the form, which rejects them, and leaves out missing selects', () => {
  const long = { name: ' Nowak ', flat_no: 'lok. użytk. 12', house_no: '12A' } as Company;
  expect(companyFields(long)).toMatchObject({ name: 'Nowak', house_no: '12A', flat_no: 'lok. użytk. 12' });
  expect(companyFields(long)).not.toHaveProperty('region');
});

it.each([
  ['MAZOWIECKIE', 'mazowieckie'],
  ['woj. mazowieckie', 'mazowieckie'],
  ['Województwo Śląskie', 'śląskie'],
  ['warminsko - mazurskie', 'warminsko - mazurskie'],
  ['Mazowsze', 'Mazowsze'],
])('companyFields: the region %s is %s', (region, option) =>
  expect(companyFields({ region } as Company)).toMatchObject({ region: option }),
);

it('withoutCompany empties what the company filled, and keeps what was typed', () => {
  const filled = { name: 'Nowak', street: 'Polna', region: 'łódzkie' };
  const values = { ...blankAddress, ...filled, street: 'Leśna', city: 'Łódź' };
  expect(withoutCompany(values, { ...ours, ...filled }, filled, blankAddress)).toEqual({
    name: '',
    region: 'dolnośląskie',
  });
  expect(withoutCompany(values, ours, filled, blankAddress)).toEqual({});
});
