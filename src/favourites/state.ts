/** The store slice of touched favourites, synchronised between tabs and restored pages. */
import { onPageRestored } from '../page/lifecycle';
import { browserTexts } from '../page/storage';
import { openChannel } from '../page/tabs';
import { addSlice, shop, shopStore } from '../store/store';
import { CHANGES } from './changes';

export interface FavouriteState {
  /** The buyer's wish, shown at once. */
  readonly active: boolean;
  /** The server has not confirmed it yet. */
  readonly saving: boolean;
}

declare module '../store/store' {
  interface ShopState {
    /** By product id as text. */
    readonly favourites: Readonly<Record<string, FavouriteState>>;
  }
  interface Shop {
    /** Reports a favourite's change to other tabs. */
    tellFavourite?: (change: unknown) => void;
  }
}
addSlice('favourites', {});

const cachedState = (id: string): FavouriteState | undefined => {
  const { favourites } = shopStore.getState();
  return Object.hasOwn(favourites, id) ? favourites[id] : undefined;
};

/** The page's state of a product's favourite, else the template's. */
export const favouriteNow = (id: string, active: boolean): FavouriteState =>
  cachedState(id) ?? { active, saving: false };

/** Calls back after each change of any product's favourite, in any tab. Returns the function that stops it. */
export function onFavourites(listener: () => void): () => void {
  listenToFavourites();
  return shopStore.subscribe(({ favourites }, before) => {
    if (favourites !== before.favourites) listener();
  });
}

/** One confirmed change, as in the channel and the storage: product, marked or not, time in ms. */
type Change = readonly [id: string, active: boolean, at: number];

/** More than anyone marks while a page is in the background. */
const MAX_STORED = 100;

const isChange = (raw: unknown): raw is Change =>
  Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'boolean' && typeof raw[2] === 'number';

function storedChanges(): readonly Change[] {
  try {
    const raw: unknown = JSON.parse(browserTexts.get(CHANGES) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** A change that this page is still saving is newer than one from another tab. */
function take(changes: readonly Change[]): void {
  const news = changes.filter(([id, active]) => !cachedState(id)?.saving && cachedState(id)?.active !== active);
  if (news.length === 0) return;
  const entries = news.map(([id, active]) => [id, { active, saving: false }] as const);
  shopStore.setState(({ favourites }) => ({ favourites: { ...favourites, ...Object.fromEntries(entries) } }));
}

/** From the first call on, this page follows other tabs' favourites. */
export function listenToFavourites(): void {
  if (shop.tellFavourite !== undefined) return;
  shop.tellFavourite = openChannel(CHANGES, (raw) => isChange(raw) && take([raw]));
  // The template already contains changes made before this page was requested.
  const catchUp = () => take(storedChanges().filter(([, , at]) => at >= performance.timeOrigin));
  onPageRestored(catchUp);
  catchUp();
}

/** Call it when the server has confirmed the change. */
export function broadcastFavourite(id: string, active: boolean): void {
  listenToFavourites();
  const change: Change = [id, active, Date.now()];
  shop.tellFavourite?.(change);
  browserTexts.set(
    CHANGES,
    JSON.stringify([...storedChanges().filter(([one]) => one !== id), change].slice(-MAX_STORED)),
  );
}
