/** Tests the sentences about why the buyer cannot continue. */
import { expect, it } from 'vitest';
import { nextChoice, reasonOf } from '../../../../src/cart/parts/reasons';
import { cartBlockers, stepAvailability } from '../../../../src/cart/session/rules';
import { submitBlockers } from '../../../../src/cart/session/submit-blockers';
import { aCart } from '../../../fixtures/cart';

const cart = (minimum_order: object) => aCart({ prices: { total_gross: '61.50', minimum_order } });

it.each([
  [{ net: '500', missing: '470.00' }, 'Minimalne zamówienie to 500,00 zł netto, brakuje 470,00 zł netto.'],
  [{ gross: '615', missing: '553.5' }, 'Minimalne zamówienie to 615,00 zł brutto, brakuje 553,50 zł brutto.'],
  [{ missing: '1' }, 'Do minimalnej wartości zamówienia brakuje 1,00 zł.'],
])('reasonOf a minimum order of %j contains the missing amount', (minimum, sentence) => {
  const below = cart(minimum);
  expect(cartBlockers(below)).toEqual(['minimum_order']);
  expect(stepAvailability(below)).toBe(1);
  expect(submitBlockers(below, undefined, { brand: 'shop', loading: false })).toContain('minimum_order');
  expect(reasonOf('minimum_order', below, 'PLN').replaceAll('\u00A0', ' ')).toBe(sentence);
});

it('isBelowMinimum is false for an order that reaches the minimum', () =>
  expect(cartBlockers(cart({ net: '5', missing: '0.00' }))).toEqual([]));
it('reasonOf returns a sentence for every other blocker', () =>
  expect(reasonOf('no_carrier', aCart(), 'PLN')).toBe('Wybierz sposób dostawy.'));

it.each([
  [['no_carrier', 'no_payment'], 'no_carrier'],
  [['no_locker', 'no_payment'], 'no_locker'],
  [['no_payment'], 'no_payment'],
  [['minimum_order', 'no_payment'], undefined],
  [['no_payment', 'missing_line_field'], undefined],
  [[], undefined],
] as const)('nextChoice of %j is %s: no sentence with an amount or a field is hidden [R10]', (blockers, choice) =>
  expect(nextChoice(blockers)).toBe(choice),
);
