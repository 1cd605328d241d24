/** Adds all valid rows to the cart at once; refused rows get their reason, the other rows stay. */
import { useState } from 'react';
import type { shopQuickOrder } from '../../elements/shop-quick-order';
import { useHost } from '../element/useHost';
import { plus } from '../http/decimal';
import { failureReason } from '../http/failure-reason';
import { isFailure } from '../http/failure';
import { addProducts } from '../lookup/api';
import type { ProductToAdd, WantedProduct } from '../lookup/added';
import { broadcastCartChange } from '../page/cart-changes';
import { leaveField } from '../page/typing';
import type { RowListStore } from './row-list';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';

export interface Outcome {
  readonly added: number;
  readonly left: number;
  /** Set if nothing could be added, or the outcome of some rows is unknown. */
  readonly failure?: string;
  readonly isUnsure: boolean;
}

/** A sentence about the added rows, and the sentences of a second message about the others. */
export const sentencesOf = ({ added, left, failure, isUnsure }: Outcome): readonly [done: string, rest: string[]] => [
  added > 0 ? quickText.added(added) : '',
  [failure, isUnsure && quickText.unsure, left > 0 && !isUnsure && quickText.left(left)].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  ),
];

/** The same product in several rows becomes one product in the cart. */
function productsOf(rows: readonly Row[]): readonly WantedProduct[] {
  const products = new Map<string, WantedProduct>();
  for (const row of rows) {
    const ordered = orderedOf(verdictOf(row));
    if (ordered === undefined || row.product === undefined) continue;
    const { id, index, unit } = row.product;
    const before = products.get(String(id))?.quantity;
    products.set(String(id), { id, quantity: before === undefined ? ordered : plus(before, ordered), index, unit });
  }
  return [...products.values()];
}

/** The products as event detail. */
const eventProducts = (products: readonly WantedProduct[]): ProductToAdd[] =>
  products.map(({ id, quantity }) => ({ id, quantity }));

export function useAddRows(rowList: RowListStore, url: string | undefined) {
  const { emit } = useHost<typeof shopQuickOrder>('shop-quick-order');
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function add(): Promise<void> {
    // On iOS a tap on the button leaves the focus in the field.
    leaveField();
    const rows = rowList.get().rows.filter((row) => orderedOf(verdictOf(row)) !== undefined);
    const products = productsOf(rows);
    if (isAdding || products.length === 0 || !emit('shop-rows-add', { products: eventProducts(products) })) return;
    setAdding(true);
    setOutcome(undefined);
    try {
      const { added, refused, errors, broken } = await addProducts(url, products);
      const idOf = ({ product }: Row) => String(product?.id);
      const faults = rows.flatMap((row) => {
        const why = refused.get(idOf(row));
        return why === undefined ? [] : [[row.key, why || quickText.notAdded] as const];
      });
      const done = rows.filter((row) => added.has(idOf(row)));
      rowList.settle(new Set(done.map(({ key }) => key)), new Map(faults));
      broadcastCartChange();
      emit('shop-rows-added', {
        added: eventProducts(products.filter(({ id }) => added.has(String(id)))),
        refused: eventProducts(products.filter(({ id }) => refused.has(String(id)))),
      });
      setOutcome({
        added: done.length,
        left: rowList.filled().length,
        // The outcome of a product is unknown if it is neither in the cart nor refused by id.
        isUnsure: products.some(({ id }) => !added.has(String(id)) && !refused.has(String(id))),
        ...(errors.length > 0 && { failure: errors.join(' ') }),
        ...(broken && !broken.failure.isUnknown && { failure: failureReason(broken.failure) ?? '' }),
      });
    } catch (error) {
      // Without a response it is unknown whether the shop added anything.
      const isUnsure = isFailure(error) && error.isUnknown === true;
      if (isUnsure) broadcastCartChange();
      const failure = isUnsure ? '' : (failureReason(error) ?? '');
      setOutcome({ added: 0, left: rowList.filled().length, failure, isUnsure });
    } finally {
      setAdding(false);
    }
  }
  return { add, isAdding, outcome, forget: () => setOutcome(undefined) };
}
