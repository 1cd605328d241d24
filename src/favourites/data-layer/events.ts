/** Builds the `add_to_wishlist` analytics event. */
import type { DataLayerEvent } from '../../page/data-layer';

interface Marked {
  readonly productId: string;
  readonly productName: string | undefined;
  readonly price: number | undefined;
  readonly currency: string;
}

export const addedToWishlist = ({ productId, productName, price, currency }: Marked): DataLayerEvent => ({
  event: 'add_to_wishlist',
  ecommerce: { currency, value: price, items: [{ item_id: productId, item_name: productName, price, quantity: 1 }] },
});
