/** Splits a line of free text into tokens: numbers, units, ×, money, words; and tells codes, sizes and prices apart. */
import { fold } from '../../fields/fold';
import { plainSigns } from '../../fields/typed-text';
import { isSameUnit, isUnit } from '../../fields/units';
import { isCurrency } from './evidence';
import { readGtin } from './gtin';
import { PER } from './headings';
import { wordOf } from './words';
import type { Word } from './words';

type Kind = 'number' | 'unit' | 'times' | 'money' | 'word' | 'mark' | '(' | ')';

export interface Token {
  readonly text: string;
  readonly kind: Kind;
  /** After a wide gap or a dash. */
  readonly isApart: boolean;
  /** Written without a gap behind the token before: "25kg". */
  readonly isGlued: boolean;
}

const NUMBER = /^(?!0\d)(?:\d{1,5}|\d+[.,]\d+|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?)$/;
/** Figures that a group of three may follow: "1 200", "1 000 000". */
const GROUPS = /^[1-9]\d{0,2}(?: \d{3})*$/;
export const PRICE = /^\d[\d ]*[.,]\d{2}$/;
/** "4x40", "M10x40", "72/55", "M8", "80mm", "IP54", "EN-388". */
const SIZE =
  /^\p{L}{0,2}\d+(?:[.,]\d+)?(?:[x×*/-]\d+(?:[.,]\d+)?)+\p{L}{0,2}"?$|^\p{L}{0,2}\d+(?:[.,]\d+)?(?:\p{L}{0,3}|["°%])$|^\d+-\p{Ll}{3,}$|^(?:din|iso|en|pn|ral)[-\d]/iu;
/** Behind a number they make a size: "100 mm", "230 V". */
const MEASURE = /^(?:[mcdk]m|[mc]l|k?W|k?V|m?Ah?|[GT]B|bar|k?Hz|cal[ie]?|["″°%]|°C)$/;
const SEPARATED = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]+(?:[-_./][\p{L}\d]+)+$/u;
export const isStrong = (word: string): boolean =>
  (!SIZE.test(word) && (SEPARATED.test(word) || /^\p{L}{2,}\d{3,}[\p{L}\d]*$/u.test(word))) ||
  /^\d{6,14}$|^0\d{3,}$/.test(word);
/** A whole text that is a code: one word, or "KLA 1000". */
export const isCode = (text: string): boolean => isStrong(text) || /^(?:\S*\d\S*|\p{Lu}{1,4} \d\S*)$/u.test(text);

export const means = (text: string, ...some: readonly Word[]): boolean =>
  some.includes(wordOf(fold(text).replace(/[^\p{L}]/gu, '')) ?? 'joint');
const isPrice = (text: string): boolean => means(text, 'money') || /^[@àá]$/.test(text);
/** "karton 48" and "op. 12" tell what a pack holds; "worki 5" and "szt. 30" are quantities. */
export const isPack = (text: string): boolean => means(text, 'pack') || /^op(ak|k)?\.?$/i.test(text);
export const isMoney = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'money' || isPrice(token.text));
/** Words before a number that is not ordered: a price, a pack's content, a stock. */
export const isLink = (text: string): boolean =>
  PER.has(text) || isPrice(text) || isPack(text) || means(text, 'stock', 'past');
export const isPieces = (unit: string): boolean =>
  !['m2', 'mb', 'm3', 'l', 'kg', 'g', 't'].some((one) => isSameUnit(unit, one));

function kindOf(text: string): Kind {
  if (/^[([]$/.test(text)) return '(';
  if (/^[)\]]$/.test(text)) return ')';
  if (/^[x×*]$/i.test(text)) return 'times';
  if (!/[\p{L}\d€$£@]/u.test(text)) return 'mark';
  if (NUMBER.test(text)) return 'number';
  const isRate = text.includes('/') && text.split('/').every((one) => one === '' || isUnit(one) || isCurrency(one));
  return isCurrency(text) || isRate ? 'money' : isUnit(text) ? 'unit' : 'word';
}

/** The tokens in one word: "30szt.", "x30", "€4,50", "2xRB-1", "RB-1*4", "RB-1:30". */
function partsOf(word: string): readonly string[] {
  const [, figures = '', behind = ''] = /^(\d[\d.,]*)(\/?[\p{L}€$£×*][^\s\d]*[23]?)$/u.exec(word) ?? [];
  if (/unit|times|money/.test(behind && kindOf(behind))) return [figures, behind];
  const [, before = '', amount = ''] = /^([x×*€$£])(\d\S*)$/iu.exec(word) ?? [];
  const amounts = amount === '' ? [] : partsOf(amount);
  if (NUMBER.test(amounts[0] ?? '')) return [before, ...amounts];
  const joined = /^(\d+)([x×*])(\p{L}[^l]\S*)$/iu.exec(word) ?? /^(\p{L}[^*:=]*|\d{5,})([*:=])(\d+)$/u.exec(word) ?? [];
  return joined.length > 0 ? joined.slice(1) : [word];
}

/** Bar codes are printed in groups: "590 1234 123457", "5 901234 123457". */
const GROUPED_GTIN = /(?<!\S)(?:\d{3} \d{4} \d{6}|\d \d{6} \d{6})(?!\S)/g;

const plain = (line: string): string =>
  plainSigns(line.replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, ''))
    .replace(GROUPED_GTIN, (code) => readGtin(code) ?? code)
    .replaceAll('\t', '  ')
    .replace(/\.{3,}|…/g, ' - ')
    .replace(/\s\/\s+(?=\p{L})/gu, ' /');

export function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const [, gap = '', raw = ''] of plain(line).matchAll(/(\s*)([()[\]]|[^\s()[\]]+)/g)) {
    isApart ||= gap.length > 1 && tokens.length > 0;
    partsOf(raw.replace(/(?<=.)[,;:!?]+$|(?<=\d)\.$/, '')).forEach((text, part) => {
      const kind = kindOf(text);
      const [last, before] = [tokens.at(-1), tokens.at(-2)];
      if (last?.kind === 'number' && !isApart && kind === 'word' && MEASURE.test(text))
        tokens[tokens.length - 1] = { ...last, text: `${last.text} ${text}`, kind };
      else if (
        last?.kind === 'number' &&
        !isApart &&
        part === 0 &&
        /^\d{3}(?:[.,]\d+)?$/.test(text) &&
        GROUPS.test(last.text)
      ) {
        // Behind a word the first figures may belong to it: "rozmiar 8 200 szt."
        const isClear = before?.kind !== 'word' || last.isApart || isStrong(before.text);
        tokens[tokens.length - 1] = { ...last, text: `${last.text}${isClear ? ' ' : ' ? '}${text}` };
      } else tokens.push({ text, kind, isApart, isGlued: part > 0 || (gap === '' && tokens.length > 0) });
      isApart = kind === 'mark';
    });
    isApart ||= /[:=]$/.test(raw);
  }
  return tokens.map((token, at): Token => (isInSize(tokens, at) ? { ...token, kind: 'word' } : token));
}

/** "60 x 60", "48 mm x 50 m" */
function isInSize(tokens: readonly Token[], at: number): boolean {
  const isSize = (times: number): boolean => {
    const [before, one, after, unit] = tokens.slice(Math.max(0, times - 1), times + 3);
    // "30 x 60 cm"
    if (one?.kind === 'times' && before?.kind === 'number' && /^\d\S* \S+$/.test(after?.text ?? '')) return true;
    if (one?.kind !== 'times' || after?.kind !== 'number') return false;
    const isMeasure = unit?.kind === 'unit' && !isPieces(unit.text);
    return before?.kind === 'number' || (isMeasure && before !== undefined && SIZE.test(before.text.replace(' ', '')));
  };
  return (
    [at, at - 1, at + 1].some(isSize) || (tokens[at]?.kind === 'unit' && isSize(at - 2) && !isPieces(tokens[at].text))
  );
}
