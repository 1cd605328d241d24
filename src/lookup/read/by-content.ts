/** Guesses the meaning of columns without headings by the content of their cells. */
import type { Column } from '../sheet';
import { isCode, isNumeric, isPrice, shareOf } from './evidence';
import type { Columns, Evidence } from './evidence';

interface NumberedColumn {
  readonly at: number;
  readonly one: Evidence;
}

/** Numeric codes are longer than quantities and rarely repeat. */
const isLong = ({ one }: NumberedColumn): boolean =>
  one.minLength > 3 && one.wholes === one.filled && one.distinct === one.filled;

/** `evidence` is undefined for hidden columns. */
export function byContent(evidence: readonly (Evidence | undefined)[]): Columns {
  const columns: (Column | undefined)[] = evidence.map(() => undefined);
  const places = evidence.flatMap((one, at): NumberedColumn[] =>
    one === undefined || one.filled === 0 ? [] : [{ at, one }],
  );
  const set = (column: Column, place: NumberedColumn | undefined): void => {
    if (place !== undefined) columns[place.at] = column;
  };
  const free = () => places.filter(({ at }) => columns[at] === undefined);

  // "1;104512;Rękawice;szt;30": the first column has line numbers, which are neither code nor amount.
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
  // Of several columns of short numbers the first may be the code; the person has to check.
  const likely = code ?? text ?? (digits.length > 1 ? digits[0] : undefined) ?? goods()[0];
  set(code === undefined && text !== undefined && text.one.words > text.one.filled / 2 ? 'name' : 'code', likely);
  if (gtin !== code) set('gtin', gtin);
  const amounts = goods().filter(({ one }) => isNumeric(one));
  const ordered = amounts.filter(({ one }) => !isPrice(one));
  set('quantity', ordered[0] ?? lone(amounts, places.length - (isNumbered ? 1 : 0)));
  const left = goods().filter(({ one }) => shareOf(one, 'texts') > 0.5);
  if (!columns.includes('name')) set('name', left.toSorted((a, b) => b.one.totalLength - a.one.totalLength)[0]);
  // "A-1 | many": in a list of two columns, a single word is in the amount's place.
  const [word] = left;
  if (places.length === 2 && amounts.length === 0 && word?.one.words === 0) {
    columns[word.at] = 'quantity';
    return { columns, isSure: false };
  }
  // "1 | A-1", "2 | B-2": line numbers, or amounts that look like them.
  const isCounted = first !== undefined && columns[first.at] === 'quantity' && first.one.isCounting;
  const isSure =
    places.length === 1 ||
    (!isCounted &&
      (code !== undefined || texts.length === 1) &&
      columns.includes('quantity') &&
      amounts.every((place) => columns[place.at] === 'quantity' || (ordered.length > 0 && isPrice(place.one))));
  return { columns, isSure };
}

/** "A-1 | 2,50": a price comes with an amount, so the only number in two columns is an amount. */
const lone = (amounts: readonly NumberedColumn[], width: number): NumberedColumn | undefined =>
  amounts.length === 1 && width === 2 && amounts.every(({ one }) => one.currencies === 0) ? amounts[0] : undefined;
