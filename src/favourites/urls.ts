/** Default URLs of the favourites requests (rule F1). */

export const ADD_URL = '/ajax/modules/favourites/add/product';
export const REMOVE_URL = '/ajax/modules/favourites/remove/product';
