/** Finds the meaning of one column heading by its words. */
import { fold } from '../../fields/fold';
import type { Cell, Column } from '../sheet';
import { isUnit } from '../../fields/units';
import { wordOf } from './words';
import type { Word } from './words';

export interface Heading {
  /** Possible meanings with their rank, from 1 (possible) to 3 (explicit). Empty if the heading names a price, a stock or a line number. */
  readonly means: ReadonlyMap<Column, number>;
  /** All words are known, so an empty `means` is certain. */
  readonly isKnown: boolean;
}

/** The rank of a word for an order alone: "Zamówienie". */
export const ORDER = 2.5;

const UNKNOWN: Heading = { means: new Map(), isKnown: false };
const OTHER: Heading = { means: new Map(), isKnown: true };
const only = (column: Column, rank: number, isKnown = true): Heading => ({
  means: new Map([[column, rank]]),
  isKnown,
});

/** "tw_Symbol", "QtyOrdered", "szt./opak", "J. m." → words, without digits. */
export function wordsOf(text: string): readonly string[] {
  const apart = text.replace(/(\p{Ll})(?=\p{Lu}\p{L})/gu, '$1 ');
  const joined = fold(apart).replace(/(?<![\p{L}\d])(\p{L})[./ ]{1,2}(?=\p{L}(?![\p{L}\d]))/gu, '$1');
  return joined
    .replace(/\//g, ' slash ')
    .replace(/#/g, ' nr ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** "Ilość w opakowaniu", "szt. na palecie", "po 12". */
export const PER: ReadonlySet<string> = new Set('w we na per pro je in im z po from auf slash'.split(' '));
/** "Ilość na sztukę", "Quantity per unit": an amount of one unit. */
const EACH: ReadonlySet<string> = new Set('na per pro je'.split(' '));

/** The unit that a heading names: "Ilość (op.)", "Liczba sztuk". */
export function unitIn(cell: Cell | undefined): string | undefined {
  if (typeof cell !== 'string') return undefined;
  const bracketed = /[([]([^)\]]+)[)\]]/.exec(cell)?.[1]?.trim();
  if (bracketed !== undefined && isUnit(bracketed)) return bracketed;
  const last =
    cell
      .trim()
      .split(/[\s_]+/)
      .at(-1) ?? '';
  return isUnit(last) ? last : undefined;
}

const cache = new Map<string, Heading>();

export function headingOf(cell: Cell | undefined): Heading {
  const text = typeof cell === 'string' ? cell.trim() : '';
  // Text with a value after a colon is a title: "Numer zamówienia: 7". A sentence is no heading.
  if (text === '' || text.length > 80 || /:\s*\S/.test(text)) return UNKNOWN;
  let heading = cache.get(text);
  if (heading === undefined) {
    if (cache.size > 5000) cache.clear();
    cache.set(text, (heading = read(text)));
  }
  return heading;
}

function read(text: string): Heading {
  if (text === '#') return OTHER;
  const words = wordsOf(text);
  const meanings = words.map(wordOf);
  const has = (...some: readonly Word[]) => meanings.some((word) => word !== undefined && some.includes(word));
  if (!meanings.some((word) => word !== undefined && word !== 'joint')) return UNKNOWN;
  const isWhole = !meanings.includes(undefined);
  const unit = unitIn(text);
  const isPerPack = meanings.some((word, index) => {
    const before = words[index - 1] ?? '';
    const isPack = word === 'pack' || word === 'packs';
    return isPack ? PER.has(before) : EACH.has(before) && (word === 'unit' || word === 'piece' || word === 'line');
  });
  /** History and counts: "Zamówiono 2025", "Order total", "Liczba zamówień". */
  const isLikely = has('count') || /\b(?:19|20)\d\d\b/.test(text) || (has('sum') && !has('quantity', 'piece'));
  const isAmount =
    has('quantity', 'piece', 'count') || (has('order') && !has('thing', 'name', 'code', 'own', 'number'));

  if (has('gtin')) return has('pack', 'packs', 'past') ? only('gtin', 1) : only('gtin', 3);
  if (has('money', 'past') && !(has('past') && has('unit') && !isAmount)) return OTHER;
  if (has('place')) return OTHER;
  // "Stock code" is a code.
  if (has('stock') && (isAmount || !has('code', 'own'))) return OTHER;
  if (isAmount) {
    if (has('pack') || isPerPack || has('number', 'line')) return OTHER;
    // "Ilość kg" is an amount, "Waga sztuki" and "Data zamówienia" are not.
    if (has('measure') && !(has('quantity') && unit !== undefined)) return OTHER;
    if (isLikely) return only('quantity', 1, isWhole);
    if (has('order') && !has('aside'))
      return only('quantity', isWhole ? (has('quantity', 'piece') ? 3 : ORDER) : 1, isWhole);
    // A product name may contain a unit: "Szczotka 20 szt."
    if (!isWhole && !has('quantity')) return UNKNOWN;
    if (has('aside', 'tariff', 'client') || !isWhole) return only('quantity', 1, isWhole);
    // "Ilość opak." may be short for "w opakowaniu"; in brackets, or in the plural, it is a unit.
    if (has('packs') && !/[([]/.test(text) && words.some((word) => word === 'op' || word === 'opak' || word === 'opk'))
      return only('quantity', 1, isWhole);
    if (has('quantity') || has('sum')) return only('quantity', 2);
    return {
      means: new Map<Column, number>([
        ['quantity', 2],
        ['unit', 2],
      ]),
      isKnown: true,
    };
  }
  if (has('sum')) return OTHER;
  return wares(has, isWhole);
}

/** Headings that are no amounts. The shop's code outranks the maker's and the client's; tariff numbers are no codes. */
function wares(has: (...some: readonly Word[]) => boolean, isWhole: boolean): Heading {
  if (has('tariff', 'measure')) return OTHER;
  if (has('unit')) return has('pack', 'packs') ? OTHER : only('unit', 3);
  if (has('rival')) return only('code', 1);
  if (has('code', 'own') || (has('number') && has('thing', 'maker'))) {
    if (has('maker')) return only('code', 1);
    if (has('client')) return has('own', 'thing') ? only('code', 1) : OTHER;
    return has('line') ? OTHER : only('code', has('order') || !isWhole ? 2 : 3, isWhole);
  }
  if (has('name')) return only('name', has('maker', 'client') ? 1 : isWhole ? 3 : 2, isWhole);
  if (has('pack', 'packs', 'maker', 'client')) return OTHER;
  if (has('order')) return has('number') ? OTHER : only('name', 1);
  if (has('thing'))
    return {
      means: new Map<Column, number>([
        ['name', 2],
        ['code', 1],
      ]),
      isKnown: isWhole,
    };
  if (has('line', 'aside')) return OTHER;
  return has('number') ? { ...only('code', 1), isKnown: isWhole } : UNKNOWN;
}
