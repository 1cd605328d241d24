/** Decides how a found product is put into the cart: with the same form as on its own page. */
import { useState } from 'react';
import { OrderDialogs, OwnForm } from '../../product/cart/OwnForm';
import { useOrdering } from '../../product/cart/useAddToCart';
import { plainText } from '../../ui/safe-html';
import type { SearchResult } from '../schema';
import type { RowSetup } from './ResultText';

interface BuyProps extends Omit<RowSetup, 'addUrl'> {
  readonly product: SearchResult;
  readonly id: string;
  /** `{id}` in it is replaced with the product's id. */
  readonly addUrl: string;
}

/** Quantities are whole numbers here, so a fractional bound is rounded inwards. */
const bound = (raw: string | undefined, round: (value: number) => number): number | undefined => {
  const value = round(Number(raw));
  return raw !== undefined && value >= 1 ? value : undefined;
};

export default function BuyForm({ product, id, addUrl, ...shown }: BuyProps) {
  const [whose] = useState({});
  const ordering = useOrdering({ onRequest: false, productId: id, currency: shown.currency }, whose);
  return (
    <>
      <OwnForm
        action={addUrl.replaceAll('{id}', encodeURIComponent(id))}
        productId={id}
        min={bound(product.min, Math.ceil) ?? 1}
        max={bound(product.max, Math.floor)}
        step={bound(product.step, Math.ceil) ?? 1}
        unit={product.unit}
        name={plainText(product.title)}
        busy={ordering.busy}
        onOrder={ordering.order}
      />
      <OrderDialogs ordering={ordering} {...shown} />
    </>
  );
}
