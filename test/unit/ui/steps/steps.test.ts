/** Tests the line of the next price step, and the price that a quantity has reached. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { priceNotes } from '../../../../src/http/price-notes';
import { nearStepText, pricedAt } from '../../../../src/ui/steps/priced';
import { nextStepText } from '../../../../src/ui/steps/steps';

const STEPS = [
  { from: 10, net: '11.20', gross: 13.78 },
  { from: '48', net: 10.5, gross: '12.92', unit: 'pal.' },
];
const product = (more: object = {}) => ({
  ...v.parse(v.object(priceNotes), { price_steps: STEPS, ...more }),
  unit: 'opak.',
  price_net: '12' as Decimal,
  price_gross: '14.76' as Decimal,
});
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const next = (quantity: string, more: object = {}, prices: 'net' | 'gross' = 'net') =>
  plain(nextStepText({ ...product(), ...more }, quantity, prices, 'PLN'));

describe('nextStepText', () => {
  it.each([
    ['8', 'od 10 opak. 11,20 zł/opak. · jeszcze 2'],
    ['9.5', 'od 10 opak. 11,20 zł/opak. · jeszcze 0,5'],
    ['10', 'od 48 pal. 10,50 zł/pal. · jeszcze 38'],
    ['48', undefined],
    ['-', undefined],
  ])('%s: %s', (quantity, line) => expect(next(quantity)).toBe(line));

  it('has the kind of price that the page shows first', () =>
    expect(next('8', {}, 'gross')).toBe('od 10 opak. 13,78 zł/opak. · jeszcze 2'));
  it('names no step above the maximum', () => expect(next('8', { max: '9' })).toBeUndefined());
  it('names no step without a price of this kind', () =>
    expect(next('8', product({ price_steps: [{ from: 10, gross: '9' }] }))).toBeUndefined());
  it('leaves out a step that cannot be read', () =>
    expect(next('8', product({ price_steps: [{ from: 'dziesięć', net: '1' }] }))).toBeUndefined());
});

it('a list of many products names a step if no more are missing than are ordered', () => {
  const near = (quantity: string) => plain(nearStepText(product(), quantity as Decimal, 'net', 'PLN'));
  expect([near('4'), near('5'), near('23'), near('24')]).toEqual([
    undefined,
    'od 10 opak. 11,20 zł/opak. · jeszcze 5',
    undefined,
    'od 48 pal. 10,50 zł/pal. · jeszcze 24',
  ]);
});

it('a quantity has the price of the last step that it has reached', () => {
  const at = (quantity: string | undefined) => pricedAt(product(), quantity).price_net;
  expect([undefined, '9', '10', '47.5', '500'].map(at)).toEqual(['12', '12', '11.2', '11.2', '10.5']);
});

it('computes with quantities only', () => {
  for (const file of ['ui/steps/steps.ts', 'ui/steps/priced.ts', 'product/StepTable.tsx']) {
    const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/^(import|\/\*\*).*$/gm, '');
    expect(code.match(/(?:plus|minus|times|rounded|Number)\([^)]*(?:net|gross|price)/g), file).toBeNull();
    expect(code.match(/(?:net|gross|price)\w*\s*[-+*/]\s/g), file).toBeNull();
  }
});
