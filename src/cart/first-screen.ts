/** The cart's first screen: step 1 before React, from the template's data or the prefetched response, with steppers and radio cards that work. */
import type { shopCart } from '../../elements/shop-cart';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import { absoluteUrl } from '../page/url';
import type * as Form from './first-screen/form';
import type * as Early from './session/prefetch';

type Props = PropsOf<typeof shopCart>;

/** Behaviour of the first screen, requested together with the tag. */
let form: typeof Form | undefined;

/** Buttons pressed before it is loaded, in order. */
const pressed: HTMLElement[] = [];

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
  does: (button, given) => form?.pressed(button, answerOf(given)) ?? pressed.push(button as HTMLElement) > 0,
  follow(element) {
    const start = (loaded: typeof Form) => (form = loaded).followForm(element, pressed);
    // Without this file there is no view either, and the element says so.
    const following = import('./first-screen/form').then(start, () => undefined);
    return () => void following.then((stop) => stop?.());
  },
};
