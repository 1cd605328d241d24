/** Formats money and plain numbers: exact, grouped, with non-breaking spaces, in the current language. */
import { padded, rounded, toDecimal } from '../http/decimal';
import { isUntaxed, type Rate } from '../http/rate';
import { pageCurrency } from '../page/currency';
import { isPlainCount } from '../page/phrase';
import { language } from '../page/language';

/** Intl reads decimal texts digit by digit, and rounds half away from zero. */
type Exact = `${number}`;

/** Keyed by currency, or by the number of decimals. */
const formats = new Map<string | number, Intl.NumberFormat>();

function formatFor(unit: string | number): Intl.NumberFormat {
  let format = formats.get(unit);
  if (!format) {
    format = new Intl.NumberFormat(language(), {
      ...(typeof unit === 'string'
        ? { style: 'currency', currency: unit }
        : { minimumFractionDigits: unit, maximumFractionDigits: unit }),
      // Not '-0,00'.
      signDisplay: 'negative',
      // By default Polish groups only from 10 000, which makes a column of prices uneven.
      useGrouping: 'always',
    });
    formats.set(unit, format);
  }
  return format;
}

/**
 * Formats as Intl would, with a real minus: a hyphen is narrower than a digit, and a line may end after it. Intl loads a language's data at its first number, which takes 100 ms on a phone, so Polish, which
 * most pages use, avoids it. Undefined in another language, and for anything but a plain decimal.
 */
function polish(amount: string, places: number): string | undefined {
  const [, minus, size] = (/^pl\b/.test(language()) && /^(-?)(\d+(?:\.\d+)?)$/.exec(amount)) || [];
  const value = toDecimal(size);
  if (value === undefined) return undefined;
  const [whole, rest] = padded(rounded(value, places), places).split('.') as [string, string];
  const sign = value === '0' || /[1-9]/.test(whole + (rest ?? '')) ? minus && '\u2212' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0')}${rest && `,${rest}`}`;
}

/**
 * Money for display: `1 234,56 zł` with U+00A0 (`PLN 1,234.56` in English), rounded half up to grosze.
 * `amount` is a decimal string ("1234.5"), `currency` an ISO code, by default the page's; an unknown code is appended to the number.
 */
export function formatMoney(amount: string, currency = pageCurrency()): string {
  const zlotys = currency === 'PLN' && polish(amount, 2);
  if (zlotys) return `${zlotys}\u00A0z\u0142`;
  try {
    return formatFor(currency)
      .format(amount as Exact)
      .replace('-', '\u2212');
  } catch {
    return `${formatNumber(amount, 2)}\u00A0${currency}`;
  }
}

/** The sign shown beside an amount: `zł`, or `PLN` in English; an unknown code is its own sign. */
export const currencySign = (currency: string): string => formatMoney('0', currency).replace(/[\d\s]|[.,](?=\d)/g, '');

/** A decimal string for display, `12 345,5`; `decimals` pads and rounds to that many places, otherwise all are kept. */
export function formatNumber(amount: string, decimals?: number): string {
  if (decimals === undefined && isPlainCount(amount)) return amount;
  const places = decimals ?? /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0;
  return polish(amount, places) ?? formatFor(places).format(amount as Exact);
}

/** A formatted number with its unit, on one line: `5 szt.` */
export const withUnit = (number: string, unit: string | null | undefined): string =>
  unit ? `${number}\u00A0${unit}` : number;

/** A tax rate for display: `23 %`, `zw.`, `oo`. */
export const formatRate = (rate: Rate): string =>
  isUntaxed(rate) ? rate.replace(/^zw|^np/, '$&.') : `${formatNumber(rate)}\u00A0%`;

/** The decimal separator: a comma, in English a point. */
export const decimalSign = (): string => formatNumber('0.5').slice(1, -1);

/** A decimal for a field: all its digits, no grouping: `1234,5`. */
export const fieldNumber = (amount: string): string => amount.replace('.', decimalSign());

/** Prepares the formats while a response is awaited: in another language or currency the first amount is slow to format. */
export const prepareMoney = (currency?: string): void => void formatMoney('0', currency);
