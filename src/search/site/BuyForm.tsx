/** The order form in a product's row of results, the same as on the product's page. */
import { useState } from 'react';
import { OrderDialogs, OwnForm } from '../../product/cart/OwnForm';
import { useOrdering } from '../../product/cart/useAddToCart';
import { plainText } from '../../ui/safe-html';
import type { SearchResult } from '../schema';
import type { RowSetup } from './ResultText';

interface BuyProps extends Omit<RowSetup, 'addUrl'> {
  readonly product: SearchResult;
  readonly id: string;
  /** `{id}` is replaced with the product's id. */
  readonly addUrl: string;
}

/** Rounds a fractional bound, because quantities are whole numbers here. */
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
        of={product}
        prices={dialogProps.prices}
        currency={dialogProps.currency}
        name={plainText(product.title)}
        busy={ordering.busy}
        onOrder={ordering.order}
      />
      <OrderDialogs ordering={ordering} {...dialogProps} />
    </>
  );
}
