/** Decides under which name the tabs of a shop tell each other of favourites, in their channel and in the browser's storage. */
export const CHANGES = 'shop-elements.favourites';
