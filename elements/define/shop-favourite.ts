/** Defines `<shop-favourite>`. */
import { define } from '../../src/element/define';
import { heartScreen } from '../../src/favourites/first-screen';
import { shopFavourite } from '../shop-favourite';

define(shopFavourite, () => import('../../src/favourites/Heart'), { screen: heartScreen });
