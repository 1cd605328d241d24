/** Imports the elements for the browser tests of forms and small widgets, built like the product's. */
import '../../../elements/define/shop-address';
import '../../../elements/define/shop-checkbox';
import '../../../elements/define/shop-faq';
import '../../../elements/define/shop-form-event';
import '../../../elements/define/shop-input';
import '../../../elements/define/shop-password-rules';
import '../../../elements/define/shop-regulations';
import '../../../elements/define/shop-select';
import '../../../elements/define/shop-slider';
import '../../../elements/define/shop-tabs';
