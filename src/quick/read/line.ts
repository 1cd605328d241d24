/** Reads one line of free text: exactly one number with a unit or × is the quantity; a price, a size or a pack's content never is. */
import { readAmount } from '../../fields/amount';
import { cut } from './budget';
import { isSameUnit } from '../../fields/units';
import { PER, wordsOf } from './headings';
import { isChatter } from './letter-words';
import { isCode, isLabel, isLink, isPack, isPieces, isPrice, isStrong, meaning, PRICE, tokensOf } from './tokens';
import type { Token } from './tokens';

export interface Line {
  /** The whole line without quote marks and bullets. */
  readonly text: string;
  /** The only word that is surely a code. */
  readonly code: string | undefined;
  /** The text without the quantity, prices and remarks. */
  readonly goods: string;
  /** The quantity with its unit; undefined if the line has none, or more than one number that may be it. */
  readonly amount: string | undefined;
  /** Whether any number of the line may be a quantity. */
  readonly hasNumber: boolean;
}

const isSaid = (word: string): boolean => !/\d/.test(word) && isChatter(wordsOf(word).join(''));

/** Quote marks, bullets and numbers before a line. */
const MARKERS = /^(?:(?:>|[-–—•*·▪●○→]|\(?(?:\d{1,3}|\p{Ll})[.)])\s+|\(?\d{1,3}[.)](?=\p{L})|>+)+/u;

/** A number that may be the quantity: its first and last token. */
interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly unit: string;
}

export function readLine(raw: string): Line {
  const text = cut(raw).trim().replace(MARKERS, '').trim();
  // Longer texts are no lines of an order.
  if (text.length > 300) return { text, code: undefined, goods: text, amount: undefined, hasNumber: true };
  const tokens = tokensOf(text);
  const kind = (at: number) => tokens[at]?.kind;
  const word = (at: number) => tokens[at]?.text ?? '';
  const isNoise = new Set<number>();
  const marked: Candidate[] = [];
  const bare: Candidate[] = [];
  /** Ignores tokens with the words before that belong to them: "w kartonie 48", "po 4,50 zł". */
  const ignore = (from: number, to: number): void => {
    for (let at = from; at <= to; at += 1) isNoise.add(at);
    for (let at = from - 1; at >= 0 && (kind(at) === 'mark' || isLink(word(at))); at -= 1) isNoise.add(at);
    for (let at = to + 1; isPrice(word(at)); at += 1) isNoise.add(at);
  };
  tokens.forEach((token, at) => {
    if (token.kind !== 'number') return;
    const [before, after] = [kind(at - 1), kind(at + 1)];
    const isUnitAfter = after === 'unit' && kind(at + 2) !== 'money';
    const unitAfter = isUnitAfter ? 1 : 0;
    const of = (from: number, to: number): Candidate => ({
      from,
      to,
      at,
      unit: [from, to, at + 1].filter((one) => kind(one) === 'unit').map(word)[0] ?? '',
    });
    if (after === 'money' || before === 'money')
      ignore(Math.min(at, before === 'money' ? at - 1 : at), after === 'money' ? at + 1 : at);
    else if (after === 'unit' && !isUnitAfter) ignore(at, at + 2);
    else if (before === 'times') marked.push(of(at - 1, at + unitAfter));
    else if (after === 'times') marked.push(of(at, at + 1));
    else if (isPrice(word(at - 1)) || PER.has(word(at - 1)) || isPack(word(at - 1))) {
      const isOther = isNoise.has(at - 1) || marked.some(({ to }) => to === at - 1);
      if (isOther) (isUnitAfter ? marked : bare).push(of(at, at + unitAfter));
      else ignore(at, at + unitAfter);
    } else if (isUnitAfter) marked.push(of(meaning(word(at - 1)) === 'quantity' ? at - 1 : at, at + 1));
    else if (
      (before === 'unit' || meaning(word(at - 1)) === 'quantity') &&
      !marked.some(({ to }) => to === at - 1) &&
      !PRICE.test(token.text)
    )
      marked.push(of(at - 1, at));
    else bare.push(of(at, at));
  });
  // A bracket holds the quantity, or explains it.
  let depth = 0;
  tokens.forEach((token, at) => {
    if (token.kind === '(') depth = at + 1;
    const close = token.kind === ')' ? depth - 1 : -1;
    if (close < 0) return;
    depth = 0;
    const within = [...marked, ...bare].filter(({ from, to }) => from > close && to < at);
    const isOnly = within.length === 1 && within.every(({ from, to }) => from === close + 1 && to === at - 1);
    const hasFigures = tokens
      .slice(close, at)
      .some((one, index) => one.kind === 'number' || isNoise.has(close + index));
    if (isOnly) [close, at].forEach((one) => isNoise.add(one));
    else if (hasFigures) ignore(close, at);
  });
  const isLeft = ({ at }: Candidate) => !isNoise.has(at);
  const words = tokens.filter(({ kind: one, text: each }, at) => one === 'word' && !isNoise.has(at) && !isLabel(each));
  const chosen = chosenOf(tokens, marked.filter(isLeft), bare.filter(isLeft), words);
  const hasNumber = marked.length > 0 || bare.some(({ at }) => !PRICE.test(word(at)));
  return lineOf(text, tokens, isNoise, chosen, hasNumber);
}

/** One number with a unit of pieces or ×; else a measure or a bare number that stands apart or beside a code alone. */
function chosenOf(
  tokens: readonly Token[],
  marked: readonly Candidate[],
  bare: readonly Candidate[],
  words: readonly Token[],
): Candidate | undefined {
  const pieces = marked.filter(
    ({ unit, from, to }) =>
      unit === '' || tokens.slice(from, to + 1).some(({ kind }) => kind === 'times') || isPieces(unit),
  );
  const [one, ...more] = pieces.length > 0 ? pieces : marked;
  const plain = bare.filter(({ at }) => !PRICE.test(tokens[at]?.text ?? ''));
  if (more.length > 0) return undefined;
  // "szt. 4,50 30": a unit before several numbers names none of them. "rozmiar 9 szt. 30": a unit between numbers names both.
  const isDoubtful =
    one !== undefined &&
    plain.some(
      ({ at }) => at === one.to + 1 || (one.from < one.at && tokens[one.from]?.kind === 'unit' && at > one.at),
    );
  if (isDoubtful) return undefined;
  if (one !== undefined && pieces.length > 0) return one;
  const [last] = plain.slice(-1);
  const isOnly = plain.length === 1 || plain.filter(({ at }) => tokens[at]?.isApart).length === 1;
  // "RB-1 2,5 m – 4": the measure may belong to the goods.
  const number = one === undefined ? (isOnly ? last : undefined) : plain.length === 0 ? one : undefined;
  if (number === undefined) return undefined;
  const nouns = words.filter(({ text }) => !isSaid(text));
  const isAlone =
    nouns.every(({ text }) => isCode(text)) && (nouns.length > 0 || tokens.length === number.to - number.from + 1);
  const isBeforeCode = number.from === 0 && isStrong(tokens[number.to + 1]?.text ?? '');
  const isClear =
    tokens[number.from]?.isApart ||
    (plain.length < 2 && (isAlone || isBeforeCode)) ||
    (one !== undefined && number.from === 0);
  return isClear ? number : undefined;
}

function lineOf(
  text: string,
  tokens: readonly Token[],
  isNoise: ReadonlySet<number>,
  chosen: Candidate | undefined,
  hasNumber: boolean,
): Line {
  const isOut = (at: number) => isNoise.has(at) || (chosen !== undefined && at >= chosen.from && at <= chosen.to);
  const first = tokens.findIndex(({ kind }, at) => kind === 'word' && !isOut(at));
  /** The row's own number, prices behind, and remarks are no part of the goods. */
  const isRest = ({ kind, text: one }: Token, at: number): boolean =>
    kind === 'mark' ||
    kind === 'money' ||
    (kind === 'number' && (PRICE.test(one) || (chosen !== undefined && at < first))) ||
    (chosen !== undefined && isSaid(one) && (at <= first || at > chosen.to));
  let rest = tokens.flatMap((token, at) => (isOut(at) || isRest(token, at) ? [] : [token]));
  while (rest[0]?.kind === 'word' && rest.length > 1 && isSaid(rest[0].text)) rest = rest.slice(1);
  // "kod RB-1"
  rest = rest.filter(({ text: one }, at) => !(isLabel(one) && isStrong(rest[at + 1]?.text ?? '')));
  const codes = rest.filter(({ kind, text: one }) => kind === 'word' && isStrong(one));
  const goods = rest
    .map(({ text: one }) => one)
    .join(' ')
    .replace(/\( | \)/g, (one) => one.trim())
    .replace(/\s*\(\)/g, '');
  const value = chosen && tokens[chosen.at]?.text;
  const read = value === undefined ? undefined : readAmount(value)?.quantity.replace('.', ',');
  // "1,200" may be 1.2 or 1200; "1.30 szt." is line 1.
  const isUnclear =
    /^[1-9]\d{0,2}[.,]\d{3}$/.test(value ?? '') || (read?.includes(',') && isSameUnit(chosen?.unit || '-', 'szt'));
  const amount = isUnclear ? undefined : read;
  return {
    text,
    code: codes.length === 1 ? codes[0]?.text : codes.length === 0 && isCode(goods) ? goods : undefined,
    goods,
    amount: amount === undefined || codes.length > 1 ? undefined : `${amount} ${chosen?.unit ?? ''}`.trim(),
    hasNumber,
  };
}
