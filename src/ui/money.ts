/** Decides how money and plain numbers are written: exact, grouped, with hard spaces, as the language in force writes them. */
import { language } from '../page/texts';

/** Intl reads decimal texts digit by digit, and rounds half away from zero. */
type Exact = `${number}`;

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    // 'always': Polish groups only from 10 000 by itself, which makes a column of prices ragged.
    format = new Intl.NumberFormat(language(), { style: 'currency', currency, useGrouping: 'always' });
    formats.set(currency, format);
  }
  return format;
}

/**
 * Money for reading: `1 234,56 zł` with U+00A0 (`PLN 1,234.56` in English), rounded half up to grosze.
 * `amount` is a decimal string ("1234.5"), `currency` an ISO code; an unknown code stands after the number.
 */
export function formatMoney(amount: string, currency = 'PLN'): string {
  try {
    return moneyFormat(currency).format(amount as Exact);
  } catch {
    return `${formatNumber(amount, 2)}\u00A0${currency}`;
  }
}

/** What stands for the currency beside an amount: `zł`, or `PLN` in English; an unknown code is its own sign. */
export function currencySign(currency: string): string {
  try {
    const parts = moneyFormat(currency).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}

/** A decimal string for reading, `12 345,5`; `decimals` pads and rounds to so many places, without it all are kept. */
export function formatNumber(amount: string, decimals?: number): string {
  const places = decimals ?? /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0;
  return new Intl.NumberFormat(language(), {
    useGrouping: 'always',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(amount as Exact);
}
