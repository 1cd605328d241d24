/** Decides what each column means where there are no headings: by what all its cells look like. */
import type { Column } from '../sheet';
import { isCode, isNumeric, isPrice, shareOf } from './evidence';
import type { Columns, Evidence } from './evidence';

interface NumberedColumn {
  readonly at: number;
  readonly one: Evidence;
}

/** A code of digits is longer than what anybody orders, and hardly ever twice in a list. */
const isLong = ({ one }: NumberedColumn): boolean =>
  one.minLength > 3 && one.wholes === one.filled && one.distinct === one.filled;

/** `evidence` holds nothing for columns that are hidden. */
export function byContent(evidence: readonly (Evidence | undefined)[]): Columns {
  const columns: (Column | undefined)[] = evidence.map(() => undefined);
  const places = evidence.flatMap((one, at): NumberedColumn[] =>
    one === undefined || one.filled === 0 ? [] : [{ at, one }],
  );
  const set = (column: Column, place: NumberedColumn | undefined): void => {
    if (place !== undefined) columns[place.at] = column;
  };
  const free = () => places.filter(({ at }) => columns[at] === undefined);

  // "1;104512;Rękawice;szt;30": line numbers come first, and are neither code nor amount.
  const [first] = places;
  const isNumbered = first !== undefined && places.length > 2 && first.one.isCounting;
  const goods = () => free().filter((place) => !(isNumbered && place === first));
  set(
    'unit',
    goods().find(({ one }) => shareOf(one, 'units') > 0.7),
  );
  const texts = goods().filter(({ one }) => !isNumeric(one));
  const gtin = goods().find(({ one }) => shareOf(one, 'gtins') > 0.8);
  const digits = goods().filter((place) => place !== gtin && isNumeric(place.one));
  const code = texts.find(({ one }) => isCode(one)) ?? digits.find((place) => isLong(place)) ?? gtin;
  const [text] = texts;
  // Of several columns of short numbers the first may be the code: the person has to look.
  const likely = code ?? text ?? (digits.length > 1 ? digits[0] : undefined) ?? goods()[0];
  set(code === undefined && text !== undefined && text.one.words > text.one.filled / 2 ? 'name' : 'code', likely);
  if (gtin !== code) set('gtin', gtin);
  const amounts = goods().filter(({ one }) => isNumeric(one));
  const ordered = amounts.filter(({ one }) => !isPrice(one));
  set('quantity', ordered[0] ?? lone(amounts, places.length - (isNumbered ? 1 : 0)));
  const left = goods().filter(({ one }) => shareOf(one, 'texts') > 0.5);
  if (!columns.includes('name')) set('name', left.toSorted((a, b) => b.one.totalLength - a.one.totalLength)[0]);
  // "A-1 | many": in a list of two columns a single word stands where the amount should.
  const [word] = left;
  if (places.length === 2 && amounts.length === 0 && word?.one.words === 0) {
    columns[word.at] = 'quantity';
    return { columns, isSure: false };
  }
  // "1 | A-1", "2 | B-2": line numbers, or amounts that look so.
  const isCounted = first !== undefined && columns[first.at] === 'quantity' && first.one.isCounting;
  const isSure =
    places.length === 1 ||
    (!isCounted &&
      (code !== undefined || texts.length === 1) &&
      columns.includes('quantity') &&
      amounts.every((place) => columns[place.at] === 'quantity' || (ordered.length > 0 && isPrice(place.one))));
  return { columns, isSure };
}

/** "A-1 | 2,50": prices stand beside an amount, so the only number of a list of two columns is one. */
const lone = (amounts: readonly NumberedColumn[], width: number): NumberedColumn | undefined =>
  amounts.length === 1 && width === 2 && amounts.every(({ one }) => one.currencies === 0) ? amounts[0] : undefined;
