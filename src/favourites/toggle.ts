/** Decides how a favourite changes: shown at once, one call at a time for each product, the last wish sent, a failure taken back. */
import { shop, shopStore } from '../store/store';
import { postFavourite } from './api';
import { favouriteNow, tellFavourite, type FavouriteState } from './state';

declare module '../store/store' {
  interface Shop {
    /** The changes under way, by product; whoever toggles meanwhile waits for the same one. */
    underWay?: Map<string, Promise<void>>;
  }
}

export interface FavouriteCall {
  readonly id: string;
  /** What the element shows now; counts where the page has no newer word. */
  readonly active: boolean;
  readonly addUrl: string;
  readonly removeUrl: string;
}

const write = (id: string, state: FavouriteState) =>
  shopStore.setState(({ favourites }) => ({ favourites: { ...favourites, [id]: state } }));

const underWay = (shop.underWay ??= new Map());

/**
 * Turns the product's favourite round. Throws a Failure when the server did not take it; then the old state is back.
 *
 *     press      press  press
 *     on|--------off----on|      the calls: add ------------> confirmed on, wish on: nothing more to send
 */
export function toggleFavourite(call: FavouriteCall): Promise<void> {
  const { id } = call;
  const confirmed = favouriteNow(id, call.active).active;
  write(id, { active: !confirmed, saving: true });
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const work = save(call, confirmed).finally(() => underWay.delete(id));
  underWay.set(id, work);
  return work;
}

async function save({ id, addUrl, removeUrl }: FavouriteCall, confirmed: boolean): Promise<void> {
  const wish = () => favouriteNow(id, confirmed).active;
  let known = confirmed;
  try {
    while (wish() !== known) {
      const wanted = wish();
      await postFavourite(wanted ? addUrl : removeUrl, id);
      known = wanted;
      tellFavourite(id, known);
    }
  } finally {
    write(id, { active: known, saving: false });
  }
}
