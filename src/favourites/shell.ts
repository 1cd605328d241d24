/** Decides how a heart rests before React: repainted when its product's favourite changes anywhere on the page. */
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { resting } from './resting';

/** Nobody has touched a heart yet: what the template says holds, until the store arrives with the first view. */
let isActive = (_id: string, active: boolean): boolean => active;

const hearts = new Set<() => void>();

/** The page's favourites are here: resting hearts follow them from now on. One look at the store serves them all. */
export function followFavourites(read: typeof isActive, onChange: (listener: () => void) => void): void {
  isActive = read;
  onChange(() => hearts.forEach((repaint) => repaint()));
}

export const heartShell: Shell<PropsOf<typeof shopFavourite>> = {
  ...resting,
  until: 'touch',
  values: ({ productId, active, productName }) => ({
    active: isActive(productId ?? '', active),
    named: productName ? `: ${productName}` : '',
  }),
  follow(_element, repaint) {
    hearts.add(repaint);
    return () => void hearts.delete(repaint);
  },
};
