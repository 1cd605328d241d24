/** Toggles a favourite: displayed at once, one request at a time per product, the last state wins, an error reverts. */
import { shop, shopStore } from '../store/store';
import { postFavourite } from './api';
import { favouriteNow, broadcastFavourite, type FavouriteState } from './state';

declare module '../store/store' {
  interface Shop {
    /** The running changes by product id; further toggles wait for the same promise. */
    underWay?: Map<string, Promise<void>>;
  }
}

export interface FavouriteCall {
  readonly id: string;
  /** The element's state; used unless the page has newer state. */
  readonly active: boolean;
  readonly addUrl: string;
  readonly removeUrl: string;
}

const write = (id: string, state: FavouriteState) =>
  shopStore.setState(({ favourites }) => ({ favourites: { ...favourites, [id]: state } }));

const underWay = (shop.underWay ??= new Map());

/**
 * Toggles the product's favourite. Rejects with a Failure if the server refuses; the old state is then restored.
 *
 *     press      press  press
 *     on|--------off----on|      requests: add ------------> confirmed on, target on: nothing more to send
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
  let saved = confirmed;
  try {
    while (wish() !== saved) {
      const target = wish();
      await postFavourite(target ? addUrl : removeUrl, id);
      saved = target;
      broadcastFavourite(id, saved);
    }
  } finally {
    write(id, { active: saved, saving: false });
  }
}
