/** Decides how elements read the page's favourites and hear of their changes; light enough for hearts that nobody touches. */
import { favouriteOf, type FavouriteState } from '../favourites/slice';
import { listenToFavourites } from './favourite-tabs';
import { shopStore } from './store';

/** Calls back after each change of any product's favourite, in whichever tab. Returns the way to stop. */
export function onFavourites(listener: () => void): () => void {
  listenToFavourites();
  return shopStore.subscribe(({ favourites }, before) => {
    if (favourites !== before.favourites) listener();
  });
}

/** What the page knows of a product, else what its template says. */
export const favouriteNow = (id: string, active: boolean): FavouriteState =>
  favouriteOf(shopStore.getState(), id, active);
