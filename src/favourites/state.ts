/** The store slice of touched favourites, synchronised between tabs and restored pages. */
import { onPageRestored } from '../page/lifecycle';
import { browserTexts } from '../page/storage';
import { openChannel } from '../page/tabs';
import { addSlice, shop, shopStore } from '../store/store';
import { CHANGES } from './changes';

export interface FavouriteState {
  /** The buyer's choice, displayed at once. */
  readonly active: boolean;
  /** The server has not confirmed the choice yet. */
  readonly saving: boolean;
}

declare module '../store/store' {
  interface ShopState {
    /** By product id as text. */
    readonly favourites: Readonly<Record<string, FavouriteState>>;
  }
  interface Shop {
    /** Broadcasts a favourite's change to other tabs. */
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

/** Calls the listener after each change of any favourite, in any tab. Returns the unsubscribe function. */
export function onFavourites(listener: () => void): () => void {
  listenToFavourites();
  return shopStore.subscribe(({ favourites }, before) => {
    if (favourites !== before.favourites) listener();
  });
}

/** One confirmed change in the channel and the storage: product id, state, time in ms. */
type Change = readonly [id: string, active: boolean, at: number];

/** Maximum number of stored changes: more than a buyer makes while a page is in the background. */
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

/** Applies changes of other tabs, except for favourites that this page is saving. */
function take(changes: readonly Change[]): void {
  const news = changes.filter(([id, active]) => !cachedState(id)?.saving && cachedState(id)?.active !== active);
  if (news.length === 0) return;
  const entries = news.map(([id, active]) => [id, { active, saving: false }] as const);
  shopStore.setState(({ favourites }) => ({ favourites: { ...favourites, ...Object.fromEntries(entries) } }));
}

/** Starts following other tabs' favourites; further calls have no effect. */
export function listenToFavourites(): void {
  if (shop.tellFavourite !== undefined) return;
  shop.tellFavourite = openChannel(CHANGES, (raw) => isChange(raw) && take([raw]));
  // The template already contains changes made before this page was requested.
  const catchUp = () => take(storedChanges().filter(([, , at]) => at >= performance.timeOrigin));
  onPageRestored(catchUp);
  catchUp();
}

/** Broadcasts and stores a change; call it after the server's confirmation. */
export function broadcastFavourite(id: string, active: boolean): void {
  listenToFavourites();
  const change: Change = [id, active, Date.now()];
  shop.tellFavourite?.(change);
  browserTexts.set(
    CHANGES,
    JSON.stringify([...storedChanges().filter(([one]) => one !== id), change].slice(-MAX_STORED)),
  );
}
