/** `<shop-favourite>` in the bench after a touch: with its React view. */
import { measureHearts } from './measuring';

measureHearts({
  tag: 'shop-favourite',
  define: () => import(/* @vite-ignore */ '/dist/shop-favourite.js' as string),
  wake: (element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
});
