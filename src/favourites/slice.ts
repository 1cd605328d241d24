/** Decides what the page knows of its favourites: only those that were touched; for the others the template's word stands. */

export interface FavouriteState {
  /** What the person wants; it is shown at once. */
  readonly active: boolean;
  /** Not yet confirmed by the server. */
  readonly saving: boolean;
}

/** The favourites' part of the page's store, by product id as text. */
export interface FavouritesSlice {
  readonly favourites: Readonly<Record<string, FavouriteState>>;
}

/** A touched product's state, else what its template says. */
export const favouriteOf = ({ favourites }: FavouritesSlice, id: string, active: boolean): FavouriteState =>
  favourites[id] ?? { active, saving: false };
