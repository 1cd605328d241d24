/** Decides what the page knows of its favourites (those that were touched), and that tabs and pages behind Back agree on it. */
import { onPageRestored } from '../page/lifecycle';
import { browserTexts } from '../page/storage';
import { openChannel } from '../page/tabs';
import { addSlice, shop, shopStore } from '../store/store';
import { CHANGES } from './changes';

export interface FavouriteState {
  /** What the person wants; it is shown at once. */
  readonly active: boolean;
  /** Not yet confirmed by the server. */
  readonly saving: boolean;
}

declare module '../store/store' {
  interface ShopState {
    /** By product id as text. */
    readonly favourites: Readonly<Record<string, FavouriteState>>;
  }
  interface Shop {
    /** Tells the other tabs of a favourite's change. */
    tellFavourite?: (change: unknown) => void;
  }
}
addSlice('favourites', {});

/** What the page knows of a product, else what its template says. */
export const favouriteNow = (id: string, active: boolean): FavouriteState =>
  shopStore.getState().favourites[id] ?? { active, saving: false };

/** Calls back after each change of any product's favourite, in whichever tab. Returns the way to stop. */
export function onFavourites(listener: () => void): () => void {
  listenToFavourites();
  return shopStore.subscribe(({ favourites }, before) => {
    if (favourites !== before.favourites) listener();
  });
}

/** One confirmed change, as it stands in the channel and in the storage: product, marked or not, when (ms). */
type Change = readonly [id: string, active: boolean, at: number];

/** More than anybody marks while one page is put aside. */
const KEPT = 100;

const isChange = (raw: unknown): raw is Change =>
  Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'boolean' && typeof raw[2] === 'number';

function kept(): readonly Change[] {
  try {
    const raw: unknown = JSON.parse(browserTexts.get(CHANGES) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** A change that this page is just saving is newer than what it hears. */
function take(changes: readonly Change[]): void {
  const { favourites } = shopStore.getState();
  const news = changes.filter(([id, active]) => !favourites[id]?.saving && favourites[id]?.active !== active);
  if (news.length === 0) return;
  const heard = news.map(([id, active]) => [id, { active, saving: false }] as const);
  shopStore.setState({ favourites: { ...favourites, ...Object.fromEntries(heard) } });
}

/** From now on this page hears of the others' favourites. Once is enough. */
export function listenToFavourites(): void {
  if (shop.tellFavourite !== undefined) return;
  shop.tellFavourite = openChannel(CHANGES, (heard) => isChange(heard) && take([heard]));
  // What was changed before this page was asked for, its template knows.
  const catchUp = () => take(kept().filter(([, , at]) => at >= performance.timeOrigin));
  onPageRestored(catchUp);
  catchUp();
}

/** The server has taken this change. */
export function tellFavourite(id: string, active: boolean): void {
  listenToFavourites();
  const change: Change = [id, active, Date.now()];
  shop.tellFavourite?.(change);
  browserTexts.set(CHANGES, JSON.stringify([...kept().filter(([one]) => one !== id), change].slice(-KEPT)));
}
