/** What an integrator mistypes: the compiler must name each marked line. */
import type {} from 'shop-elements/react';

export const Slips = () => (
  <>
    <shop-cart routing="hsah" /> {/* slip: word */}
    <shop-cart payment-methods-visible="five" /> {/* slip: number */}
    <shop-cart trader="false" /> {/* slip: flag */}
    <shop-cart onshop-cart-chnaged={({ detail }) => detail} /> {/* slip: event */}
    <shop-cart onshop-cart-changed={({ detail }) => detail.crat} /> {/* slip: detail */}
    <shop-cart cart={{ cart: 7 }} /> {/* slip: data */}
    <shop-kart /> {/* slip: tag */}
  </>
);
