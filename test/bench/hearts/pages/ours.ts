/** `<shop-favourite>` in the bench: the built element, which paints itself. */
import { measureHearts } from './measuring';

measureHearts({ tag: 'shop-favourite', define: () => import(/* @vite-ignore */ '/dist/shop-favourite.js' as string) });
