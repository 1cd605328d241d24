/** Defines `<shop-add-product>`. */
import { define } from '../../src/element/define';
import { drawing } from '../../src/search/add-product/drawing.generated';
import { boxScreen } from '../../src/search/first-screen';
import { shopAddProduct } from '../shop-add-product';

define(shopAddProduct, () => import('../../src/search/add-product/AddProduct'), { screen: boxScreen(drawing) });
