/** Tests typed quantities, and presses on plus and minus. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded } from '../../../src/element/control';
import { readQuantity } from '../../../src/fields/amount';
import { clamp, isUnorderable, nearestMultiples, rulesInCart, stepQuantity } from '../../../src/fields/quantity';
import { changedNote, inactiveReason } from '../../../src/fields/quantity-words';
import { textsOf } from '../../fixtures/texts';

describe('readQuantity: below 1 or nothing becomes 1, clamped to the bounds, not rounded to the step', () => {
  it.each([
    ['7', {}, 7],
    ['120', {}, 120],
    ['0', {}, 1],
    ['', {}, 1],
    ['007', {}, 7],
    ['1,5', {}, 1],
    ['0,5', {}, 1],
    ['1,50 opak.', {}, 1],
    ['1.234,5', {}, 1234],
    ['1 200', {}, 1200],
    ['12,00', {}, 12],
    ['1 200.0 ', {}, 1200],
    ['3', { min: 5 }, 5],
    ['', { min: 5 }, 5],
    ['99', { max: 10 }, 10],
    ['7', { step: 6 }, 7],
    ['7', { min: 0 }, 7],
    ['0', { min: 0 }, 1],
    ['0', { min: -3 }, 1],
    ['8', { min: 5, max: 2 }, 8],
    ['4', { min: 5, max: 2 }, 5],
    ['8', { max: 0 }, 8],
    ['8', { max: 7.9 }, 7],
    ['999999999', {}, 999999999],
    ['999999999', { max: 60 }, 60],
  ])('reads %j by %j as %d [Q1]', (text, rules, value) => expect(readQuantity(text, rules, 'opak.')).toBe(value));

  it.each(textsOf('15 m2 | 20 (2 opak.) | 10x25 | 3-5 | 1/2 | 1e3 | -5 | 1,2,3 | 1a2 | abc | ٣ | 1.000 | 12345678901'))(
    'rejects %j [Q7]',
    (text) => expect(readQuantity(text, { max: 60 }, 'opak.')).toBeUndefined(),
  );

  it('accepts the unit only in a field that has it', () => {
    expect(['15 szt.', '15 sztuk', '15'].map((text) => readQuantity(text))).toEqual([undefined, undefined, 15]);
    expect(['15 szt.', '15 sztuk', '15 opak.'].map((text) => readQuantity(text, {}, 'szt.'))).toEqual([
      15,
      15,
      undefined,
    ]);
  });
});

describe('clamp', () => {
  it.each([
    [Number.NaN, 1],
    [Infinity, 1],
    [-2, 1],
    [2.9, 2],
    [1e21, Number.MAX_SAFE_INTEGER],
  ])('makes %d into %d [Q1]', (value, whole) => expect(clamp(value)).toBe(whole));
});

it('equals the quantity that a form-associated element posts, whatever the bounds', () => {
  const least = fc.integer({ min: 1, max: 20 });
  const bound = fc.option(least, { nil: undefined });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      least,
      bound,
      (value, min, max) => clamp(value, { min, max }) === bounded(value, min, max),
    ),
  );
});

describe('a product whose maximum is 0, or below its minimum', () => {
  const sold = [{ max: 0 }, { min: 5, max: 2 }, { min: 1, max: 0.5 }, { max: -1 }, { min: 12, max: 10, step: 6 }];
  it.each(sold)('with %j cannot be ordered: plus is inactive and gives the reason [Q7, Q2]', (rules) => {
    expect([isUnorderable(rules), stepQuantity(7, 1, rules)]).toEqual([true, undefined]);
    for (const one of [rules, rulesInCart(7, rules)])
      expect(inactiveReason(1, one)).toBe('Tego produktu nie można teraz zamówić.');
  });
  it.each(sold)('with %j can be lowered in the cart, and a typed quantity is never raised [Q7, Q1]', (rules) => {
    const inCart = rulesInCart(7, rules);
    expect(stepQuantity(7, -1, inCart)).toBe(6);
    expect(['102', '8', '7', '3', '1'].map((typed) => readQuantity(typed, inCart))).toEqual([7, 7, 7, 3, 1]);
    expect(changedNote('102', 7, inCart, 'szt.')).toBe('Wpisano 102. Tego produktu nie można teraz zamówić.');
  });
  it('is the only case: other bounds stay unchanged', () => {
    for (const rules of [{}, { max: 1 }, { min: 5, max: 5 }, { min: 0, max: 1 }, { step: 6, max: 5 }]) {
      expect([isUnorderable(rules), rulesInCart(7, rules)]).toEqual([false, rules]);
    }
  });
});

describe('stepQuantity: the next orderable quantity, or undefined', () => {
  it.each([
    [1, 1, {}, 2],
    [2, -1, {}, 1],
    [1, -1, {}, undefined],
    [20, 1, { step: 6 }, 24],
    [20, -1, { step: 6 }, 18],
    [24, 1, { step: 6 }, 30],
    [24, -1, { step: 6 }, 18],
    [1, 1, { step: 6 }, 6],
    [6, -1, { step: 6 }, undefined],
    [6, -1, { step: 6, min: 6 }, undefined],
    [56, 1, { step: 8, max: 62 }, undefined],
    [18, -1, { step: 9, min: 11 }, undefined],
    [12, 1, { step: 9, min: 11, max: 15 }, undefined],
    [12, -1, { step: 9, min: 11, max: 15 }, undefined],
    [100, 1, { max: 10 }, undefined],
    [100, -1, { max: 62, step: 8 }, 56],
    [5, 1, { step: 0 }, 6],
    [5, 1, { step: 2.5 }, 6],
    [5, -1, { min: 10 }, undefined],
    [5, 1, { min: 10, step: 4 }, 12],
    [5, 1, { min: 5, max: 3 }, undefined],
  ] as const)('%d, direction %d, by %j gives %j', (value, direction, rules, next) => {
    expect(stepQuantity(value, direction, rules)).toBe(next);
  });

  it('returns the nearest orderable quantity, or undefined, whatever the rules', () => {
    const rules = fc.record({
      min: fc.integer({ min: 1, max: 60 }),
      max: fc.integer({ min: 40, max: 200 }),
      step: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 250 }),
        fc.constantFrom(1 as const, -1 as const),
        rules,
        (value, direction, by) => {
          // Nothing can be ordered if the maximum is below the minimum; a quantity already in the cart can be lowered.
          const most = by.max < by.min ? 1000 : by.max;
          const all = [...Array(most + 1).keys()].filter((one) => one >= by.min && one % by.step === 0);
          const beyond = all.filter((one) => (one - value) * direction > 0);
          const up = by.max < by.min ? undefined : beyond[0];
          expect(stepQuantity(value, direction, by)).toBe(direction === 1 ? up : beyond.at(-1));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('nearestMultiples', () => {
  it.each([
    [20, { step: 6 }, [18, 24]],
    [24, { step: 6 }, []],
    [4, { step: 6 }, [6]],
    [58, { step: 6, max: 59 }, [54]],
    [58, { step: 6, max: 60 }, [54, 60]],
    [8, { step: 6, min: 6 }, [6, 12]],
    [8, { step: 6, min: 7 }, [12]],
    [20, { step: 6, max: 3, min: 5 }, [18, 24]],
    [7, {}, []],
  ])('of %d by %j are %j', (value, rules, nearest) => expect(nearestMultiples(value, rules)).toEqual(nearest));
});
