/** Shows that a view knows its element, and throws in an element of another tag. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { shopCart } from '../../../elements/shop-cart';
import type { shopFavourite } from '../../../elements/shop-favourite';
import { HostContext, useHost } from '../../../src/element/useHost';

function CartView() {
  return useHost<typeof shopCart>('shop-cart').tag;
}
function CartOrHeart() {
  return useHost<typeof shopCart | typeof shopFavourite>('shop-cart', 'shop-favourite').tag;
}
function AnyView() {
  return useHost().tag;
}

const shown = (View: () => string, tag?: string): string =>
  renderToStaticMarkup(
    <HostContext value={tag === undefined ? null : ({ tag } as never)}>
      <View />
    </HostContext>,
  );

it('useHost returns the element of the expected tag', () => {
  expect(shown(CartView, 'shop-cart')).toBe('shop-cart');
  expect(shown(CartOrHeart, 'shop-favourite')).toBe('shop-favourite');
  expect(shown(AnyView, 'shop-tabs')).toBe('shop-tabs');
});

it('useHost throws in an element of another tag, and outside an element', () => {
  expect(() => shown(CartView, 'shop-favourite')).toThrow('useHost() was called for <shop-cart> in <shop-favourite>');
  expect(() => shown(CartOrHeart, 'shop-tabs')).toThrow('<shop-cart> or <shop-favourite>');
  expect(() => shown(AnyView)).toThrow('outside an element');
});
