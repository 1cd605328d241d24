/** Decides what the browser tests of forms and of the small widgets load: their elements, built as the product's are. */
import '../../../elements/shop-address';
import '../../../elements/shop-checkbox';
import '../../../elements/shop-faq';
import '../../../elements/shop-form-event';
import '../../../elements/shop-input';
import '../../../elements/shop-password-rules';
import '../../../elements/shop-regulations';
import '../../../elements/shop-select';
import '../../../elements/shop-slider';
import '../../../elements/shop-tabs';
