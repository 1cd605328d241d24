/** Exports the list's rows: for a link, a saved list, the next page, or a CSV file. */
import { csvOf } from '../search/csv';
import { plainText } from '../ui/safe-html';
import { pricedAt } from '../ui/steps/priced';
import type { Entry } from '../lookup/entry';
import { typedAmount } from '../fields/amount';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';

/** The chosen product replaces the row's original data. */
export const entriesOf = (rows: readonly Row[]): readonly Entry[] =>
  rows.map(({ entry, product, quantity, code }) => {
    const amount = typedAmount(quantity);
    return {
      ...(product?.index === undefined
        ? { ...entry, ...(entry.code === undefined && entry.gtin === undefined && { code }) }
        : { code: product.index }),
      quantity: amount?.quantity,
      unit: amount?.unit ?? entry.unit,
      wrong: amount === undefined && (quantity !== '' || entry.wrong !== undefined) ? quantity : undefined,
    };
  });

export const csvRows = (rows: readonly Row[]): string =>
  csvOf([
    ['Symbol', 'EAN', quickText.product, quickText.quantity, quickText.price.net, quickText.price.gross],
    ...rows.map((row) => {
      const { entry, product, quantity, code } = row;
      const ordered = orderedOf(verdictOf(row));
      const priced = product && pricedAt(product, ordered);
      return [
        product?.index ?? entry.code ?? code,
        entry.gtin ?? '',
        product ? plainText(product.title) : (entry.name ?? ''),
        ordered?.replace('.', ',') ?? quantity,
        priced?.price_net?.replace('.', ',') ?? '',
        priced?.price_gross?.replace('.', ',') ?? '',
      ];
    }),
  ]);
