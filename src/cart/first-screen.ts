/** The cart's first screen: step 1 before React, from the template's data or the prefetched response, with steppers and radio cards that work. */
import type { shopCart } from '../../elements/shop-cart';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import { adopt } from '../element/styles';
import type { View } from '../element/view';
import { absoluteUrl } from '../page/url';
import type * as Form from './first-screen/form';
import type * as Early from './session/prefetch';

type Props = PropsOf<typeof shopCart>;

/** Behaviour of the first screen; until it is loaded, presses wait for the view. */
let form: typeof Form | undefined;

/** Loaded only if the template did not bring the cart. */
let prefetch: typeof Early | undefined;

const answerOf = ({ cart, cartUrl }: Props) => cart ?? prefetch?.prefetchedAnswer(absoluteUrl(cartUrl));

export const cartFirstScreen: FirstScreen<Props> = {
  until: () => 'now',
  async late(cart) {
    const prefetchNow = async () => {
      prefetch = await import('./session/prefetch');
      return prefetch.prefetchCart(absoluteUrl(cart.cartUrl));
    };
    const loading = cart.cart ?? prefetchNow();
    const [{ css, tree, values }, answer] = await Promise.all([import('./first-screen/drawn'), loading]);
    const initial = values(answer, cart);
    return initial && { css, tree, values: (now) => values(answerOf(now), now) ?? initial };
  },
  does: (button, given) => Boolean(form?.pressed(button, answerOf(given)?.cart)),
  follow(element) {
    const followed = new AbortController();
    const start = (loaded: typeof Form) => (form = loaded).followForm(element, followed.signal);
    import('./first-screen/form').then(start, () => {});
    return () => followed.abort();
  },
};

/** The view, with the style sheets that the server printed; if it printed none, or those of another version, they are loaded. */
export async function styled(root: ShadowRoot, loading: Promise<View<Props>>): Promise<View<Props>> {
  const printed = root.querySelector('style')?.textContent ?? '';
  const isCurrent = printed.includes(`/*${import.meta.env.SHOP_ELEMENTS}*/`);
  const [view, styles] = await Promise.all([
    loading,
    isCurrent ? [printed] : import('./first-screen/drawn').then((drawn) => drawn.styles()),
  ]);
  // The drawing has adopted some of these sheets, and their order matters; the first is the element's own.
  root.adoptedStyleSheets = root.adoptedStyleSheets.slice(0, 1);
  adopt(root, styles);
  return { ...view, styles };
}
