/** Shows which records of the points answer are lockers, what is posted for one, and what a typed text finds. */
import { describe, expect, it } from 'vitest';
import { readPoint, toInpostData } from '../../../../src/cart/delivery/point';
import { searchPoints } from '../../../../src/cart/delivery/search';
import { aPoint } from '../../../fixtures/points';

describe('a record of the points answer', () => {
  it('is a locker when its type and status say so', () =>
    expect(readPoint(aPoint())).toMatchObject({ name: 'KRA01M' }));
  it.each([
    ['a shop point by its type', { type: ['pop'] }],
    ['a shop point by its name', { name: 'POP-KRA228' }],
    ['a point that does not operate', { status: 'Disabled' }],
    ['a point without a place', { location: null }],
    ['a point without a name', { name: '' }],
    ['a broken record', { address_details: 'x' }],
  ])('is left out when it is %s', (_, over) => expect(readPoint(aPoint(over))).toBeUndefined());
  it('shows the first line of the address where the street is missing', () =>
    expect(
      readPoint(aPoint({ address_details: { city: 'Kraków', street: null, building_number: null } }))?.address,
    ).toBe('Długa 5, przy sklepie'));
});

it('a picked locker posts all seven fields, empty text where it has none', () =>
  expect(toInpostData(readPoint(aPoint())!)).toEqual({
    inpost_point_code: 'KRA01M',
    inpost_point_street: 'Długa',
    inpost_point_building_number: '5',
    inpost_point_flat_number: '',
    inpost_point_city: 'Kraków',
    inpost_point_province: 'małopolskie',
    inpost_point_post_code: '31-147',
  }));

describe('a typed text finds lockers', () => {
  const at = (name: string, city: string, street: string, post_code: string) =>
    readPoint(aPoint({ name, address_details: { city, street, building_number: '1', post_code, province: 'x' } }))!;
  const points = [
    at('LDZ07A', 'Łódź', 'Piotrkowska', '90-001'),
    at('KRA02N', 'Kraków', 'Łódzka', '31-147'),
    at('KRA01M', 'Kraków', 'Długa', '30-002'),
  ];
  it.each([
    ['by town without Polish marks', 'lodz', ['LDZ07A', 'KRA02N']],
    ['by street and town together', 'dluga krak', ['KRA01M']],
    ['by post code', '31-147', ['KRA02N']],
    ['by post code without its dash', '31147', ['KRA02N']],
    ['by code, the exact one first', 'kra01m', ['KRA01M']],
    ['by the beginning of a code', 'KRA0', ['KRA01M', 'KRA02N']],
    ['and nothing by nonsense', 'qwerty', []],
  ])('%s', (_, query, names) => expect(searchPoints(points, query).map(({ name }) => name)).toEqual(names));
});
