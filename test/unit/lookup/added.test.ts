/** Tests which products count as added: never refused ones in any format, nor ones missing in the cart. */
import { describe, expect, it } from 'vitest';
import type { Decimal } from '../../../src/http/decimal';
import { readAddResult, type WantedProduct } from '../../../src/lookup/added';

const products = (...ids: (number | string)[]): WantedProduct[] =>
  ids.map((id) => ({ id, quantity: '2' as Decimal, index: `A-${id}`, unit: 'szt.' }));
const two = products(5001, 5003);
const line = (more: object) => ({ id: 1, product_name: 'Gres', unit: 'szt.', quantity: 2, ...more });
const cartOf = (...items: object[]) => ({ id: 7, items });
const outcome = (answer: unknown, products = two) => {
  const { added, refused, errors } = readAddResult(answer, products);
  return { added: [...added], refused: Object.fromEntries(refused), errors };
};
const WITHDRAWN = 'Produkt wycofany ze sprzedaży';

describe('readAddResult reads a refusal by product', () => {
  it.each<[string, unknown]>([
    ['under `products`', { messages: ['Nie wszystko dodano'], status: 'error', products: { 5003: [WITHDRAWN] } }],
    [
      'under `products` of a warning',
      { messages: ['Dodano 1 z 2'], status: 'warning', products: { 5003: [WITHDRAWN] } },
    ],
    ['under `products` of a success', { messages: ['Dodano 1'], status: 'success', products: { 5003: [WITHDRAWN] } }],
    ['under `products`, each with a status', { products: { 5003: { messages: [WITHDRAWN], status: 'error' } } }],
    ['under `products`, a bare text', { messages: [], products: { 5003: WITHDRAWN } }],
    ['beside `messages`', { messages: [WITHDRAWN], status: 'error', 5003: { messages: [WITHDRAWN] } }],
    ['beside `messages`, a list', { messages: [], status: 'error', 5003: [WITHDRAWN] }],
    ['instead of a list', { messages: { 5003: WITHDRAWN } }],
    ['instead of the slot', { 5003: [WITHDRAWN] }],
    ['by a sentence', { messages: [`5003: ${WITHDRAWN}`], status: 'error' }],
    ['by a sentence of a warning', { messages: [`5003: ${WITHDRAWN}`], status: 'warning' }],
    ['by a text instead of a list', { messages: `5003: ${WITHDRAWN}` }],
    ['by a list that PHP prints as an object', { messages: { 0: `5003: ${WITHDRAWN}` } }],
    ['by a bare list', [`5003: ${WITHDRAWN}`]],
  ])('%s', (_, slot) => {
    expect(outcome({ cart: null, messages: { add_products: slot } })).toEqual({
      added: ['5001'],
      refused: { 5003: WITHDRAWN },
      errors: [],
    });
  });

  it('in a slot of its own', () => {
    expect(outcome({ messages: { 5003: { messages: [WITHDRAWN], status: 'error' } } }).refused).toEqual({
      5003: WITHDRAWN,
    });
  });

  it('several times in one text, with colons in a reason', () => {
    const text = '5001: Brak. Zobacz: /brak 5003: Najmniej 4: tyle jest w opakowaniu';
    expect(outcome({ messages: { add_products: { messages: [text] } } })).toEqual({
      added: [],
      refused: { 5001: 'Brak. Zobacz: /brak', 5003: 'Najmniej 4: tyle jest w opakowaniu' },
      errors: [],
    });
  });

  it('once per reason, with all different reasons', () => {
    const slot = { messages: ['5003: Brak'], products: { 5003: ['Brak', 'Zapytaj'] }, 5003: { messages: ['Brak'] } };
    expect(outcome({ messages: { add_products: slot } }).refused[5003]).toBe('Brak Zapytaj');
  });

  it.each(['success', 'info', 'warning'])('not from a product with the status %s', (status) => {
    const slot = { messages: [], status: 'success', 5003: { messages: ['Dostawa w środę'], status } };
    expect(outcome({ messages: { add_products: slot } }).added).toEqual(['5001', '5003']);
  });

  it.each(['success', 'info'])('not from a sentence of a slot with the status %s', (status) => {
    const slot = { messages: ['5003: dodano'], status };
    expect(outcome({ messages: { add_products: slot } }).added).toEqual(['5001', '5003']);
  });

  it('not from numbers that are no product’s id, nor from inherited properties', () => {
    const slot = { messages: ['12: 30 zamykamy'], status: 'info', constructor: 1, toString: ['x'] };
    expect(outcome({ messages: { add_products: slot } }).added).toEqual(['5001', '5003']);
  });
});

describe('readAddResult with an error without a product', () => {
  it.each<[string, unknown, string]>([
    ['in the slot', { add_products: { messages: [WITHDRAWN], status: 'error' } }, WITHDRAWN],
    ['without a status', { add_products: { messages: [WITHDRAWN] } }, WITHDRAWN],
    ['as a bare text', { add_products: WITHDRAWN }, WITHDRAWN],
    ['of the quantity', { quantity: { messages: ['Za dużo'], status: 'error' } }, 'Za dużo'],
    ['above the cart', { 0: { messages: ['Koszyk zamknięty'], status: 'error' } }, 'Koszyk zamknięty'],
    ['instead of slots', 'Koszyk zamknięty', 'Koszyk zamknięty'],
    ['in a list instead of slots', ['Koszyk zamknięty'], 'Koszyk zamknięty'],
    ['of another product', { add_products: { messages: ['77: Brak'] } }, '77: Brak'],
  ])('treats all products as unknown: %s', (_, messages, sentence) => {
    expect(outcome({ cart: cartOf(line({})), messages })).toEqual({ added: [], refused: {}, errors: [sentence] });
  });

  it('treats the other products as unknown if one has its own sentence', () => {
    const messages = { add_products: { messages: ['5003: Brak', 'Przekroczono limit kredytu'] } };
    expect(outcome({ cart: null, messages })).toEqual({
      added: [],
      refused: { 5003: 'Brak' },
      errors: ['Przekroczono limit kredytu'],
    });
  });

  it('counts products as added that the cart has in exactly this quantity', () => {
    const messages = { add_products: { messages: [WITHDRAWN], status: 'error' } };
    const cart = cartOf(line({ product_id: 5001 }), line({ product_id: 5002 }));
    expect(outcome({ cart, messages })).toEqual({ added: ['5001'], refused: {}, errors: [WITHDRAWN] });
    // The cart may have had ten before.
    expect(outcome({ cart: cartOf(line({ product_id: 5001, quantity: 10 })), messages }).added).toEqual([]);
  });

  it.each(['payment_init', 'amount_after_deadline', 'delivery_price'])(
    'ignores the cart’s messages under %s',
    (slot) => {
      expect(outcome({ messages: { [slot]: { messages: ['Zapłać'], status: 'error' } } }).added).toHaveLength(2);
    },
  );
});

describe('readAddResult with a cart', () => {
  it.each<[string, object]>([
    ['by product', cartOf(line({ product_id: '5001' }))],
    ['by code, in other letters', cartOf(line({ index: 'a-5001 ' }))],
    ['in a child cart', { id: 1, items: [], childCarts: [{ id: 2, items: [line({ product_id: 5001 })] }] }],
    ['as PHP prints it', { id: 1, items: { 3: line({ product_id: 5001 }) } }],
    ['in two lines', cartOf(line({ product_id: 5001, quantity: 1 }), line({ product_id: 5001, quantity: '1.000' }))],
    ['in a line that was there before', cartOf(line({ product_id: 5001, quantity: 40 }))],
    ['in other units', cartOf(line({ product_id: 5001, quantity: 1, unit: 'opak.' }))],
  ])('finds a product %s; missing ones are refused', (_, cart) => {
    expect(outcome({ cart, messages: {} })).toEqual({ added: ['5001'], refused: { 5003: '' }, errors: [] });
  });

  it('refuses a product if the cart has less of the same unit', () => {
    const cart = cartOf(line({ product_id: 5001, quantity: 1 }), line({ product_id: 5003 }));
    expect(outcome({ cart, messages: {} })).toEqual({ added: ['5003'], refused: { 5001: '' }, errors: [] });
  });

  it('refuses all products for an empty cart', () => {
    expect(outcome({ cart: cartOf(), messages: [] }).refused).toEqual({ 5001: '', 5003: '' });
  });

  it('never overrides a refusal: the product may have been there before [B24]', () => {
    const cart = cartOf(line({ product_id: 5001 }), line({ product_id: 5003, quantity: 50 }));
    const messages = { add_products: { messages: [], products: { 5003: [WITHDRAWN] } } };
    expect(outcome({ cart, messages })).toEqual({ added: ['5001'], refused: { 5003: WITHDRAWN }, errors: [] });
  });

  it.each<[string, unknown]>([
    ['an answer without a cart', { messages: {} }],
    ['a cart that is left out', { cart: null, messages: [] }],
    ['a cart without lines', { cart: { id: 1 } }],
    ['lines that name no product', { cart: cartOf(line({})) }],
    ['lines with codes of another kind', { cart: cartOf(line({ index: 'MAG/77' })) }],
    ['a bare list', []],
    ['nothing', null],
  ])('ignores a cart that identifies no products: %s', (_, answer) => {
    expect(outcome(answer)).toEqual({ added: ['5001', '5003'], refused: {}, errors: [] });
  });
});
