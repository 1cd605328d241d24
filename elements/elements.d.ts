/** The types of our tags for HTML and JSX. Written by `npm run manifest`; do not edit. */
import type { PropsOf, WrittenOf } from '../src/element/declare';
import type { JsxOf } from '../src/element/jsx';
import type { ElementOf, EventsOf, FormAssociated } from '../src/element/types';
import type { shopAddProduct } from './shop-add-product';
import type { shopAddToCart } from './shop-add-to-cart';
import type { shopAddress } from './shop-address';
import type { shopAutocomplete } from './shop-autocomplete';
import type { shopCalculator } from './shop-calculator';
import type { shopCart } from './shop-cart';
import type { shopCartWidget } from './shop-cart-widget';
import type { shopCheckbox } from './shop-checkbox';
import type { shopConfig } from './shop-config';
import type { shopFaq } from './shop-faq';
import type { shopFavourite } from './shop-favourite';
import type { shopFavourites } from './shop-favourites';
import type { shopFilters } from './shop-filters';
import type { shopFormEvent } from './shop-form-event';
import type { shopInput } from './shop-input';
import type { shopLockerMap } from './shop-locker-map';
import type { shopOrderTracking } from './shop-order-tracking';
import type { shopOrders } from './shop-orders';
import type { shopPasswordRules } from './shop-password-rules';
import type { shopQuantity } from './shop-quantity';
import type { shopQuickOrder } from './shop-quick-order';
import type { shopRegulations } from './shop-regulations';
import type { shopSearch } from './shop-search';
import type { shopSelect } from './shop-select';
import type { shopSlider } from './shop-slider';
import type { shopSuggester } from './shop-suggester';
import type { shopTabs } from './shop-tabs';
import type { shopWithdrawal } from './shop-withdrawal';

declare global {
  interface HTMLElementTagNameMap {
    'shop-add-product': ElementOf<typeof shopAddProduct>;
    'shop-add-to-cart': ElementOf<typeof shopAddToCart>;
    'shop-address': ElementOf<
      typeof shopAddress,
      {
        get address(): PropsOf<typeof shopAddress>['address'];
        set address(value: WrittenOf<typeof shopAddress>['address'] | undefined);
      }
    >;
    'shop-autocomplete': ElementOf<typeof shopAutocomplete> & FormAssociated;
    'shop-calculator': ElementOf<
      typeof shopCalculator,
      {
        get mainUnit(): PropsOf<typeof shopCalculator>['mainUnit'];
        set mainUnit(value: WrittenOf<typeof shopCalculator>['mainUnit'] | undefined);
        get unit(): PropsOf<typeof shopCalculator>['unit'];
        set unit(value: WrittenOf<typeof shopCalculator>['unit'] | undefined);
        get priceSteps(): PropsOf<typeof shopCalculator>['priceSteps'];
        set priceSteps(value: WrittenOf<typeof shopCalculator>['priceSteps'] | undefined);
        get materials(): PropsOf<typeof shopCalculator>['materials'];
        set materials(value: WrittenOf<typeof shopCalculator>['materials'] | undefined);
      }
    > &
      FormAssociated;
    'shop-cart': ElementOf<
      typeof shopCart,
      {
        get cart(): PropsOf<typeof shopCart>['cart'];
        set cart(value: WrittenOf<typeof shopCart>['cart'] | undefined);
        get client(): PropsOf<typeof shopCart>['client'];
        set client(value: WrittenOf<typeof shopCart>['client'] | undefined);
        get contact(): PropsOf<typeof shopCart>['contact'];
        set contact(value: WrittenOf<typeof shopCart>['contact'] | undefined);
      }
    >;
    'shop-cart-widget': ElementOf<typeof shopCartWidget>;
    'shop-checkbox': ElementOf<typeof shopCheckbox> & FormAssociated;
    'shop-config': ElementOf<
      typeof shopConfig,
      {
        get contact(): PropsOf<typeof shopConfig>['contact'];
        set contact(value: WrittenOf<typeof shopConfig>['contact'] | undefined);
        get texts(): PropsOf<typeof shopConfig>['texts'];
        set texts(value: WrittenOf<typeof shopConfig>['texts'] | undefined);
      }
    >;
    'shop-faq': ElementOf<typeof shopFaq>;
    'shop-favourite': ElementOf<typeof shopFavourite>;
    'shop-favourites': ElementOf<typeof shopFavourites>;
    'shop-filters': ElementOf<
      typeof shopFilters,
      {
        get filters(): PropsOf<typeof shopFilters>['filters'];
        set filters(value: WrittenOf<typeof shopFilters>['filters'] | undefined);
        get values(): PropsOf<typeof shopFilters>['values'];
        set values(value: WrittenOf<typeof shopFilters>['values'] | undefined);
      }
    >;
    'shop-form-event': ElementOf<typeof shopFormEvent>;
    'shop-input': ElementOf<typeof shopInput> & FormAssociated;
    'shop-locker-map': ElementOf<typeof shopLockerMap> & FormAssociated;
    'shop-order-tracking': ElementOf<
      typeof shopOrderTracking,
      {
        get order(): PropsOf<typeof shopOrderTracking>['order'];
        set order(value: WrittenOf<typeof shopOrderTracking>['order'] | undefined);
      }
    >;
    'shop-orders': ElementOf<typeof shopOrders>;
    'shop-password-rules': ElementOf<
      typeof shopPasswordRules,
      {
        get rules(): PropsOf<typeof shopPasswordRules>['rules'];
        set rules(value: WrittenOf<typeof shopPasswordRules>['rules'] | undefined);
      }
    >;
    'shop-quantity': ElementOf<typeof shopQuantity> & FormAssociated;
    'shop-quick-order': ElementOf<typeof shopQuickOrder>;
    'shop-regulations': ElementOf<typeof shopRegulations> & FormAssociated;
    'shop-search': ElementOf<typeof shopSearch>;
    'shop-select': ElementOf<typeof shopSelect>;
    'shop-slider': ElementOf<typeof shopSlider>;
    'shop-suggester': ElementOf<
      typeof shopSuggester,
      {
        get popular(): PropsOf<typeof shopSuggester>['popular'];
        set popular(value: WrittenOf<typeof shopSuggester>['popular'] | undefined);
      }
    >;
    'shop-tabs': ElementOf<typeof shopTabs>;
    'shop-withdrawal': ElementOf<
      typeof shopWithdrawal,
      {
        get lines(): PropsOf<typeof shopWithdrawal>['lines'];
        set lines(value: WrittenOf<typeof shopWithdrawal>['lines'] | undefined);
      }
    >;
  }
  interface GlobalEventHandlersEventMap
    extends
      EventsOf<typeof shopAddProduct>,
      EventsOf<typeof shopAddToCart>,
      EventsOf<typeof shopAddress>,
      EventsOf<typeof shopAutocomplete>,
      EventsOf<typeof shopCalculator>,
      EventsOf<typeof shopCart>,
      EventsOf<typeof shopCartWidget>,
      EventsOf<typeof shopCheckbox>,
      EventsOf<typeof shopConfig>,
      EventsOf<typeof shopFaq>,
      EventsOf<typeof shopFavourite>,
      EventsOf<typeof shopFavourites>,
      EventsOf<typeof shopFilters>,
      EventsOf<typeof shopFormEvent>,
      EventsOf<typeof shopInput>,
      EventsOf<typeof shopLockerMap>,
      EventsOf<typeof shopOrderTracking>,
      EventsOf<typeof shopOrders>,
      EventsOf<typeof shopPasswordRules>,
      EventsOf<typeof shopQuantity>,
      EventsOf<typeof shopQuickOrder>,
      EventsOf<typeof shopRegulations>,
      EventsOf<typeof shopSearch>,
      EventsOf<typeof shopSelect>,
      EventsOf<typeof shopSlider>,
      EventsOf<typeof shopSuggester>,
      EventsOf<typeof shopTabs>,
      EventsOf<typeof shopWithdrawal> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-add-product': JsxOf<typeof shopAddProduct>;
      'shop-add-to-cart': JsxOf<typeof shopAddToCart>;
      'shop-address': JsxOf<typeof shopAddress>;
      'shop-autocomplete': JsxOf<typeof shopAutocomplete>;
      'shop-calculator': JsxOf<typeof shopCalculator>;
      'shop-cart': JsxOf<typeof shopCart>;
      'shop-cart-widget': JsxOf<typeof shopCartWidget>;
      'shop-checkbox': JsxOf<typeof shopCheckbox>;
      'shop-config': JsxOf<typeof shopConfig>;
      'shop-faq': JsxOf<typeof shopFaq>;
      'shop-favourite': JsxOf<typeof shopFavourite>;
      'shop-favourites': JsxOf<typeof shopFavourites>;
      'shop-filters': JsxOf<typeof shopFilters>;
      'shop-form-event': JsxOf<typeof shopFormEvent>;
      'shop-input': JsxOf<typeof shopInput>;
      'shop-locker-map': JsxOf<typeof shopLockerMap>;
      'shop-order-tracking': JsxOf<typeof shopOrderTracking>;
      'shop-orders': JsxOf<typeof shopOrders>;
      'shop-password-rules': JsxOf<typeof shopPasswordRules>;
      'shop-quantity': JsxOf<typeof shopQuantity>;
      'shop-quick-order': JsxOf<typeof shopQuickOrder>;
      'shop-regulations': JsxOf<typeof shopRegulations>;
      'shop-search': JsxOf<typeof shopSearch>;
      'shop-select': JsxOf<typeof shopSelect>;
      'shop-slider': JsxOf<typeof shopSlider>;
      'shop-suggester': JsxOf<typeof shopSuggester>;
      'shop-tabs': JsxOf<typeof shopTabs>;
      'shop-withdrawal': JsxOf<typeof shopWithdrawal>;
    }
  }
}
