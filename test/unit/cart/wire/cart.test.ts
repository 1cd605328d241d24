/** Tests the schemas of the cart on responses of real servers. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartActions } from '../../../../src/cart/wire/actions';
import { cart, cartAnswer, cartClient } from '../../../../src/cart/wire/cart';
import { messages } from '../../../../src/http/messages';
import { aLine, aWireCart } from '../../../fixtures/cart';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('a cart', () => {
  it('requires only its id', () => {
    expect(v.parse(cart, { id: '7' })).toMatchObject({ id: '7', items: [], availableCarriers: [], is_master: false });
  });

  it('ignores unknown fields and reads null as absent [N8]', () => {
    const read = v.parse(cart, aWireCart({ unknown: 1, project: null, invoice_address: null, cart_name: null }));
    expect(read).not.toHaveProperty('unknown');
    expect([read.project, read.invoice_address, read.cart_name]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps amounts as printed, number or text [N9]', () => {
    const read = v.parse(cart, aWireCart({ prices: { net: 30, total_gross: '61.50', gross: '0.1' } }));
    expect(read.prices).toMatchObject({ net: '30', total_gross: '61.5', gross: '0.1' });
  });

  it('skips a broken line and keeps the others [N8]', () => {
    const { prices: _, ...broken } = aLine({ id: 13 });
    expect(
      v.parse(cart, aWireCart({ items: [aLine({ id: 12 }), broken, aLine({ id: 14 })] })).items.map(({ id }) => id),
    ).toEqual([12, 14]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  const broken = (id: number) => aLine({ id, quantity: '2,5' });

  it('counts unread lines', () => {
    expect(v.parse(cart, aWireCart())).toMatchObject({ unread: 0 });
    const items = [aLine(), broken(13), aLine({ quantity: null }), aLine({ prices: null }), null];
    expect(v.parse(cart, aWireCart({ items }))).toMatchObject({ unread: 4, items: [{ index: 'GRS-60-0117' }] });
  });

  it('counts unread lines in child carts, and all lines of a child cart without an id', () => {
    const childCarts = [
      { id: 8, items: [aLine(), broken(13)] },
      { id: 9, items: { 0: broken(14) } },
      { items: [aLine(), broken(15)] },
      null,
    ];
    const master = v.parse(cart, aWireCart({ is_master: true, items: [broken(16)], childCarts }));
    expect(master.unread).toBe(4);
    expect(master.childCarts.map(({ unread }) => unread)).toEqual([1, 1]);
    expect(v.parse(cart, aWireCart({ childCarts })).unread).toBe(0);
  });

  it.each([
    ['its lines', { items: [broken(12), broken(13)] }],
    ['its children’s lines', { is_master: true, items: [aLine()], childCarts: [{ id: 8, items: [broken(12)] }] }],
    ['its child carts', { is_master: true, childCarts: [{ items: [aLine()] }] }],
  ])('is rejected if none of %s can be read', (_, over) => {
    expect(v.is(cart, aWireCart(over))).toBe(false);
  });

  it('is empty if the server sends no lines', () => {
    expect(v.parse(cart, aWireCart({ items: [] }))).toMatchObject({ items: [], unread: 0 });
    expect(v.is(cart, aWireCart({ is_master: true, childCarts: [{ id: 8, items: [] }] }))).toBe(true);
  });

  it.each([
    ['nested', { price: { gross: '24.60', net: '20.00' } }],
    ['flat', { price_gross: '24.60', price_net: '20.00' }],
  ])('reads the price of the chosen carrier %s', (_, price) => {
    const { carrier } = v.parse(cart, aWireCart({ carrier: { id: 1, name: 'Kurier', type: 'courier', ...price } }));
    expect(carrier).toMatchObject({ price_gross: '24.6', price_net: '20' });
    expect(carrier).not.toHaveProperty('price');
  });

  it.each([
    ['plain', { street: 'Długa', zip_code: '31-147', nip: '1234563218' }],
    ['prefixed', { address_street: 'Długa', address_zip_code: '31-147', tax_no: '1234563218' }],
  ])('reads an address with %s fields [A8]', (_, fields) => {
    const { invoice_address } = v.parse(cart, aWireCart({ invoice_address: { id: 11, ...fields } }));
    expect(invoice_address).toMatchObject({ id: 11, street: 'Długa', zip_code: '31-147', nip: '1234563218' });
  });

  it('has no address for an empty list', () => {
    const read = v.parse(cart, aWireCart({ invoice_address: [], delivery_address: [], addresses: [[], { id: 1 }] }));
    expect([read.invoice_address, read.delivery_address]).toEqual([undefined, undefined]);
    expect(read.addresses).toMatchObject([{ id: 1 }]);
  });

  it.each([
    ['a code', 'PL'],
    ['an object', { iso_code: 'PL' }],
  ])('reads the country of an address given as %s', (_, country) => {
    expect(v.parse(cart, aWireCart({ invoice_address: { country } })).invoice_address?.country).toBe('PL');
  });
});

describe('messages', () => {
  const read = (raw: unknown) => v.parse(messages, raw);

  it('default to status error [M1]', () => {
    expect(read({ quantity: { messages: ['a'] } }).get('quantity')).toEqual({
      messages: ['a'],
      status: 'error',
      scroll: false,
      goToStep: false,
    });
    expect(read({ confirm: { messages: [], status: 'success' } }).get('confirm')?.status).toBe('success');
    expect(read({ confirm: { status: 'sukces' } }).get('confirm')?.status).toBe('error');
  });

  it.each([
    ['a list', ['a', 'b'], ['a', 'b']],
    ['one text', 'a', ['a']],
    ['an object, as PHP prints a list with gaps', { 0: 'a', 2: 'b' }, ['a', 'b']],
  ])('may be sent as %s', (_, raw, list) => expect(read({ 0: { messages: raw } }).get('0')?.messages).toEqual(list));

  it.each([{}, { messages: null }, { messages: [] }, { messages: '' }, { messages: [' '], redirect_url: '' }])(
    'are empty for %j',
    (raw) => {
      expect(read({ quantity: raw, confirm: raw }).size).toBe(0);
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it.each([{ status: 'error' }, { redirect_url: '/zamowienie/1' }, { goToStep: true }])(
    'are kept without a sentence: %j',
    (raw) =>
      expect(read({ confirm: { messages: null, ...raw } }).get('confirm')).toMatchObject({ messages: [], ...raw }),
  );

  it.each([[[]], [null], [undefined], ['']])('%j is no message', (raw) => {
    expect(read(raw).size).toBe(0);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('accept a text alone, and warn about invalid values', () => {
    expect(read('Brak towaru').get('0')).toMatchObject({ messages: ['Brak towaru'], status: 'error' });
    expect(read(5).size).toBe(0);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('keep unknown slots, without touching prototypes', () => {
    const slots = read(
      JSON.parse('{"__proto__":{"messages":["a"]},"constructor":{"messages":["b"]},"nowy":{"messages":["c"]}}'),
    );
    expect([...slots.keys()]).toEqual(['__proto__', 'constructor', 'nowy']);
    expect({}).not.toHaveProperty('messages');
  });

  it('skip a broken slot and keep the others', () => {
    expect([...read({ a: 'x', b: { messages: ['b'] }, c: null }).keys()]).toEqual(['b']);
  });

  it.each([true, 1, '1', '/', {}])('goToStep is any truthy value: %j', (goToStep) => {
    expect(read({ confirm: { goToStep } }).get('confirm')?.goToStep).toBe(true);
  });
});

it.each([{}, { cart: null }, { cart: null, messages: [] }])('the response %j has no cart and no messages', (raw) => {
  expect(v.parse(cartAnswer, raw)).toEqual({ ...('cart' in raw && { cart: null }), messages: new Map() });
});

it('cartClient keeps ids whose names contain the brand [N11]', () => {
  const client = v.parse(cartClient, {
    shop_id: 5,
    trader_shop_id: 6,
    is_specialist: '1',
    projects: [{ id: 1, name: 'Osiedle' }],
  });
  expect(client).toMatchObject({ shop_id: 5, trader_shop_id: 6, is_specialist: true, is_test: false });
});

it.each(['12', '12.3', '12,34', '-1.00', '1e2', 'x'])('a discount price of %s is rejected', (discount_price) => {
  expect(v.is(cartActions.add_carrier_discount.body, { add_carrier_discount: { id: 4, discount_price } })).toBe(false);
});
