/** Decides what the browser tests of forms and of the small widgets load: their elements, built as the product's are. */
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
