/** Decides how valid rows go into the cart: all in one go; refusals go back to their rows, the rest of the list stays. */
import { useState } from 'react';
import type { shopQuickOrder } from '../../elements/shop-quick-order';
import { useHost } from '../element/useHost';
import { plus } from '../http/decimal';
import { failureReason } from '../http/failure-reason';
import { isFailure } from '../http/failure';
import { addProducts } from '../lookup/api';
import type { ProductToAdd } from '../lookup/api';
import { tellCartNews } from '../page/cart-news';
import type { Desk } from './desk';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';

export interface Outcome {
  readonly added: number;
  readonly left: number;
  /** Set if nothing could be added, or the rest is uncertain. */
  readonly failure?: string;
  readonly isUnsure?: boolean;
}

export const sentencesOf = ({ added, left, failure, isUnsure }: Outcome): string[] =>
  [
    added > 0 && quickText.added(added),
    failure,
    isUnsure && quickText.unsure,
    left > 0 && !isUnsure && quickText.left(left),
  ].filter((one): one is string => typeof one === 'string' && one !== '');

/** The same product in several rows becomes one product in the cart. */
function productsOf(rows: readonly Row[]): ReadonlyMap<string, ProductToAdd> {
  const products = new Map<string, ProductToAdd>();
  for (const row of rows) {
    const ordered = orderedOf(verdictOf(row));
    if (ordered === undefined || row.product === undefined) continue;
    const { id } = row.product;
    const before = products.get(String(id))?.quantity;
    products.set(String(id), { id, quantity: before === undefined ? ordered : plus(before, ordered) });
  }
  return products;
}

export function useAddRows(desk: Desk, url: string | undefined) {
  const { emit } = useHost<typeof shopQuickOrder>('shop-quick-order');
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function add(): Promise<void> {
    const rows = desk.get().rows.filter((row) => orderedOf(verdictOf(row)) !== undefined);
    const products = [...productsOf(rows).values()];
    if (isAdding || products.length === 0 || !emit('shop-rows-add', { products })) return;
    setAdding(true);
    setOutcome(undefined);
    try {
      const { refused, broken } = await addProducts(url, products);
      const known = products.slice(0, broken?.from).map(({ id }) => String(id));
      const isIn = (row: Row) => known.includes(String(row.product?.id)) && !refused.has(String(row.product?.id));
      const added = rows.filter(isIn);
      const faults = rows.flatMap(({ key, product }) => {
        const why = refused.get(String(product?.id));
        return why === undefined ? [] : [[key, why] as const];
      });
      desk.settle(new Set(added.map(({ key }) => key)), new Map(faults));
      tellCartNews();
      const isOut = (one: ProductToAdd) => refused.has(String(one.id));
      emit('shop-rows-added', {
        added: products.filter((one) => known.includes(String(one.id)) && !isOut(one)),
        refused: products.filter(isOut),
      });
      const general = refused.get('');
      setOutcome({
        added: added.length,
        left: desk.filled().length,
        ...(broken && { isUnsure: true }),
        ...(general && { failure: general }),
      });
    } catch (error) {
      // Without an answer it is unknown whether anything was added.
      const isUnsure = isFailure(error) && (error.code === 'network' || (error.status ?? 0) >= 500);
      setOutcome({ added: 0, left: desk.filled().length, failure: failureReason(error) ?? '', isUnsure });
    } finally {
      setAdding(false);
    }
  }
  return { add, isAdding, outcome, forget: () => setOutcome(undefined) };
}
