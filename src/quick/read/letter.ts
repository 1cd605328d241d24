/** Reads items from the lines of an e-mail: "A-1  4 szt.", "4 x A-1", several on one line. */
import { isCurrency } from './evidence';
import { isUnit } from '../../fields/units';
import { wordsOf } from './headings';

const FIGURES = String.raw`\d[\d\u00a0.,]*`;
const WIDE = /^(.*\S)(?: {2,}|\u00a0{2,}|\t)([x×*]? ?\d[\d\s.,]*(?:\s*[\p{L}²³.]{1,12})?)$/u;
/** A lazy match before the amount, so that the code in "KOD x 4" does not end with "x". */
const BEHIND = new RegExp(
  String.raw`^(\S(?:.*?\S)??)(?:\s+[-–—:=,]?\s*|\s*[:=,]\s*|\s*(?=[*(]))\(?\s*((?:[x×*]\s*)?${FIGURES}(?:\s*[x×]|\s*[\p{L}][\p{L}²³.]{0,11})?)\)?$`,
  'u',
);
const BEFORE = new RegExp(String.raw`^(${FIGURES})\s*([x×*]|[\p{L}]{1,10}[²³.]?)\s+(\S.*)$`, 'u');
const TIMES = /^(\d[\d.,]*)\s*[x×*]\s*(\S+)$/iu;

/** First words of lines about the order, not about goods. */
const ABOUT: ReadonlySet<string> = new Set(
  'zamowienie zamowienia nr numer data termin tel telefon kom nip regon ul ulica dostawa faktura oferta dotyczy dot order no date phone bestellung datum rechnung lieferung re fwd temat subject dnia'.split(
    ' ',
  ),
);

const isCodeLike = (text: string): boolean => /^\S*\d\S*$/.test(text);

/** The code and the amount of one line, or the whole line if it has no amount. */
export function cellsOfLine(line: string): readonly string[] {
  const text = line.trim().replace(/^(?:[-–•*]|\d{1,3}[.)])\s+/, '');
  if (ABOUT.has(wordsOf(text)[0] ?? '') && !isCodeLike(text.split(/\s/)[0] ?? '')) return [text];
  const [, one, other] = TIMES.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    if (!/^\d+$/.test(other)) return [other, one];
    // "4 x 104512" and "104512 x 4": the longer number is the code; two short ones are ambiguous.
    if (Math.max(one.length, other.length) < 4 || one.length === other.length) return [text];
    return one.length > other.length ? [one, other] : [other, one];
  }
  const [, code, amount = ''] = WIDE.exec(text) ?? BEHIND.exec(text) ?? [];
  // "Gres 60 x 60" is a size.
  if (code !== undefined && /^[x×*]/.test(amount) && /\s[\d.,]+$/.test(code)) return [text];
  if (code !== undefined)
    return isCurrency(amount) ? [text] : [code.replace(/\s*[-–:]$/, ''), amount.replace('*', 'x')];
  const [, before, unit = '', rest = ''] = BEFORE.exec(text) ?? [];
  if (before !== undefined && (/^[x×*]$/.test(unit) || (isUnit(unit) && isCodeLike(rest.split(/\s/)[0] ?? ''))))
    return [rest, /^[x×*]$/.test(unit) ? before : `${before} ${unit}`];
  return [text];
}

/** "A-1 4 szt., B-2 5 szt." has two items. */
export function itemsOfLine(line: string): readonly (readonly string[])[] {
  const parts = line.split(/[;,](?=\s)/).map((part) => cellsOfLine(part));
  const isList = parts.length > 1 && parts.every(([code = '', amount]) => amount !== undefined && isCodeLike(code));
  return isList ? parts : [cellsOfLine(line)];
}

/** A line outside a table's format: "BAT1-1001;2", "FAR2-1003 11 szt." Undefined if it is no item. */
export function cellsOutsideTable(line: string): readonly string[] | undefined {
  const cells = line.split(/[;|\t]/).map((cell) => cell.trim());
  const [code = '', amount = ''] = cells.length === 2 ? cells : cellsOfLine(line);
  return isCodeLike(code) && /^[x×]?\s*\d/.test(amount) ? [code, amount] : undefined;
}
