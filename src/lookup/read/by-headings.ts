/** Finds the meaning of columns by their headings, as far as the content agrees. */
import type { Column } from '../sheet';
import { isCode, isNumeric, isPrice, shareOf } from './evidence';
import type { Columns, Evidence } from './evidence';
import { headingOf, ORDER } from './headings';

interface Candidate {
  readonly at: number;
  readonly rank: number;
  readonly evidence: Evidence;
}

/** `evidence` is undefined for hidden columns. */
export function byHeadings(labels: readonly string[], evidence: readonly (Evidence | undefined)[]): Columns {
  const columns: (Column | undefined)[] = evidence.map(() => undefined);
  const headings = evidence.map((_, at) => headingOf(labels[at]));
  const candidatesOf = (column: Column, suits: (evidence: Evidence, rank: number) => boolean): readonly Candidate[] =>
    evidence.flatMap((one, at) => {
      const rank = headings[at]?.means.get(column);
      const fits = one !== undefined && rank !== undefined && columns[at] === undefined && suits(one, rank);
      return fits ? [{ at, rank, evidence: one }] : [];
    });
  /** Takes the candidate with the best heading, among equals the fullest. False if there are equals. */
  const take = (column: Column, candidates: readonly Candidate[]): boolean => {
    const top = Math.max(...candidates.map(({ rank }) => rank));
    const equals = candidates.filter(({ rank }) => rank === top);
    const [one] = equals.toSorted((a, b) => b.evidence.filled - a.evidence.filled);
    if (one !== undefined) columns[one.at] = column;
    return equals.length < 2;
  };

  const called = candidatesOf('quantity', (one) => shareOf(one, 'units') < 0.5);
  const plain = called.filter(
    ({ rank, evidence: one }) => rank >= 2 && rank !== ORDER && isNumeric(one) && !isPrice(one),
  );
  // Beside a plain heading a word for an order may name money, numbers of orders, or dates.
  const amounts = called.filter(({ rank }) => rank !== ORDER || plain.length === 0);
  const isRivalled = called.some(
    ({ rank, evidence: one }) =>
      rank === ORDER && plain.length > 0 && one.filled > 0 && isNumeric(one) && !isPrice(one),
  );
  // "4,50" under "Ilość" may be an amount, "4,50 zł" is a price.
  const unpriced = amounts.filter(({ evidence: one }) => shareOf(one, 'currencies') < 0.3);
  const isOne = take('quantity', unpriced) && unpriced.length === amounts.length;
  const ordered = unpriced.find(({ at }) => columns[at] === 'quantity');
  const isAmount = ordered === undefined || (ordered.rank > 1 && shareOf(ordered.evidence, 'numbers') >= 0.5);
  const isOneCode = take(
    'code',
    candidatesOf(
      'code',
      (one, rank) => one.filled > 0 && (rank > 1 || (isCode(one) && (!isNumeric(one) || one.minLength > 3))),
    ),
  );
  const isOneGtin = take(
    'gtin',
    candidatesOf('gtin', ({ filled }) => filled > 0),
  );
  take(
    'name',
    candidatesOf('name', ({ filled }) => filled > 0),
  );
  const isNamed = columns.includes('name');
  take(
    'unit',
    candidatesOf('unit', (one) => !isNumeric(one)),
  );

  const open = evidence.flatMap((one, at) =>
    one === undefined ||
    one.filled === 0 ||
    columns[at] !== undefined ||
    (headings[at]?.isKnown && !(headings[at].means.get('code') === 1 && isNumeric(one))) ||
    /^\d+$/.test(labels[at] ?? '')
      ? []
      : [{ at, one }],
  );
  const isKnown = columns.includes('code') || columns.includes('gtin');
  const like = isKnown ? undefined : open.find(({ one }) => isCode(one) && !isNumeric(one));
  if (like !== undefined) columns[like.at] = 'code';
  // Rows without a code may have their name under an unknown heading.
  const texts = open.filter(({ at, one }) => columns[at] === undefined && shareOf(one, 'texts') > 0.5);
  const [text] = texts.toSorted((a, b) => b.one.totalLength - a.one.totalLength);
  if (!isNamed && text !== undefined) columns[text.at] = 'name';
  const filled = (column: Column): number => evidence[columns.indexOf(column)]?.filled ?? 0;
  const isTextClear =
    texts.length === 0 ||
    (!texts.some(({ one }) => isCode(one)) && isNamed && filled('code') >= filled('quantity') && filled('code') > 0);
  const rivals = open.filter((one) => one !== like && isNumeric(one.one) && !isPrice(one.one) && !one.one.isCounting);
  const [rival] = rivals;
  if (ordered === undefined && rival !== undefined && rivals.length === 1) columns[rival.at] = 'quantity';
  const isQuantitySure =
    ordered === undefined
      ? rivals.length === 0 && !hasNumbers(evidence, columns)
      : // Only a heading like "zamówiona" outranks numbers under an unknown heading.
        ordered.rank > 2 || rivals.length === 0;
  // A hidden column has the heading of the ordered quantity, so the visible one may be another amount.
  const isHidden = evidence.some((one, at) => one === undefined && headings[at]?.means.has('quantity'));
  return {
    columns,
    isSure:
      isOne &&
      isAmount &&
      !isRivalled &&
      isOneCode &&
      isOneGtin &&
      like === undefined &&
      isQuantitySure &&
      isTextClear &&
      !isHidden &&
      (isKnown || columns.includes('name')),
  };
}

/** Whether unused columns have numbers, as in a price list. */
const hasNumbers = (evidence: readonly (Evidence | undefined)[], columns: Columns['columns']): boolean =>
  evidence.some(
    (one, at) =>
      one !== undefined &&
      columns[at] === undefined &&
      !one.isCounting &&
      (shareOf(one, 'numbers') > 0.5 || shareOf(one, 'currencies') > 0.5),
  );
