/** Decides what the browser tests of product, favourites and the cart's dropdown load: their elements, built as the product's are. */
import '../../../elements/define/shop-add-to-cart';
import '../../../elements/define/shop-calculator';
import '../../../elements/define/shop-cart-widget';
import '../../../elements/define/shop-favourite';
import '../../../elements/define/shop-favourites';
import '../../../elements/define/shop-quantity';
