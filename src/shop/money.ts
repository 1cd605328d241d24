/** Money of a shop as integers of grosze, never fractions. */
import { percentOf, type Rate } from '../http/rate';

/** Money in grosze; always a whole number. */
export type Grosze = number;

/** Reads the database's or the contract's "1234.50". */
export function toGrosze(text: string): Grosze {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) throw new Error(`invalid amount of money: ${text}`);
  const [, minus, whole = '0', part = ''] = match;
  return (minus === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Writes "1234.50", as PostgreSQL prints numeric(12,2). */
export function toAmount(grosze: Grosze): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths of the net amount. A rate may be a number, as on the wire. */
export const shareOf = (vat: Rate | number): number => 100 + Number(typeof vat === 'number' ? vat : percentOf(vat));

/** Gross of a net amount, half a grosz rounded up. */
export const grossOf = (net: Grosze, vat: Rate | number): Grosze => Math.floor((net * shareOf(vat) + 50) / 100);

/** "1 234,56" with a no-break space, for columns with the currency in their header. */
export function toFigure(amount: string): string {
  const [whole = '0', part = '00'] = toAmount(toGrosze(amount)).split('.');
  return `${whole.replace('-', '\u2212').replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${part}`;
}
