/** Tests which known name the console suggests for an unknown one. */
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
])('nearest corrects %s to %s', (name, meant) => {
  expect(nearest(name, names)).toBe(meant);
});

it('nearest returns the nearer of two similar names', () => {
  expect([nearest('max', ['min', 'map', 'maxi']), nearest('mix', ['max', 'mini'])]).toEqual(['map', 'max']);
});
