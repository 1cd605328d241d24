/** Tests that each state of the cart has its own key, also if a library has replaced the JSON functions. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmKey, forgetConfirmKey, notePlaced, storeUnknownKey } from '../../../../src/cart/session/confirm-key';
import { noteAddition } from '../../../../src/page/last-addition';
import { stubStorages } from '../../../fixtures/page';
import { Failure } from '../../../../src/http/failure';
import { isOutcomeUnknown } from '../../../../src/http/once';
import { aCart, aLine, courier, locker } from '../../../fixtures/cart';

const arrays = Array.prototype as { toJSON?: unknown };
afterEach(() => {
  delete arrays.toJSON;
  vi.useRealTimers();
  forgetConfirmKey('/koszyk');
});

it.each(['an ordinary page', 'a page with Prototype.js 1.6'])(
  'confirmKey differs for another quantity on %s [O5]',
  (page) => {
    if (page !== 'an ordinary page') arrays.toJSON = () => '[object Object]';
    const keyOf = (quantity: number) => confirmKey('/koszyk', aCart({ items: [aLine({ id: 12, quantity })] }));
    expect(keyOf(1)).toBe(keyOf(1));
    expect(keyOf(2)).not.toBe(keyOf(1));
  },
);

describe('confirmKey', () => {
  const line = aLine({ image: '/1.webp?signed=a', url: '/gres?from=1' });
  const cart = aCart({ items: [line], paymentUrl: '/pay/a' });

  it.each([
    ['signed pictures and links', { items: [{ ...line, image: '/1.webp?signed=b', url: '/gres?from=2' }] }],
    ['the address of the payment', { paymentUrl: '/pay/b' }],
    ['other carriers on offer', { availableCarriers: [courier] }],
  ])('is equal if only %s differ', (_, over) => {
    expect(confirmKey('/koszyk', aCart({ items: [line], ...over }))).toBe(confirmKey('/koszyk', cart));
  });

  it.each([
    ['price', { items: [{ ...line, prices: { net: '9', gross: '11.07', total_gross: '33.21' } }] }],
    ['line', { items: [line, aLine()] }],
    ['line in a child cart', { is_master: true, childCarts: [{ id: 8, items: [line, aLine()] }] }],
    ['id', { id: 8 }],
    ['sum', { prices: { total_gross: '61.49' } }],
    ['project', { project: { id: 5, name: 'Biurowiec' } }],
    ['carrier', { carrier: locker }],
    ['payment', { payment: { id: 2, name: 'Pobranie' } }],
    ['payment method', { payment_params: { payment_method: { payment_id: 1, method_id: 'blik' } } }],
    ['invoice address', { invoice_address: { id: 12 } }],
    ['delivery address', { delivery_address: { id: 12 } }],
    ['locker', { inpost_point_code: 'KRA02M' }],
    ['e-mail for the locker', { inpost_email: 'magazyn@example.pl' }],
    ['phone for the locker', { inpost_phone_number: '509000111' }],
    ['revision', { revision: 'r2' }],
    ['voucher', { voucher: { voucher_code: 'LATO' } }],
    ['note', { client_comments: 'Proszę dzwonić' }],
  ])('differs for another %s', (_, over) => {
    expect(confirmKey('/koszyk', aCart({ items: [line], ...over }))).not.toBe(confirmKey('/koszyk', cart));
  });
});

it.each([
  [599, true],
  [601, false],
])('confirmKey of a changed cart, %i s after an unknown outcome, %s', (seconds, isBound) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const key = confirmKey('/koszyk', aCart());
  storeUnknownKey('/koszyk', aCart(), key);
  vi.setSystemTime(Date.now() + seconds * 1000);
  expect(confirmKey('/koszyk', aCart({ client_comments: 'pilne' })) === key).toBe(isBound);
});

it('an action with another message has another key, also after an unknown outcome [O5]', () => {
  const send = (note: string) => ({ action: 'send_for_approval' as const, note });
  const key = confirmKey('/koszyk', aCart(), send('na parter'));
  storeUnknownKey('/koszyk', aCart(), key, send('na parter'));
  const changed = aCart({ client_comments: 'pilne' });
  expect(confirmKey('/koszyk', changed, send('na parter'))).toBe(key);
  expect(confirmKey('/koszyk', changed, send('na piętro'))).not.toBe(key);
});

it('forgetConfirmKey also removes the key of an unknown order', () => {
  storeUnknownKey('/koszyk', aCart(), confirmKey('/koszyk', aCart()));
  const first = confirmKey('/koszyk', aCart());
  forgetConfirmKey('/koszyk');
  expect(confirmKey('/koszyk', aCart())).not.toBe(first);
});

it.each([
  [408, true, false],
  [409, true, false],
  [422, false, false],
  [500, true, true],
])('isOutcomeUnknown after status %i without messages is %j, with messages %j', (status, bare, explained) => {
  const failure = new Failure('http', { status });
  expect([isOutcomeUnknown(failure, false), isOutcomeUnknown(failure, true)]).toEqual([bare, explained]);
});

it('an equal order after a placed one has another key once a product was added in between, also without a revision [O5]', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cart = aCart();
  const key = confirmKey('/koszyk', cart);
  notePlaced('/koszyk');
  expect(confirmKey('/koszyk', cart)).toBe(key);
  vi.setSystemTime(Date.now() + 1000);
  noteAddition();
  expect(confirmKey('/koszyk', cart)).not.toBe(key);
});

it('the key stays after the page has cleared one of its storages [O5]', () => {
  stubStorages();
  const cart = aCart();
  const key = confirmKey('/koszyk', cart);
  localStorage.clear();
  expect(confirmKey('/koszyk', cart)).toBe(key);
  sessionStorage.clear();
  expect(confirmKey('/koszyk', cart)).toBe(key);
  vi.unstubAllGlobals();
});
