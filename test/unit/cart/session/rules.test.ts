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
  it.each([
    ['no client', undefined, 2],
    ['an empty client', {}, 2],
    ['the street of the client', { address_street: 'Długa' }, 3],
    ['the town of the client', { address_city: 'Kraków' }, 3],
    ['the post code of the client', { address_zip_code: '31-147' }, 3],
    ['the street without the prefix', { street: 'Długa' }, 3],
    ['the client’s number and name alone', { id: 4, name: 'Bud-Max', nip: '7792433421' }, 2],
  ])('with %s as the address opens so many steps: %o', (_, client, steps) => expect(opens({}, client)).toBe(steps));
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

it.each([
  ['no initiated payment', {}, false],
  ['payment_init', { payment_init: true }, true],
  ['master_payment_init', { master_payment_init: true }, true],
  ['child_payment_init', { child_payment_init: true }, true],
  ['a child’s begun payment', { childs_payment_init: [8] }, true],
  ['a child’s own payment_init', { is_master: true, childCarts: [{ id: 8, payment_init: true }] }, true],
  ['a flag printed by PHP as "1"', { payment_init: '1' }, true],
])('isLocked for %s [L1]', (_, cart, locked) => expect(isLocked(aCart(cart))).toBe(locked));

describe('begunPayments', () => {
  const children = [
    { id: 8, cart_name: '', paymentUrl: '/pay/8' },
    { id: 9, cart_name: 'Hol' },
    { id: 10, cart_name: 'Taras', payment_init: true },
  ];
  it.each([
    ['no payment while none has begun', {}, []],
    ['the cart’s own payment', { payment_init: true, paymentUrl: '/pay/7' }, [{ name: 'Łazienka', url: '/pay/7' }]],
    [
      'the master’s payment',
      { master_payment_init: true, masterPaymentUrl: '/pay/1', master_cart_name: 'Budowa' },
      [{ name: 'Budowa', url: '/pay/1' }],
    ],
    [
      'a child’s payment, with its id as number or text',
      {
        is_master: true,
        child_payment_init: true,
        childs_payment_init: ['8'],
        childCarts: [{ id: 8, cart_name: 'Kuchnia', paymentUrl: '/pay/8', items: [] }],
      },
      [{ name: 'Kuchnia', url: '/pay/8' }],
    ],
    [
      'each child’s payment; the id replaces a missing name',
      { is_master: true, paymentUrl: '/pay/7', childs_payment_init: [8], childCarts: children },
      [
        { name: '8', url: '/pay/8' },
        { name: 'Taras', url: '/pay/7' },
      ],
    ],
  ])('returns %s', (_, cart, payments) => expect(begunPayments(aCart(cart))).toEqual(payments));
});

it.each([
  ['nothing for a complete cart', {}, []],
  ['missing payments', { availablePayments: [] }, ['no_payments']],
  ['a missing carrier', { carrier: null }, ['no_carrier']],
  ['the missing locker of a locker carrier', { carrier: locker }, ['no_locker']],
])('cartBlockers lists %s [R5]', (_, cart, blockers) => expect(cartBlockers(aCart(cart))).toEqual(blockers));

it.each([
  ['missing payments', { availablePayments: [] }, undefined, false, ['no_payments']],
  ['’inny’ without an address', {}, undefined, true, ['no_address']],
  ['nothing for a locker', { carrier: locker, ...chosenLocker }, undefined, false, []],
  ['a missing address', { invoice_address: null }, {}, false, ['missing_address']],
  ['only that with ’inny’ too', { invoice_address: null }, {}, true, ['missing_address']],
  ['nothing with the client’s own address', { invoice_address: null }, { address_city: 'Kraków' }, false, []],
])('addressBlockers lists %s [R6]', (_, cart, client, isOther, blockers) =>
  expect(addressBlockers(aCart(cart), client && aClient(client), isOther)).toEqual(blockers),
);

describe('submitBlockers', () => {
  const idle = { brand: 'shop', loading: false };
  const free = { carrier: { ...transport, price_net: 0 } };
  it.each([
    ['loading while changes are being saved', {}, {}, { loading: true }, ['loading']],
    [
      'unread_lines, because these would be ordered too',
      { items: [aLine(), aLine({ quantity: '2,5' })] },
      {},
      {},
      ['unread_lines'],
    ],
    ['test_client', {}, { is_test: true }, {}, ['test_client']],
    ['purchase_blocked', {}, { is_purchase_blocked: 1 }, {}, ['purchase_blocked']],
    ['unpriced_transport', free, {}, {}, ['unpriced_transport']],
    ['no unpriced_transport of another brand', free, {}, { brand: 'budmax' }, []],
    ['no_payments', { availablePayments: [] }, {}, {}, ['no_payments']],
    ['no_payment if payments are offered and none is chosen', { payment: null }, {}, {}, ['no_payment']],
    ['missing_address', { invoice_address: null }, {}, {}, ['missing_address']],
    [
      'all reasons at once',
      { availablePayments: [] },
      { is_test: true },
      { loading: true },
      ['loading', 'no_payments'],
    ],
    ['nothing without client data from the template', {}, undefined, {}, []],
  ])('lists %s [O1, U1]', (_, cart, client, page, blockers) =>
    expect(submitBlockers(aCart(cart), client && aClient(client), { ...idle, ...page })).toEqual(blockers),
  );
  it.each(['120.00', 120, '-5'])('lists amount_after_deadline for %s', (amount) =>
    expect(submitBlockers(aCart({ client_amount_after_deadline: amount }), aClient(), idle)).toEqual([
      'amount_after_deadline',
    ]),
  );
  it.each([null, 0, '0', '0.00', '', undefined])('does not list amount_after_deadline for %s [O3]', (amount) =>
    expect(submitBlockers(aCart({ client_amount_after_deadline: amount }), aClient(), idle)).toEqual([]),
  );
  it.each([0, '0', '0.00'])('lists the shop’s transport with a net price of %s [O3]', (price_net) =>
    expect(submitBlockers(aCart({ carrier: { ...transport, price_net } }), aClient(), idle)).toEqual([
      'unpriced_transport',
    ]),
  );
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

it.each([
  ['no delivery address', null, true],
  ['the same id, as number or string', { id: '11' }, true],
  ['another id', { id: 12 }, false],
])('deliversToInvoiceAddress for %s [A2]', (_, delivery_address, expected) =>
  expect(deliversToInvoiceAddress(aCart({ delivery_address }))).toBe(expected),
);

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

it.each([
  ['client_comments', { client_comments: 'rano', notes: 'wieczorem' }, 'rano'],
  ['notes if there are none', { client_comments: null, notes: 'wieczorem' }, 'wieczorem'],
  ['nothing without both', {}, ''],
  ['nothing after the buyer cleared them', { client_comments: '', notes: 'wieczorem' }, ''],
])('notesOf returns %s [C14]', (_, cart, notes) => expect(notesOf(aCart(cart))).toBe(notes));
