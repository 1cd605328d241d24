/** The heart's first screen, repainted when its product's favourite changes anywhere on the page. */
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import type * as favourites from './state';
import { CHANGES } from './changes';
import { drawing } from './drawing.generated';

type Store = Pick<typeof favourites, 'favouriteNow' | 'onFavourites'>;

/** Until the store has loaded, the template's value counts. */
let store: Store | undefined;

const hearts = new Set<() => void>();

/** Called when the store has loaded: from now on all hearts follow it, with a single subscription. */
export function followFavourites(arrived: Store): void {
  if (store !== undefined) return;
  store = arrived;
  const repaint = () => hearts.forEach((heart) => heart());
  store.onFavourites(repaint);
  repaint();
}

/** Another tab changed a favourite, perhaps while this page was in the back/forward cache: load the store. */
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
    // The first storage listener makes the browser open its storage, which would delay the hearts: add it later.
    if (!isListening) setTimeout(listenForOthers);
    isListening = true;
    hearts.add(repaint);
    return () => void hearts.delete(repaint);
  },
};
