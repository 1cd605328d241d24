/** Decides what the browser tests of search load: its five elements, built as the product's are. */
import '../../../elements/define/shop-add-product';
import '../../../elements/define/shop-autocomplete';
import '../../../elements/define/shop-filters';
import '../../../elements/define/shop-search';
import '../../../elements/define/shop-suggester';
