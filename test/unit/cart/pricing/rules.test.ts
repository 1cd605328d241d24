/** Tests which net prices a trader may set. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { CARRIER_MINIMUM } from '../../../../src/cart/delivery/carriers';
import { changeOf, priceMessage, toDiscountPrice } from '../../../../src/cart/pricing/rules';

const minimum = '8' as Decimal;
afterEach(() => vi.unstubAllGlobals());

describe('priceMessage', () => {
  it.each(['8,00', '8', '8.01', '1 000,00'])('accepts %s', (typed) =>
    expect(priceMessage(typed, minimum, 'PLN')).toBeUndefined(),
  );
  it('rejects a price below the minimum, and names it [T2]', () =>
    expect(priceMessage('7,99', minimum, 'PLN')).toBe('Cena nie może być niższa niż 8,00\u00A0zł'));
  it.each(['', 'tanio', '8,001', '-9'])('rejects "%s"', (typed) =>
    expect(priceMessage(typed, minimum, 'PLN')).toBe('Podaj cenę, na przykład 12,34'),
  );
  it('accepts any price without a minimum', () => expect(priceMessage('0,01', undefined, 'PLN')).toBeUndefined());
});

it.each([
  ['38', '40', '−5\u00A0%'],
  ['41,35', '40', '+3,4\u00A0%'],
  ['40,00', '40', ''],
  ['tanio', '40', ''],
  ['5', '0', ''],
  ['5', undefined, ''],
])('changeOf %s for %s is "%s"', (typed, current, change) =>
  expect(changeOf(typed, current as Decimal | undefined)).toBe(change),
);

it.each([
  ['pl', '1234,50'],
  ['en', '1234.50'],
])('priceField in %s is %s, which priceMessage accepts', async (language, fieldText) => {
  vi.resetModules();
  vi.stubGlobal('shopElementsLanguage', { language, texts: {} });
  const rules = await import('../../../../src/cart/pricing/rules');
  const field = rules.priceField('1234.5' as Decimal);
  expect(field).toBe(fieldText);
  expect(rules.priceMessage(field, minimum, 'PLN')).toBeUndefined();
  expect(rules.toDiscountPrice(field)).toBe('1234.50');
});

it.each([
  ['12,3', '12.30'],
  ['1 234,56', '1234.56'],
  ['9', '9.00'],
])('toDiscountPrice converts %s to %s [T2]', (typed, posted) => expect(toDiscountPrice(typed)).toBe(posted));

it('CARRIER_MINIMUM is 1.00 net [T2]', () => {
  expect(priceMessage('0,99', CARRIER_MINIMUM, 'PLN')).toBe('Cena nie może być niższa niż 1,00\u00A0zł');
  expect(priceMessage('1', CARRIER_MINIMUM, 'PLN')).toBeUndefined();
});
