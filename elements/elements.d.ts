/** Decides the types of our tags for HTML and JSX. Written by `npm run manifest`; do not edit. */
import type { ElementOf, EventsOf, JsxOf } from '../src/element/types';
import type { shopCart } from './shop-cart';
import type { shopConfig } from './shop-config';

declare global {
  interface HTMLElementTagNameMap {
    'shop-cart': ElementOf<typeof shopCart>;
    'shop-config': ElementOf<typeof shopConfig>;
  }
  interface HTMLElementEventMap extends EventsOf<typeof shopCart>, EventsOf<typeof shopConfig> {}
  interface DocumentEventMap extends EventsOf<typeof shopCart>, EventsOf<typeof shopConfig> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-cart': JsxOf<typeof shopCart>;
      'shop-config': JsxOf<typeof shopConfig>;
    }
  }
}
