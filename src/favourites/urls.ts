/** Decides where favourites are posted unless the template says otherwise (rule F1). */

export const ADD_URL = '/ajax/modules/favourites/add/product';
export const REMOVE_URL = '/ajax/modules/favourites/remove/product';
