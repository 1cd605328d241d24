/** Reads one line of free text: exactly one number with a unit or × is the quantity; a price, a size or a pack's content never is. */
import { readAmount } from '../../fields/amount';
import { isSameUnit } from '../../fields/units';
import { cut } from './budget';
import { PER, wordsOf } from './headings';
import { isChatter } from './letter-words';
import { isCode, isLink, isMoney, isPack, isPieces, isStrong, means, PRICE, tokensOf } from './tokens';
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

/** Quote marks, bullets and numbers before a line. */
const MARKERS =
  /^(?:(?:>|[-–—•*·▪●○→☐✓✔]|\(?(?:\d{1,3}|\p{Ll})[.)])\s+|\(?\d{1,3}[.)](?=\p{L})|>+|po[sz]\w*\.?\s+\d{1,3}[:.)]?\s+)+/iu;

const isSaid = (word: string): boolean => !/\d/.test(word) && isChatter(wordsOf(word).join(''));
const isLabel = (text: string): boolean => means(text, 'code', 'own', 'gtin', 'number', 'quantity');

/** A number that may be the quantity, with its first and last token. */
interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly unit: string;
  /** With a unit or ×. */
  readonly isMarked: boolean;
}

/** The numbers that may be the quantity, and the tokens that say something else. */
function candidatesOf(tokens: readonly Token[]) {
  const candidates: Candidate[] = [];
  const noise = new Set<number>();
  const kind = (at: number) => tokens[at]?.kind;
  const word = (at: number) => tokens[at]?.text ?? '';
  const isTaken = (at: number) =>
    noise.has(at) || candidates.some(({ from, to, isMarked }) => isMarked && from <= at && at <= to);
  /** Ignores tokens with the words that belong to them: "w kartonie 48", "po 4,50 zł", "x 4,50 zł". */
  const ignore = (from: number, to: number): void => {
    for (let at = from; at <= to; at += 1) noise.add(at);
    const isBefore = (at: number) => kind(at) === 'mark' || kind(at) === 'times' || isLink(word(at));
    for (let at = from - 1; isBefore(at) && !isTaken(at); at -= 1) noise.add(at);
    for (let at = to + 1; isMoney(tokens[at]); at += 1) noise.add(at);
  };
  tokens.forEach(({ kind: own, text }, at) => {
    if (own !== 'number') return;
    const [before, after] = [kind(at - 1), kind(at + 1)];
    const take = (from: number, to: number, isMarked = true): void => {
      const unit = [from, to, at + 1].find((one) => kind(one) === 'unit');
      candidates.push({ from, to, at, unit: unit === undefined ? '' : word(unit), isMarked });
    };
    const isQuantity = means(word(at - 1), 'quantity');
    // "€ 4,50", but not "4,50 zł 30 szt."
    const isPriced = before === 'money' && !noise.has(at - 1);
    const last = at + (after === 'unit' ? 1 : 0);
    if (after === 'money') ignore(at, at + 1);
    // "6 rolek w op.", without a number behind
    else if (
      after === 'unit' &&
      PER.has(word(last + 1)) &&
      isPack(word(last + 2)) &&
      (kind(last + 3) !== 'number' || kind(last + 4) === 'unit')
    )
      ignore(at, last + 2);
    else if (isPriced) ignore(at - 1, at);
    else if (before === 'times' && !isTaken(at - 1)) take(at - 1, last);
    else if (after === 'times') take(at, at + 1);
    else if (isLink(word(at - 1)) && !isTaken(at - 1)) ignore(at, last);
    else if (after === 'unit') take(isQuantity ? at - 1 : at, last);
    else if ((before === 'unit' || isQuantity) && !isTaken(at - 1) && !PRICE.test(text)) take(at - 1, at);
    // Longer numbers are of telephones and accounts.
    else if (text.replace(/\D/g, '').length < 7) take(at, at, false);
  });
  // A bracket holds the quantity, or explains it.
  let open = -1;
  tokens.forEach((token, at) => {
    if (token.kind === '(') open = at;
    if (token.kind !== ')' || open < 0) return;
    const within = candidates.filter(({ from, to }) => from > open && to < at);
    const isOnly = within.length === 1 && within[0]?.from === open + 1 && within[0].to === at - 1;
    const hasFigures = tokens.slice(open, at).some(({ kind: one }, step) => one === 'number' || noise.has(open + step));
    if (isOnly) noise.add(open).add(at);
    else if (hasFigures) ignore(open, at);
    open = -1;
  });
  return {
    candidates: candidates.filter(({ at }) => !noise.has(at)),
    noise,
    hasNumber: candidates.some(({ at, isMarked }) => isMarked || !PRICE.test(word(at))),
  };
}

export function readLine(raw: string): Line {
  const text = cut(raw).trim().replace(MARKERS, '').trim();
  // Longer texts are no lines of an order.
  if (text.length > 300) return { text, code: undefined, goods: text, amount: undefined, hasNumber: true };
  const tokens = tokensOf(text);
  const { candidates, noise, hasNumber } = candidatesOf(tokens);
  const nouns = tokens.filter(
    ({ kind, text: each }, at) => kind === 'word' && !noise.has(at) && !isLabel(each) && !isSaid(each),
  );
  const chosen = chosenOf(tokens, candidates, nouns);
  return { text, hasNumber, ...goodsOf(tokens, noise, chosen) };
}

/** One number with a unit of pieces or ×; else a measure or a bare number that stands apart or beside a code alone. */
function chosenOf(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  nouns: readonly Token[],
): Candidate | undefined {
  const marked = candidates.filter(({ isMarked }) => isMarked);
  const plain = candidates.filter(({ at, isMarked }) => !isMarked && !PRICE.test(tokens[at]?.text ?? ''));
  const isMeasure = ({ from, to, unit }: Candidate) =>
    unit !== '' && !isPieces(unit) && tokens.slice(from, to + 1).every(({ kind }) => kind !== 'times');
  const pieces = marked.filter((one) => !isMeasure(one));
  const [one, ...more] = pieces.length > 0 ? pieces : marked;
  // "szt. 4,50 30": a unit before several numbers names none of them. "rozmiar 9 szt. 30": a unit between numbers names both.
  const isDoubtful =
    one !== undefined &&
    plain.some(
      ({ at }) =>
        at === one.to + 1 ||
        (at > one.to && tokens[at]?.isApart && tokens[at + 1]?.kind === 'word') ||
        (one.from < one.at && tokens[one.from]?.kind === 'unit' && at > one.at),
    );
  if (more.length > 0 || isDoubtful) return undefined;
  if (pieces.length > 0) return one;
  const isOnly = plain.length === 1 || plain.filter(({ at }) => tokens[at]?.isApart).length === 1;
  // "RB-1 2,5 m – 4": the measure may belong to the goods.
  const number = one === undefined ? (isOnly ? plain.at(-1) : undefined) : plain.length === 0 ? one : undefined;
  if (number === undefined) return undefined;
  const isAlone =
    nouns.every(({ text }) => isCode(text)) && (nouns.length > 0 || tokens.length === number.to - number.from + 1);
  const isFirst = number.from === 0 && (one !== undefined || isStrong(tokens[number.to + 1]?.text ?? ''));
  return tokens[number.from]?.isApart || (plain.length < 2 && (isAlone || isFirst)) ? number : undefined;
}

/** The code, the goods and the quantity of a line. */
function goodsOf(
  tokens: readonly Token[],
  noise: ReadonlySet<number>,
  chosen: Candidate | undefined,
): Pick<Line, 'code' | 'goods' | 'amount'> {
  const isOut = (at: number) => noise.has(at) || (chosen !== undefined && at >= chosen.from && at <= chosen.to);
  const first = tokens.findIndex(({ kind }, at) => (kind === 'word' || kind === 'unit') && !isOut(at));
  /** The row's own number, prices behind, and remarks are no part of the goods. */
  const isRest = ({ kind, text }: Token, at: number): boolean =>
    kind === 'mark' ||
    kind === 'money' ||
    (kind === 'number' &&
      ((PRICE.test(text) && tokens[at + 1]?.kind !== 'unit') || (chosen !== undefined && at < first))) ||
    (chosen !== undefined && isSaid(text) && (at <= first || at > chosen.to));
  let rest = tokens.flatMap((token, at) => (isOut(at) || isRest(token, at) ? [] : [token]));
  while (rest[0]?.kind === 'word' && rest.length > 1 && isSaid(rest[0].text)) rest = rest.slice(1);
  // "kod RB-1"
  rest = rest.filter(({ text }, at) => !(isLabel(text) && isStrong(rest[at + 1]?.text ?? '')));
  const codes = rest.filter(({ kind, text }) => kind === 'word' && isStrong(text));
  const goods = rest
    .map(({ text, isGlued }) => (isGlued ? text : ` ${text}`))
    .join('')
    .replace(/\( | \)/g, (one) => one.trim())
    .replace(/\s*\(\)/g, '')
    .trim();
  const value = chosen && tokens[chosen.at]?.text;
  const read = value === undefined ? undefined : readAmount(value)?.quantity.replace('.', ',');
  // "1,200" may be 1.2 or 1200; "1.30 szt." is line 1.
  const isUnclear =
    codes.length > 1 ||
    /^[1-9]\d{0,2}[.,]\d{3}$/.test(value ?? '') ||
    (read?.includes(',') && isSameUnit(chosen?.unit || '-', 'szt'));
  return {
    code: codes.length === 1 ? codes[0]?.text : codes.length === 0 && isCode(goods) ? goods : undefined,
    goods,
    amount: read === undefined || isUnclear ? undefined : `${read} ${chosen?.unit ?? ''}`.trim(),
  };
}
