/** The name of the channel and storage key through which a shop's tabs exchange favourites. */
export const CHANGES = 'shop-elements.favourites';
