/** Imports the elements for the browser tests of product, favourites and the cart's dropdown, built like the product's. */
import '../../../elements/define/shop-add-to-cart';
import '../../../elements/define/shop-calculator';
import '../../../elements/define/shop-cart-widget';
import '../../../elements/define/shop-favourite';
import '../../../elements/define/shop-favourites';
import '../../../elements/define/shop-quantity';
