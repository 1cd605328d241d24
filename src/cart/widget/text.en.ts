/** English texts of the cart dropdown. */
import type { Translation } from '../../page/texts';
import type { text } from './text';

export const english: Translation<typeof text> = {
  widget: {
    title: 'Cart',
    label: 'Cart, {products}',
    products: { one: '{count}\u00A0product', other: '{count}\u00A0products' },
    empty: 'Your cart is empty.',
    failed: 'The cart could not be loaded.',
    retry: 'Try again',
    loading: 'Loading your cart…',
    toCart: 'Go to cart',
    toCarts: 'All carts',
    net: 'net',
    gross: 'gross',
    packages: 'packs: {packages}',
    netPrices: 'net prices',
    grossPrices: 'gross prices',
    justAdded: 'Just added',
    total: { net: 'Total net', gross: 'Total gross' },
    more: 'and {lines} more',
    lines: { one: '{count}\u00A0line', other: '{count}\u00A0lines' },
  },
};
