/** Shows where a step that may not be entered sends instead. */
import { describe, expect, it } from 'vitest';
import { locker as kind } from '../../../../src/cart/session/kinds/locker';
import { diversion, stepOf } from '../../../../src/cart/session/steps';
import { aCart, chosenLocker, locker, lockerContact } from '../../../fixtures/cart';

describe('entering a step', () => {
  it('without a locker goes back to the start with its error [R4]', () => {
    const cart = aCart({ carrier: locker });
    expect(diversion('/addresses', cart)).toEqual({ step: '/', need: kind.needs[0] });
    expect(diversion('/summary', cart)).toEqual({ step: '/', need: kind.needs[0] });
  });
  it('without contact data goes from the summary back to the addresses with its error [R4]', () => {
    const cart = aCart({ carrier: locker, ...chosenLocker });
    expect(diversion('/addresses', cart)).toBeUndefined();
    expect(diversion('/summary', cart)).toEqual({ step: '/addresses', need: kind.needs[1] });
  });
  it('without the other delivery address that is meant goes back to the addresses, where it is asked for', () =>
    expect(diversion('/summary', aCart(), undefined, true)).toEqual({ step: '/addresses' }));
  it('without any address to deliver to goes back to the addresses', () => {
    const cart = aCart({ invoice_address: null });
    expect(diversion('/summary', cart)).toEqual({ step: '/addresses' });
    expect(diversion('/addresses', cart)).toBeUndefined();
  });
  it('without payments goes back to the start', () =>
    expect(diversion('/summary', aCart({ availablePayments: [] }))).toEqual({ step: '/' }));
  it('of an empty cart goes back to the start, whose missing locker is no error', () => {
    expect(diversion('/summary', aCart({ items: [] }))).toEqual({ step: '/' });
    expect(diversion('/summary', aCart({ items: [], carrier: locker }))).toEqual({ step: '/' });
  });
  it('that is available is not diverted', () => {
    expect(diversion('/summary', aCart())).toBeUndefined();
    expect(diversion('/summary', aCart({ carrier: locker, ...chosenLocker, ...lockerContact }))).toBeUndefined();
    expect(diversion('/', aCart({ items: [] }))).toBeUndefined();
  });
});

it('a route is its own step, and an unknown one the first [R1]', () =>
  expect(['/', '/addresses', '/summary', '/nowhere'].map(stepOf)).toEqual(['/', '/addresses', '/summary', '/']));
