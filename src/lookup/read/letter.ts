/** Reads the lines of an e-mail, a PDF or a copied page. Each line becomes a row; one without a sure quantity asks for it. */
import { isUnit } from '../../fields/units';
import { MAX_ENTRIES, OPEN } from '../entry';
import { sheetOf } from '../sheet';
import type { Sheet } from '../sheet';
import { spend } from './budget';
import { headingOf, ORDER, wordsOf } from './headings';
import { isAbout, isChatter, isFarewell, isGreeting } from './letter-words';
import { readLine } from './line';
import type { Line } from './line';
import { isStrong } from './tokens';
import { wordOf } from './words';

const LIST = /[;,](?=\s)|\s(?:[+&|/]|i|oraz|and|und)\s/u;
export const isItem = ({ goods, amount }: Line): boolean => goods !== '' && amount !== undefined;
/** "42" and "XL" continue the goods before them. */
const isSizeAlone = ({ goods }: Line): boolean => /^(?:\p{L}{1,3}|\d{1,5})$/u.test(goods);

/** "A-1 4 szt., B-2 5 szt." has two items, if each part is one. */
export function itemsOfLine(text: string): readonly Line[] {
  const parts = text
    .split(LIST)
    .filter((part) => part.trim() !== '')
    .map(readLine);
  return parts.length > 1 && parts.every(isItem) && !parts.some(isSizeAlone) ? parts : [readLine(text)];
}

const isHeading = (text: string): boolean =>
  headingOf(text).isKnown && wordsOf(text).every((word) => wordOf(word) !== undefined);

/** "Symbol: RB-1" → the heading's meaning, and the rest. */
function labelled(text: string): readonly [label: ReturnType<typeof headingOf> | undefined, rest: string] {
  const [, label, rest = ''] = /^([^:\d]{2,30}):\s*(\S.*)$/.exec(text) ?? [];
  const heading = label === undefined ? undefined : headingOf(label);
  return heading?.means.get('quantity') !== ORDER && isHeading(label ?? '') ? [heading, rest] : [undefined, text];
}

/** Whether a line without a quantity is no goods: a greeting, a heading, a price, an address. */
function isAside({ text, goods, code, hasNumber }: Line): boolean {
  const words = wordsOf(text);
  const isSaid =
    wordsOf(goods).every((word) => isChatter(word) || ['money', 'sum'].includes(wordOf(word) ?? '')) &&
    !hasNumber &&
    !/\d/.test(goods);
  if (isSaid || isUnit(goods) || (code === undefined && (text.endsWith(':') || /\S@\S|www\.|https?:/i.test(text))))
    return true;
  const [first = ''] = words;
  if (words.every(isChatter) && /^\D*\(\d+\)$/.test(text)) return true;
  if (code === undefined && isGreeting(first) && words.length < 5) return true;
  const isOrder = hasNumber && text.split(/[\s,;]+/).some(isStrong);
  return (
    (!isOrder && ((isAbout(first) && !/^\S*\d/.test(text)) || words.some(isFarewell))) ||
    (!/\d/.test(text) && isHeading(text))
  );
}

type Row = readonly [code: string, name: string, amount: string];

/** Splits goods into code and name. */
const rowOf = ({ code = '', goods }: Line, amount: string): Row => [
  code,
  goods.replace(code, '').replace(/^[\s,;:]+|[\s,;:]+$/g, ''),
  amount,
];
const openRow = ({ code = '', text }: Line): Row => [code, text === code ? '' : text, OPEN];

/** Cells that were copied each on a line, below their headings. */
function columnsOf(lines: readonly string[]): Sheet | undefined {
  const width = lines.findIndex((line) => /\d/.test(line) || !isHeading(line));
  const heads = lines.slice(0, width).map(headingOf);
  const has = (...some: readonly ('code' | 'gtin' | 'name' | 'quantity')[]) =>
    heads.some(({ means }) => some.some((one) => means.has(one)));
  if (width < 2 || lines.length % width > 0 || !has('quantity') || !has('code', 'gtin', 'name')) return undefined;
  return sheetOf(lines.flatMap((_, at) => (at % width === 0 ? [lines.slice(at, at + width)] : [])));
}

const NUMBERED = /^(\d{1,6})\s+(?=(\S+))/;

/** Line numbers before all goods: "1 RB-1 …", "2 RB-2 …"; SAP's are 10, 20 and have amounts behind. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => [NUMBERED.exec(line) ?? []].filter(({ length }) => length > 0));
  const step = Number(numbers[0]?.[1]);
  const isStep = step === 1 || (step === 10 && lines.some((line) => isItem(readLine(line.replace(NUMBERED, '')))));
  return (
    numbers.length > 1 &&
    isStep &&
    numbers.every(
      ([, number, next = ''], at) => Number(number) === step * (at + 1) && !isUnit(next) && !/^[x×*]$/i.test(next),
    )
  );
}

export function letterOf(text: string): Sheet {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    spend(0, 1);
    if (/[\p{L}\d]|^--\s*$/u.test(line)) lines.push(line.trim());
  }
  const columns = columnsOf(lines);
  if (columns !== undefined) return columns;
  const hasNumbers = isNumbered(lines);
  const rows: Row[] = [];
  const aside = new Set<number>();
  let waiting: Line[] = [];
  let isEnd = false;
  const flush = (): void => {
    rows.push(...waiting.map(openRow));
    waiting = [];
  };
  const put = (line: Line): void => {
    // Programs put this line above a signature.
    if (line.text === '--') return void (isEnd = true);
    const [heading, rest] = labelled(line.text);
    const read = heading === undefined || heading.means.size === 0 ? line : { ...readLine(rest), text: line.text };
    const isAmount = read.amount !== undefined && read.goods === '';
    const isCoded = (heading?.means.get('code') ?? 0) > 1;
    if (heading?.means.size === 0 || (read.amount === undefined && (isEnd || (!isCoded && isAside(read))))) {
      aside.add(rows.push(['', line.text, '']) - 1);
      isEnd ||= wordsOf(line.text).some(isFarewell);
    } else if (isItem(read) && !heading?.means.has('quantity')) {
      flush();
      rows.push(rowOf(read, read.amount ?? OPEN));
    } else if (isAmount || heading?.means.has('quantity')) {
      const known = waiting.filter(({ code }) => code !== undefined);
      const [named, ...others] = waiting.filter(({ code }) => code === undefined);
      const isOne = waiting.length > 0 && known.length < 2 && others.length === 0 && read.amount !== undefined;
      const [one = named] = known;
      if (isOne && one) rows.push(rowOf(named ? { ...named, code: one.code } : one, read.amount ?? OPEN));
      else {
        const last = rows.at(-1);
        flush();
        // A second quantity makes the first one doubtful.
        if (last !== undefined && last[2] !== OPEN && rows.at(-1) === last && !aside.has(rows.length - 1))
          rows[rows.length - 1] = [last[0], `${last[0]} ${last[1]} ${last[2]} ${line.text}`.trim(), OPEN];
        else rows.push(['', line.text, OPEN]);
      }
      waiting = [];
    } else {
      waiting.push(heading?.means.has('name') && read.code ? { ...read, code: undefined } : read);
    }
  };
  // Lines beyond the list's maximum are only counted.
  const most = 4 * MAX_ENTRIES;
  for (const line of lines.slice(0, most))
    for (const item of itemsOfLine(hasNumbers ? line.replace(NUMBERED, '') : line)) put(item);
  flush();
  for (const line of lines.slice(most)) rows.push(['', line, OPEN]);
  return { ...sheetOf(bareOf(rows, aside)), columns: ['code', 'name', 'quantity'], aside };
}

/** A list of codes alone orders one each. */
function bareOf(rows: readonly Row[], aside: ReadonlySet<number>): readonly Row[] {
  const isBare = rows.every(([, name, amount], at) => aside.has(at) || (amount === OPEN && name === ''));
  return isBare ? rows.map(([code, name]) => [code, name, '']) : rows;
}

/** A line outside a table's format: "BAT1-1001;2", "FAR2-1003 11 szt." Undefined if it is no item. */
export function cellsOutsideTable(line: string): readonly string[] | undefined {
  const cells = line.split(/[;|\t]/).map((cell) => cell.trim());
  const read = readLine(cells.join(' '));
  return cells.length < 3 && read.code !== undefined && read.amount !== undefined
    ? [read.code, read.amount]
    : undefined;
}
