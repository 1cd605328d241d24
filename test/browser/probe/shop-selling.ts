/** Decides what the browser tests of product and favourites load: their elements, built as the product's are. */
import '../../../elements/shop-add-to-cart';
import '../../../elements/shop-calculator';
import '../../../elements/shop-favourite';
import '../../../elements/shop-favourites';
import '../../../elements/shop-quantity';
