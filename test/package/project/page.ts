/** Checks the types of our tags in the DOM without a framework. Compiled in the empty project. */
import 'shop-elements';
import 'shop-elements/shop-cart';

const cart = document.querySelector('shop-cart')!;
cart.paymentMethodsVisible = 5;
cart.routing = 'path';
// @ts-expect-error there is no such way of routing
cart.routing = 'hsah';
cart.addEventListener('shop-cart-changed', ({ detail }) => {
  const gross: string | undefined = detail.cart?.prices?.total_gross;
  console.log(gross, detail.cause);
});
window.addEventListener('shop-error', ({ detail }) => console.log(detail.message));

const quantity = document.querySelector('shop-quantity')!;
if (quantity.form !== null && !quantity.checkValidity()) console.log(quantity.validationMessage);
