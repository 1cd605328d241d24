/** Imports the five elements for the browser tests of search, built like the product's. */
import '../../../elements/define/shop-add-product';
import '../../../elements/define/shop-autocomplete';
import '../../../elements/define/shop-filters';
import '../../../elements/define/shop-search';
import '../../../elements/define/shop-suggester';
