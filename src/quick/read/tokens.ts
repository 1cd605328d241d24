/** Splits a line of free text into tokens: numbers, units, ×, money, words; and tells codes, sizes and prices apart. */
import { fold } from '../../fields/fold';
import { plainSigns } from '../../fields/typed-text';
import { isSameUnit, isUnit } from '../../fields/units';
import { isCurrency } from './evidence';
import { PER } from './headings';
import { wordOf } from './words';
import type { Word } from './words';

export interface Token {
  readonly text: string;
  readonly kind: 'number' | 'unit' | 'times' | 'money' | 'word' | 'mark' | '(' | ')';
  /** After a wide gap or a dash. */
  readonly isApart: boolean;
}

const NUMBER = /^\d{1,5}$|^\d+[.,]\d+$|^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/;
const SPACED = /^[1-9]\d{0,2}$/;
export const PRICE = /^\d[\d ]*[.,]\d{2}$/;
/** "4x40", "M10x40", "72/55", "M8", "80mm", "IP54", "EN-388". */
const SIZE =
  /^\p{L}{0,2}\d+(?:[.,]\d+)?(?:[x×*/-]\d+(?:[.,]\d+)?)+\p{L}{0,2}"?$|^\p{L}{0,2}\d+(?:[.,]\d+)?(?:\p{L}{0,3}|["°%])$|^\d+-\p{Ll}{3,}$|^(?:din|iso|en|pn|ral)[-\d]/iu;
const SEPARATED = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]+(?:[-_./][\p{L}\d]+)+$/u;
export const isStrong = (word: string): boolean =>
  (!SIZE.test(word) && (SEPARATED.test(word) || /^\p{L}{2,}\d{3,}[\p{L}\d]*$/u.test(word))) ||
  /^\d{6,14}$/.test(word) ||
  /^0\d{3,}$/.test(word);
/** A whole text that is a code: one word, or "KLA 1000". */
export const isCode = (text: string): boolean => isStrong(text) || /^(?:\S*\d\S*|\p{Lu}{1,4} \d\S*)$/u.test(text);

export const meaning = (text: string): Word | undefined => wordOf(fold(text).replace(/[^\p{L}]/gu, ''));
/** "karton 48" and "op. 12" tell what a pack holds; "worki 5" and "szt. 30" are quantities. */
export const isPack = (text: string): boolean => meaning(text) === 'pack' || /^op(ak|k)?\.?$/i.test(text);
export const isPrice = (text: string): boolean => meaning(text) === 'money' || /^[@àá]$/.test(text);
export const isLabel = (text: string): boolean =>
  ['code', 'own', 'gtin', 'number', 'quantity'].includes(meaning(text) ?? '');
/** Whether a text has figures that are no code and no size. */
export const hasFigures = (text: string): boolean =>
  /(?:^|\s)-?\d[\d.,-]*(?:\s|$)/.test(spaced(text)) ||
  text.split(/\s+/).some((word) => /\d/.test(word) && !isStrong(word) && !SIZE.test(word));
export const isLink = (text: string): boolean => PER.has(text) || isPrice(text) || isPack(text);
export const isPieces = (unit: string): boolean =>
  !['m2', 'mb', 'm3', 'l', 'kg', 'g', 't'].some((one) => isSameUnit(unit, one));

/** Puts spaces where a number touches its unit, ×, currency or sign. */
export const spaced = (line: string): string =>
  plainSigns(line.replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, ''))
    .replaceAll('\t', '  ')
    .replace(/\.{3,}|…/g, ' - ')
    .replace(/\s\/\s+(?=\p{L})/gu, ' /')
    .replace(/(?<=^|[\s(])(\d[\d.,]*)(\p{L}+[.²³]?[23]?)(?=[\s,;:)]|$)/gu, (all, figures: string, unit: string) =>
      isUnit(unit) || /^x$/i.test(unit) ? `${figures} ${unit}` : all,
    )
    .replace(/(?<=^|[\s(])([x×*])(?=\d+(?:[\s,;.)]|$))/gi, '$1 ')
    .replace(/(?<=^|\s)(\d+)[x×*](?=\p{L}[^\sl]\S*)/giu, '$1 x ')
    .replace(/(?<=^|\s)(\d+)[×*](?=\s)/g, '$1 x')
    .replace(/(\p{L}[^\s*]*)[*](?=\d+(?:\s|$))/gu, '$1 x ')
    .replace(/(\p{L}[^\s:=]*|\d{5,})[:=](?=\d+(?:\s|$))/gu, '$1 - ')
    .replace(/(?<=\d)(?=(?:z\u0142|pln|eur|€|\$)(?![\p{L}\d]))|(?<=[€$])(?=\d)|(?<=\d)(?=\/\p{L})/giu, ' ');

function kindOf(text: string): Token['kind'] {
  if (text === '(' || text === ')') return text;
  if (/^[x×*]$/i.test(text)) return 'times';
  if (!/[\p{L}\d€$@]/u.test(text)) return 'mark';
  if (NUMBER.test(text) && !/^0\d/.test(text)) return 'number';
  if (isCurrency(text) || (text.includes('/') && text.split('/').every((one) => one === '' || isUnit(one))))
    return 'money';
  return isUnit(text) ? 'unit' : 'word';
}

export function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const [, gap = '', raw = ''] of spaced(line).matchAll(/(\s*)([()]|[^\s()]+)/g)) {
    const text = raw.replace(/(?<=.)[,;:!?]+$|(?<=\d)\.$/, '');
    const kind = kindOf(text);
    const [last, before] = [tokens.at(-1), tokens.at(-2)];
    isApart ||= gap.length > 1 && tokens.length > 0;
    if (
      kind === 'number' &&
      !isApart &&
      /^\d{3}(?:[.,]\d+)?$/.test(text) &&
      last?.kind === 'number' &&
      (SPACED.test(last.text) || last.text.includes(' '))
    ) {
      // Behind a word the first figures may belong to it: "rozmiar 8 200 szt."
      const isClear = before === undefined || before.kind !== 'word' || last.isApart || isStrong(before.text);
      tokens[tokens.length - 1] = { ...last, text: `${last.text}${isClear ? ' ' : ' ? '}${text}` };
    } else tokens.push({ text, kind, isApart });
    isApart = kind === 'mark' || /[:=]$/.test(raw);
  }
  // "60 x 60" is a size.
  return tokens.map((token, at) => {
    const kind = (step: number) => tokens[at + step]?.kind;
    const isSize =
      (token.kind === 'times' && kind(-1) === 'number' && kind(1) === 'number') ||
      (token.kind === 'number' &&
        ((kind(1) === 'times' && kind(2) === 'number') || (kind(-1) === 'times' && kind(-2) === 'number')));
    return isSize ? { ...token, kind: 'word' } : token;
  });
}
