/** Decides what the browser tests of search load: its five elements, built as the product's are. */
import '../../../elements/shop-add-product';
import '../../../elements/shop-autocomplete';
import '../../../elements/shop-filters';
import '../../../elements/shop-search';
import '../../../elements/shop-suggester';
