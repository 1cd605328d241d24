/** Checks the types of our tags in Vue and Svelte templates, with stand-ins for their modules. */
import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'shop-elements/vue';
import type {} from 'shop-elements/svelte';

type VueProps = InstanceType<GlobalComponents['shop-cart']>['$props'];
export const vue: VueProps = {
  'cart-url': '/koszyk',
  routing: 'hash',
  onShopCartChanged: ({ detail }) => detail.cart?.id,
  onChange: (event) => event.target,
};
// @ts-expect-error there is no such way of routing
export const vueWrong: VueProps = { routing: 'hsah' };

export const svelte: SvelteHTMLElements['shop-cart'] = {
  'cart-url': '/koszyk',
  'onshop-cart-changed': ({ detail }) => detail.cart?.id,
  onchange: ({ currentTarget }) => currentTarget.cartUrl,
  'aria-label': 'Twój koszyk',
};
// @ts-expect-error there is no such way of routing
export const svelteWrong: SvelteHTMLElements['shop-cart'] = { routing: 'hsah' };
