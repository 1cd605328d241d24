/** Shows that a React project gets our tags' attributes, properties and events typed. Compiled in the empty project. */
import type {} from 'shop-elements/react';

export const Basket = () => (
  <shop-cart
    cart-url="/koszyk"
    payment-methods-visible="5"
    trader
    onshop-cart-changed={({ detail }) => detail.cart?.items.length}
  />
);
// @ts-expect-error there is no such tag
export const Unknown = () => <shop-kart />;
// @ts-expect-error there is no such way of routing
export const Wrong = () => <shop-cart routing="hsah" />;
