/** Shows that each state of the cart has its own key, also where a library has its own idea of JSON. */
import { afterEach, expect, it } from 'vitest';
import { confirmKey } from '../../../src/cart/confirm-key';
import { aCart, aLine } from '../../fixtures/cart';

const arrays = Array.prototype as { toJSON?: unknown };
afterEach(() => delete arrays.toJSON);

it.each(['an ordinary page', 'a page with Prototype.js 1.6'])('another quantity is another key on %s', (page) => {
  if (page !== 'an ordinary page') arrays.toJSON = () => '[object Object]';
  const [one, two] = [aCart({ items: [aLine({ quantity: 1 })] }), aCart({ items: [aLine({ quantity: 2 })] })];
  const first = confirmKey('/koszyk', one);
  expect(confirmKey('/koszyk', one)).toBe(first);
  expect(confirmKey('/koszyk', two)).not.toBe(first);
});
