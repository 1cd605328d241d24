/** Decides how money and plain numbers are written: exact, grouped, with hard spaces, as the language in force writes them. */
import { pageCurrency } from '../page/currency';
import { isPlainCount } from '../page/phrase';
import { language } from '../page/texts';

/** Intl reads decimal texts digit by digit, and rounds half away from zero. */
type Exact = `${number}`;

/** By currency, or by the number of decimals. */
const formats = new Map<string | number, Intl.NumberFormat>();

function formatFor(unit: string | number): Intl.NumberFormat {
  let format = formats.get(unit);
  if (!format) {
    format = new Intl.NumberFormat(language(), {
      ...(typeof unit === 'string'
        ? { style: 'currency', currency: unit }
        : { minimumFractionDigits: unit, maximumFractionDigits: unit }),
      // Polish groups only from 10 000 by itself, which makes a column of prices ragged.
      useGrouping: 'always',
    });
    formats.set(unit, format);
  }
  return format;
}

/**
 * Money for reading: `1 234,56 zł` with U+00A0 (`PLN 1,234.56` in English), rounded half up to grosze.
 * `amount` is a decimal string ("1234.5"), `currency` an ISO code, the page's unless given; an unknown code stands after the number.
 */
export function formatMoney(amount: string, currency = pageCurrency()): string {
  try {
    return formatFor(currency).format(amount as Exact);
  } catch {
    return `${formatNumber(amount, 2)}\u00A0${currency}`;
  }
}

/** What stands for the currency beside an amount: `zł`, or `PLN` in English; an unknown code is its own sign. */
export const currencySign = (currency: string): string =>
  // Without Intl, whose data a page of filters has no other use for.
  currency === 'PLN' && language() === 'pl' ? 'z\u0142' : formatMoney('0', currency).replace(/[\d\s]|[.,](?=\d)/g, '');

/** A decimal string for reading, `12 345,5`; `decimals` pads and rounds to so many places, without it all are kept. */
export function formatNumber(amount: string, decimals?: number): string {
  if (decimals === undefined && isPlainCount(amount)) return amount;
  const places = decimals ?? /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0;
  return formatFor(places).format(amount as Exact);
}

/** A tax rate for reading, `23 %`. */
export const formatRate = (rate: string): string => `${formatNumber(rate)}\u00A0%`;

/** What stands before the decimals of a number: a comma, in English a point. */
export const decimalSign = (): string => formatNumber('0.5').slice(1, -1);

/** A decimal as it stands in a field, all its digits and no groups: `1234,5`. */
export const fieldNumber = (amount: string): string => amount.replace('.', decimalSign());

/** Intl reads a language's data at its first amount, which takes a phone 100 ms: to be called while an answer is on its way. */
export const prepareMoney = (currency?: string): void => void formatMoney('0', currency);
