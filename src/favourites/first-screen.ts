/** Decides how a heart rests before React: repainted when its product's favourite changes anywhere on the page. */
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import type * as favourites from './state';
import { CHANGES } from './changes';
import { drawing } from './drawing.generated';

type Store = Pick<typeof favourites, 'favouriteNow' | 'onFavourites'>;

/** Until the store arrives what the template says holds. */
let store: Store | undefined;

const hearts = new Set<() => void>();

/** The page's favourites are here: resting hearts follow them from now on. One look at the store serves them all. */
export function followFavourites(arrived: Store): void {
  if (store !== undefined) return;
  store = arrived;
  const repaint = () => hearts.forEach((heart) => heart());
  store.onFavourites(repaint);
  repaint();
}

/** Another tab has marked something, or did while this page was put aside for the Back button: the store has it then. */
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
    // The first listener for another tab's storage waits for the browser to open it: not before the hearts are seen.
    if (!isListening) setTimeout(listenForOthers);
    isListening = true;
    hearts.add(repaint);
    return () => void hearts.delete(repaint);
  },
};
