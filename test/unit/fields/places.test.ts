/** Shows that the lists of countries and voivodeships are complete and in Polish order. */
import { expect, it } from 'vitest';
import { countries } from '../../../src/fields/countries';
import { countryName } from '../../../src/fields/country';
import { voivodeships } from '../../../src/fields/voivodeships';

it('countries lists the 27 countries of the Union, Poland first, the rest in Polish order', () => {
  expect(countries()).toHaveLength(27);
  expect(countries()[0]).toEqual({ code: 'PL', name: 'Polska' });
  const rest = countries()
    .slice(1)
    .map(({ name }) => name);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('pl').compare));
  expect(rest).toContain('Łotwa');
});

it('the Polish names of countries are those of Intl', () =>
  expect(countries()).toEqual(countries().map(({ code }) => ({ code, name: countryName(code) }))));

it.each([
  ['de', 'Niemcy'],
  ['', ''],
  ['brak', 'brak'],
  ['QX', 'QX'],
])('countryName(%j) is %j', (code, name) => expect(countryName(code)).toBe(name));

it('voivodeships lists all 16 in Polish order, dolnośląskie first [A6]', () => {
  expect(voivodeships).toHaveLength(16);
  expect([...voivodeships]).toEqual([...voivodeships].toSorted(new Intl.Collator('pl').compare));
  expect(voivodeships[0]).toBe('dolnośląskie');
});
