/** Defines `<shop-favourites>`. */
import { define } from '../../src/element/define';
import { shopFavourites } from '../shop-favourites';

define(shopFavourites, () => import('../../src/favourites/Favourites'));
