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
const bound = (raw: string | undefined): number => Math.max(1, Math.ceil(Number(raw ?? 1)));

export default function BuyForm({ product, id, addUrl, ...dialogProps }: BuyProps) {
  const [requestKey] = useState({});
  const ordering = useOrdering({ onRequest: false, productId: id, currency: dialogProps.currency }, requestKey);
  return (
    <>
      <OwnForm
        action={addUrl.replaceAll('{id}', encodeURIComponent(id))}
        productId={id}
        min={bound(product.min)}
        max={product.max === undefined ? undefined : Math.floor(Number(product.max))}
        step={bound(product.step)}
        unit={product.unit}
        name={plainText(product.title)}
        busy={ordering.busy}
        onOrder={ordering.order}
      />
      <OrderDialogs ordering={ordering} {...dialogProps} />
    </>
  );
}
