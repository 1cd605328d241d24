/** Decides what the browser tests of product, favourites and the cart's dropdown load: their elements, built as the product's are. */
import '../../../elements/shop-add-to-cart';
import '../../../elements/shop-calculator';
import '../../../elements/shop-cart-widget';
import '../../../elements/shop-favourite';
import '../../../elements/shop-favourites';
import '../../../elements/shop-quantity';
