/** Decides how a quantity is read with the unit after it: "4 szt.", "1 200,5 m²", "2x". */
import { toDecimal } from '../../http/decimal';
import type { Decimal } from '../../http/decimal';

export interface Amount {
  readonly quantity: Decimal;
  readonly unit: string | undefined;
}

export type DecimalSign = ',' | '.';

/** Spaces and points group thousands if the rest shows it; a lone comma or point is decimal, unless the whole column shows another sign. Undefined unless the amount is above zero. */
export function readAmount(text: string, sign?: DecimalSign): Amount | undefined {
  const [, figures = '', said = ''] =
    /^[x×]?\s*(\d[\d\s.,]*?)\s*[x×]?\s*([\p{L}][\p{L}\s.²³23/]{0,15})?$/iu.exec(text.trim()) ?? [];
  const plain = decimalText(figures.replace(/\s/g, ''), sign);
  const quantity = plain === undefined ? undefined : toDecimal(plain);
  if (quantity === undefined || quantity === '0') return undefined;
  return { quantity, unit: said.trim() || undefined };
}

/** "1.200,50" and "1,200.50" → "1200.50". "1.200" is ambiguous and returns undefined, so that the person is asked. */
function decimalText(figures: string, sign: DecimalSign | undefined): string | undefined {
  const signs = figures.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return figures;
  if (sign !== undefined) {
    const [whole = '', ...rest] = figures.split(sign);
    const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole) && !whole.includes(sign);
    if (rest.length > 1 || !(isGrouped || /^\d+$/.test(whole)) || !/^\d*$/.test(rest[0] ?? '')) return undefined;
    return `${whole.replace(/[.,]/g, '')}.${rest[0] || '0'}`;
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(figures)) return undefined;
  const isMixed = new Set(signs).size === 2 && signs.indexOf(last) === signs.length - 1;
  if (signs.length > 1 && !isMixed) return undefined;
  const at = figures.lastIndexOf(last);
  const whole = figures.slice(0, at);
  if (isMixed && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${figures.slice(at + 1) || '0'}`;
}
