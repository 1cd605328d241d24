/** Decides the name under which a shop's tabs exchange favourites, in their channel and in the browser's storage. */
export const CHANGES = 'shop-elements.favourites';
