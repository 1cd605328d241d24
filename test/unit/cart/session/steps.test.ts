/** Tests the redirection from a step that is not available. */
import { describe, expect, it } from 'vitest';
import { locker as kind } from '../../../../src/cart/session/kinds/locker';
import { diversion, stepOf } from '../../../../src/cart/session/steps';
import { aCart, chosenLocker, locker, lockerContact } from '../../../fixtures/cart';

describe('diversion', () => {
  it('without a locker returns step 1 with the carrier’s need [R4]', () => {
    const cart = aCart({ carrier: locker });
    expect(diversion('/addresses', cart)).toEqual({ step: '/', need: kind.needs[0] });
    expect(diversion('/summary', cart)).toEqual({ step: '/', need: kind.needs[0] });
  });
  it('without contact data returns the addresses step with the carrier’s need [R4]', () => {
    const cart = aCart({ carrier: locker, ...chosenLocker });
    expect(diversion('/addresses', cart)).toBeUndefined();
    expect(diversion('/summary', cart)).toEqual({ step: '/addresses', need: kind.needs[1] });
  });
  it('returns the addresses step while ’inny’ has no address', () =>
    expect(diversion('/summary', aCart(), undefined, true)).toEqual({ step: '/addresses' }));
  it('returns the addresses step without any address', () => {
    const cart = aCart({ invoice_address: null });
    expect(diversion('/summary', cart)).toEqual({ step: '/addresses' });
    expect(diversion('/addresses', cart)).toBeUndefined();
  });
  it('returns step 1 without payments', () =>
    expect(diversion('/summary', aCart({ availablePayments: [] }))).toEqual({ step: '/' }));
  it('returns step 1 for an empty cart, without a need', () => {
    expect(diversion('/summary', aCart({ items: [] }))).toEqual({ step: '/' });
    expect(diversion('/summary', aCart({ items: [], carrier: locker }))).toEqual({ step: '/' });
  });
  it('is undefined for an available step', () => {
    expect(diversion('/summary', aCart())).toBeUndefined();
    expect(diversion('/summary', aCart({ carrier: locker, ...chosenLocker, ...lockerContact }))).toBeUndefined();
    expect(diversion('/', aCart({ items: [] }))).toBeUndefined();
  });
});

it('stepOf returns the route’s step, and step 1 for an unknown route [R1]', () =>
  expect(['/', '/addresses', '/summary', '/nowhere'].map(stepOf)).toEqual(['/', '/addresses', '/summary', '/']));
