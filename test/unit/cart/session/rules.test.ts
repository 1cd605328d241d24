/** Tests each rule of the cart with its own table. */
import { describe, expect, it } from 'vitest';
import {
  addressBlockers,
  begunPayments,
  cartBlockers,
  chosenMethod,
  deliversToInvoiceAddress,
  isEmpty,
  isLocked,
  isUpfrontGreyed,
  linesOf,
  notesOf,
  stepAvailability,
} from '../../../../src/cart/session/rules';
import { accountStop, submitBlockers } from '../../../../src/cart/session/submit-blockers';
import { limitGap } from '../../../../src/cart/session/limit';
import {
  aCart,
  aClient,
  aLine,
  chosenLocker,
  locker,
  lockerContact,
  pickup,
  transport,
  wire,
} from '../../../fixtures/cart';

describe('stepAvailability', () => {
  const cases: [string, Parameters<typeof aCart>[0], number][] = [
    ['an empty cart opens no step', { items: [] }, 0],
    ['a cart without payments opens the first step only', { availablePayments: [] }, 1],
    ['a cart without a chosen carrier opens the first step only', { carrier: null }, 1],
    ['a locker carrier without a locker opens the first step only', { carrier: locker }, 1],
    ['a locker without contact data opens the addresses', { carrier: locker, ...chosenLocker }, 2],
    [
      'a locker with an e-mail but no phone opens the addresses',
      { carrier: locker, ...chosenLocker, inpost_email: 'a@b.pl' },
      2,
    ],
    ['a locker with contact data opens the summary', { carrier: locker, ...chosenLocker, ...lockerContact }, 3],
    ['a courier to the invoice address opens the summary', {}, 3],
    ['a courier to a chosen address opens the summary', { delivery_address: { id: 12 } }, 3],
    ['pickup opens the summary', { carrier: pickup }, 3],
    [
      'a master cart counts the lines of its children',
      { is_master: true, items: [], childCarts: [{ id: 8, items: [aLine()] }] },
      3,
    ],
  ];
  it.each(cases)('%s', (_, over, expected) => expect(stepAvailability(aCart(over))).toBe(expected));
  it('closes the summary while ’inny’ is chosen without an address', () =>
    expect(stepAvailability(aCart(), undefined, true)).toBe(2));
  it('opens no step before the cart has loaded [R2]', () => expect(stepAvailability(null)).toBe(0));
});

describe('isAddressMissing', () => {
  const nowhere = { invoice_address: null, delivery_address: null };
  const opens = (over: Parameters<typeof aCart>[0], client?: Parameters<typeof aClient>[0]) =>
    stepAvailability(aCart({ ...nowhere, ...over }), client && aClient(client));
  it('closes the summary without any address', () => {
    expect(opens({})).toBe(2);
    expect(opens({}, {})).toBe(2);
  });
  it.each([
    ['the street', { address_street: 'Długa' }],
    ['the town', { address_city: 'Kraków' }],
    ['the post code', { address_zip_code: '31-147' }],
    ['the street without the prefix', { street: 'Długa' }],
  ])('accepts %s of the client as an address', (_, client) => expect(opens({}, client)).toBe(3));
  it('does not count the client’s number and name as an address', () =>
    expect(opens({}, { id: 4, name: 'Bud-Max', nip: '7792433421' })).toBe(2));
  it('accepts the cart’s delivery or invoice address', () => {
    expect(opens({ delivery_address: { id: 12 } })).toBe(3);
    expect(opens({ invoice_address: { city: 'Kraków' } })).toBe(3);
  });
  it('ignores an address with empty fields', () =>
    expect(opens({ invoice_address: { id: null, street: '', city: null } })).toBe(2));
  it('requires no address for pickup and lockers [A4]', () => {
    expect(opens({ carrier: pickup })).toBe(3);
    expect(opens({ carrier: locker, ...chosenLocker, ...lockerContact })).toBe(3);
  });
});

describe('isLocked', () => {
  it.each(['payment_init', 'master_payment_init', 'child_payment_init'])('%s locks the cart [L1]', (flag) =>
    expect(isLocked(aCart({ [flag]: true }))).toBe(true),
  );
  it('returns true if a child’s payment has begun [L1]', () =>
    expect(isLocked(aCart({ childs_payment_init: [8] }))).toBe(true));
  it('returns true if a child’s own payment_init is set', () =>
    expect(isLocked(aCart({ is_master: true, childCarts: [{ id: 8, payment_init: true }] }))).toBe(true));
  it('returns false without an initiated payment', () => expect(isLocked(aCart())).toBe(false));
  it('accepts a flag printed by PHP as "1"', () => expect(isLocked(aCart({ payment_init: '1' }))).toBe(true));
});

describe('begunPayments', () => {
  it('returns the cart’s own payment', () =>
    expect(begunPayments(aCart({ payment_init: true, paymentUrl: '/pay/7' }))).toEqual([
      { name: 'Łazienka', url: '/pay/7' },
    ]));
  it('returns the master’s payment', () =>
    expect(
      begunPayments(aCart({ master_payment_init: true, masterPaymentUrl: '/pay/1', master_cart_name: 'Budowa' })),
    ).toEqual([{ name: 'Budowa', url: '/pay/1' }]));
  it('returns a child’s payment, with its id as number or text', () =>
    expect(
      begunPayments(
        aCart({
          is_master: true,
          child_payment_init: true,
          childs_payment_init: ['8'],
          childCarts: [{ id: 8, cart_name: 'Kuchnia', paymentUrl: '/pay/8', items: [] }],
        }),
      ),
    ).toEqual([{ name: 'Kuchnia', url: '/pay/8' }]));
  it('returns each child’s payment; the id replaces a missing name', () =>
    expect(
      begunPayments(
        aCart({
          is_master: true,
          paymentUrl: '/pay/7',
          childs_payment_init: [8],
          childCarts: [
            { id: 8, cart_name: '', paymentUrl: '/pay/8' },
            { id: 9, cart_name: 'Hol' },
            { id: 10, cart_name: 'Taras', payment_init: true },
          ],
        }),
      ),
    ).toEqual([
      { name: '8', url: '/pay/8' },
      { name: 'Taras', url: '/pay/7' },
    ]));
  it('returns an empty list while no payment has begun', () => expect(begunPayments(aCart())).toEqual([]));
});

describe('cartBlockers', () => {
  it('lists no_payments', () => expect(cartBlockers(aCart({ availablePayments: [] }))).toEqual(['no_payments']));
  it('lists no_carrier', () => expect(cartBlockers(aCart({ carrier: null }))).toEqual(['no_carrier']));
  it('lists no_locker for a locker carrier without a locker [R5]', () =>
    expect(cartBlockers(aCart({ carrier: locker }))).toEqual(['no_locker']));
  it('is empty for a complete cart', () => expect(cartBlockers(aCart())).toEqual([]));
});

it('addressBlockers lists missing payments, and ’inny’ without an address [R6]', () => {
  expect(addressBlockers(aCart({ availablePayments: [] }), undefined, false)).toEqual(['no_payments']);
  expect(addressBlockers(aCart(), undefined, true)).toEqual(['no_address']);
  expect(addressBlockers(aCart({ carrier: locker, ...chosenLocker }), undefined, false)).toEqual([]);
});

it('addressBlockers lists only missing_address without any address', () => {
  const cart = aCart({ invoice_address: null });
  expect(addressBlockers(cart, aClient(), false)).toEqual(['missing_address']);
  expect(addressBlockers(cart, aClient(), true)).toEqual(['missing_address']);
  expect(addressBlockers(cart, aClient({ address_city: 'Kraków' }), false)).toEqual([]);
});

describe('submitBlockers', () => {
  const idle = { brand: 'shop', loading: false };
  it('lists loading while changes are being saved', () =>
    expect(submitBlockers(aCart(), aClient(), { ...idle, loading: true })).toEqual(['loading']));
  it('lists unread_lines, because unread lines would be ordered too', () =>
    expect(submitBlockers(aCart({ items: [aLine(), aLine({ quantity: '2,5' })] }), aClient(), idle)).toEqual([
      'unread_lines',
    ]));
  it('lists test_client', () =>
    expect(submitBlockers(aCart(), aClient({ is_test: true }), idle)).toEqual(['test_client']));
  it('lists purchase_blocked', () =>
    expect(submitBlockers(aCart(), aClient({ is_purchase_blocked: 1 }), idle)).toEqual(['purchase_blocked']));
  it.each(['120.00', 120, '-5'])('lists amount_after_deadline for %s', (amount) =>
    expect(submitBlockers(aCart({ client_amount_after_deadline: amount }), aClient(), idle)).toEqual([
      'amount_after_deadline',
    ]),
  );
  it.each([null, 0, '0', '0.00', '', undefined])('does not list amount_after_deadline for %s [O3]', (amount) =>
    expect(submitBlockers(aCart({ client_amount_after_deadline: amount }), aClient(), idle)).toEqual([]),
  );
  it.each([0, '0', '0.00'])(
    'lists unpriced_transport for the shop’s transport with a net price of %s [O3]',
    (price_net) =>
      expect(submitBlockers(aCart({ carrier: { ...transport, price_net } }), aClient(), idle)).toEqual([
        'unpriced_transport',
      ]),
  );
  it('does not list unpriced_transport for another brand’s transport', () =>
    expect(
      submitBlockers(aCart({ carrier: { ...transport, price_net: 0 } }), aClient(), { ...idle, brand: 'budmax' }),
    ).toEqual([]));
  it('lists no_payments', () =>
    expect(submitBlockers(aCart({ availablePayments: [] }), aClient(), idle)).toEqual(['no_payments']));
  it('lists no_payment if payments are offered and none is chosen', () =>
    expect(submitBlockers(aCart({ payment: null }), aClient(), idle)).toEqual(['no_payment']));
  it('lists missing_address', () =>
    expect(submitBlockers(aCart({ invoice_address: null }), aClient(), idle)).toEqual(['missing_address']));
  it('lists all reasons at once [O1]', () =>
    expect(
      submitBlockers(aCart({ availablePayments: [] }), aClient({ is_test: true }), { ...idle, loading: true }),
    ).toEqual(['loading', 'no_payments']));
  it('is empty without client data from the template [U1]', () =>
    expect(submitBlockers(aCart(), undefined, idle)).toEqual([]));
});

it.each([
  ['purchase_blocked', { is_test: true, is_purchase_blocked: true }, { client_amount_after_deadline: '3846.20' }],
  ['amount_after_deadline', { is_test: true }, { client_amount_after_deadline: '3846.20', availablePayments: [] }],
  ['no_payments', { is_test: true }, { availablePayments: [] }],
  ['test_client', { is_test: true }, { carrier: { ...transport, price_net: '0' } }],
  ['unpriced_transport', {}, { carrier: { ...transport, price_net: '0' } }],
  [undefined, {}, {}],
])('accountStop returns one reason for an account that cannot order: %s [U6]', (stop, client, cart) => {
  expect(accountStop(aCart(cart), aClient(client), 'shop')).toBe(stop);
});

describe('limitGap of the chosen payment, else of the deferred transfer', () => {
  const limited = (remaining_amount: unknown, more: object = {}, payment: object = wire) =>
    aCart({
      prices: { total_gross: '8387.45' },
      availablePayments: [{ ...payment, merchantLimit: { remaining_amount, ...more } }],
    });
  it('returns the remaining limit and the amount lacking to the total', () =>
    expect(limitGap(limited('5200.00'))).toEqual({ left: '5200', lacking: '3187.45' }));
  it('lacks the whole total for a limit of zero', () =>
    expect(limitGap(limited(0))).toEqual({ left: '0', lacking: '8387.45' }));
  it.each([
    ['where it is enough', limited('8387.45')],
    ['where the server gives none', limited(null)],
    ['with factoring, whose balance the bank alone knows', limited('5200.00', { factoring: true })],
    ['of a prepayment, which needs no limit', limited('0', {}, { ...wire, hook_name: 'upfront_manual_wire' })],
    ['of a payment that is not the chosen one', limited('5200.00', {}, { ...wire, id: 2 })],
    ['of a cart without a total', aCart({ prices: null, availablePayments: [wire] })],
  ])('returns undefined %s', (_, cart) => expect(limitGap(cart)).toBeUndefined());
});

describe('deliversToInvoiceAddress', () => {
  it('returns true without a delivery address', () =>
    expect(deliversToInvoiceAddress(aCart({ delivery_address: null }))).toBe(true));
  it('returns true for the same id, as number or string [A2]', () =>
    expect(deliversToInvoiceAddress(aCart({ delivery_address: { id: '11' } }))).toBe(true));
  it('returns false for another id', () =>
    expect(deliversToInvoiceAddress(aCart({ delivery_address: { id: 12 } }))).toBe(false));
});

describe('isUpfrontGreyed', () => {
  const upfront = (amount: unknown) => ({
    ...wire,
    hook_name: 'upfront_manual_wire',
    merchantLimit: { amount_after_deadline: amount },
  });
  it.each([
    ['while something is past its deadline', upfront('0.01'), true],
    ['not while nothing is', upfront('0.00'), false],
    ['not for the ordinary wire transfer', { ...upfront('5'), hook_name: 'manual_wire' }, false],
  ])('%s', (_, payment, expected) =>
    expect(isUpfrontGreyed(aCart({ availablePayments: [payment] }).availablePayments[0]!)).toBe(expected),
  );
});

it.each([
  ['has_shop_discount', true, true],
  ['has_budmax_discount', '1', true],
  ['has_shop_discount', 0, false],
  ['has_discounts', true, false],
])('has_discount for %s: %s is %s', (name, value, expected) =>
  expect(aCart({ [name]: value }).has_discount).toBe(expected),
);

it('a broken line is skipped and does not hide the others', () => {
  const cart = aCart({ items: [aLine({ id: 1 }), { id: 2, product_name: 'bez cen' }, aLine({ id: 3 })] });
  expect(linesOf(cart).map(({ id }) => id)).toEqual([1, 3]);
  expect(isEmpty(cart)).toBe(false);
});

describe('chosenMethod', () => {
  const blik = { id: 'blik', name: 'BLIK' };
  const { availablePayments } = aCart({
    availablePayments: [1, 2].map((id) => ({ id, name: 'P24', additional_data: { payment_methods: [blik] } })),
  });
  it.each([
    ['named with its payment', { payment_id: 2, method_id: 'blik' }, 'BLIK'],
    ['named alone', { method_id: 'blik' }, 'BLIK'],
    ['of another payment', { payment_id: 1, method_id: 'blik' }, undefined],
    ['that the payment does not offer any more', { payment_id: 2, method_id: 'card' }, undefined],
  ])('%s', (_, payment_method, name) => {
    const { payment_params } = aCart({ payment_params: { payment_method } });
    expect(chosenMethod(payment_params, availablePayments[1]!)?.name).toBe(name);
  });
});

describe('notesOf', () => {
  it('returns client_comments, else notes [C14]', () => {
    expect(notesOf(aCart({ client_comments: 'rano', notes: 'wieczorem' }))).toBe('rano');
    expect(notesOf(aCart({ client_comments: null, notes: 'wieczorem' }))).toBe('wieczorem');
    expect(notesOf(aCart())).toBe('');
  });
  it('returns empty notes after the buyer cleared them', () =>
    expect(notesOf(aCart({ client_comments: '', notes: 'wieczorem' }))).toBe(''));
});
