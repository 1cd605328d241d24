/** Decides the types of our tags for HTML and JSX. Written by `npm run manifest`; do not edit. */
import type { ElementOf, EventsOf, JsxOf } from '../src/element/types';
import type { shopCart } from './shop-cart';
import type { shopCartWidget } from './shop-cart-widget';
import type { shopConfig } from './shop-config';
import type { shopOrderTracking } from './shop-order-tracking';

declare global {
  interface HTMLElementTagNameMap {
    'shop-cart': ElementOf<typeof shopCart>;
    'shop-cart-widget': ElementOf<typeof shopCartWidget>;
    'shop-config': ElementOf<typeof shopConfig>;
    'shop-order-tracking': ElementOf<typeof shopOrderTracking>;
  }
  interface HTMLElementEventMap
    extends
      EventsOf<typeof shopCart>,
      EventsOf<typeof shopCartWidget>,
      EventsOf<typeof shopConfig>,
      EventsOf<typeof shopOrderTracking> {}
  interface DocumentEventMap
    extends
      EventsOf<typeof shopCart>,
      EventsOf<typeof shopCartWidget>,
      EventsOf<typeof shopConfig>,
      EventsOf<typeof shopOrderTracking> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-cart': JsxOf<typeof shopCart>;
      'shop-cart-widget': JsxOf<typeof shopCartWidget>;
      'shop-config': JsxOf<typeof shopConfig>;
      'shop-order-tracking': JsxOf<typeof shopOrderTracking>;
    }
  }
}
