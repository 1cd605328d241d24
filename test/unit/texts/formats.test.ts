/** Shows that money, numbers, countries and distances follow the language of a script loaded before the elements. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  globalThis.shopElementsLanguage = { language: 'en', texts: {} };
});
afterEach(() => {
  globalThis.shopElementsLanguage = undefined;
});

it('English money has the ISO code of its currency and a decimal point', async () => {
  const { currencySign, formatMoney, formatNumber } = await import('../../../src/ui/money');
  expect(formatMoney('1234.5')).toBe('PLN\u00A01,234.50');
  expect(formatMoney('1234.5', 'EUR')).toBe('€1,234.50');
  expect(formatNumber('12345.5')).toBe('12,345.5');
  expect(currencySign('PLN')).toBe('PLN');
  expect(currencySign('???')).toBe('???');
});

it('a count is formatted like Intl, without calling it', async () => {
  const { formatNumber } = await import('../../../src/ui/money');
  for (const count of ['0', '7', '64', '999', '1000', '007', '1.0'])
    expect(formatNumber(count)).toBe(
      new Intl.NumberFormat('en', { useGrouping: 'always' }).format(count as `${number}`),
    );
});

it('countries have English names, Poland first, the rest in English order', async () => {
  const { countries } = await import('../../../src/fields/countries');
  const [first, ...rest] = countries().map(({ name }) => name);
  expect(first).toBe('Poland');
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('en').compare));
  expect(rest).toContain('Latvia');
});

it('English kilometres have a decimal point', async () => {
  const { distanceText } = await import('../../../src/lockers/distance');
  expect(distanceText(1234)).toBe('1.2\u00A0km');
});
