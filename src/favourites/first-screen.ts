/** The heart's first screen, repainted when its product's favourite changes anywhere on the page. */
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import type * as favourites from './state';
import { CHANGES } from './changes';
import { drawing } from './drawing.generated';

type Store = Pick<typeof favourites, 'favouriteNow' | 'onFavourites'>;

/** The store slice, once loaded. Until then the template's value counts. */
let store: Store | undefined;

const hearts = new Set<() => void>();

/** Call it when the store has loaded: subscribes once for all hearts. */
export function followFavourites(arrived: Store): void {
  if (store !== undefined) return;
  store = arrived;
  const repaint = () => hearts.forEach((heart) => heart());
  store.onFavourites(repaint);
  repaint();
}

/** Loads the store when another tab changes a favourite, perhaps while this page was in the back/forward cache. */
function listenForOthers(): void {
  const load = () => void import('./state').then(followFavourites, () => {});
  addEventListener('storage', ({ key }) => key === CHANGES && load());
  addEventListener('pageshow', ({ persisted }) => persisted && load());
}
let isListening = false;

export const heartScreen: FirstScreen<PropsOf<typeof shopFavourite>> = {
  ...drawing,
  until: 'touch',
  values: ({ productId, active, productName }) => ({
    active: store?.favouriteNow(productId ?? '', active).active ?? active,
    named: productName ? `: ${productName}` : '',
  }),
  follow(_element, repaint) {
    // Delayed: the first storage listener makes the browser open its storage, which would delay the hearts.
    if (!isListening) setTimeout(listenForOthers);
    isListening = true;
    hearts.add(repaint);
    return () => void hearts.delete(repaint);
  },
};
