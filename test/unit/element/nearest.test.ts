/** Shows which known name the console offers for an unknown one. */
import { expect, it } from 'vitest';
import { nearest } from '../../../src/element/nearest';

const names = ['cart-url', 'min', 'submit-label', 'methods-visible'];

it.each([
  ['cart-ulr', 'cart-url'],
  ['cart_url', 'cart-url'],
  ['cartUrl', 'cart-url'],
  ['sumbit-lable', 'submit-label'],
  ['sbmi-lbl', undefined],
  ['submit-labels', 'submit-label'],
  ['method-visibel', 'methods-visible'],
  ['mni', 'min'],
  ['quantity', undefined],
])('by %s was meant: %s', (name, intended) => {
  expect(nearest(name, names)).toBe(intended);
});

it('of two that could be meant, the nearer one', () => {
  expect([nearest('max', ['min', 'map', 'maxi']), nearest('mix', ['max', 'mini'])]).toEqual(['map', 'max']);
});
