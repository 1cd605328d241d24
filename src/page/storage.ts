/** Stores small texts beyond the page: in web storage if it works, else in memory, and always with an expiry. */

const DAY = 86_400;

/** Texts by key. Nothing here throws: with blocked cookies even reading `localStorage` throws, and writing to a full one does. */
export interface TextStore {
  get(key: string): string | undefined;
  /** Expires after `seconds`; by default after a day (rule E7). */
  set(key: string, text: string, seconds?: number): void;
  remove(key: string): void;
}

/** `storage` is looked up at each access. */
function storeIn(storage: () => Storage | undefined): TextStore {
  /** Texts that the storage rejected. They take precedence over an older text in the storage. */
  const memory = new Map<string, string>();

  const attempt = <T>(touch: (storage: Storage) => T): T | undefined => {
    try {
      const area = storage();
      return area && touch(area);
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((stored) => stored.removeItem(key));
  };

  const get = (key: string) => {
    const stored = memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? '';
    const [, until, text] = /^(\d+) ([^]*)$/.exec(stored) ?? [];
    if (text === undefined) return undefined;
    if (Date.now() < Number(until)) return text;
    remove(key);
    return undefined;
  };
  let isSwept = false;

  return {
    get,
    set(key, text, seconds = DAY) {
      // An old order's key is never read again, so expired entries are removed here: reading one deletes it.
      if (!isSwept)
        attempt(Object.keys)
          ?.filter((old) => old.startsWith('shop-elements.'))
          .forEach(get);
      isSwept = true;
      const stored = `${Date.now() + seconds * 1000} ${text}`;
      const written = attempt((storage) => (storage.setItem(key, stored), true));
      if (written) memory.delete(key);
      else memory.set(key, stored);
    },
    remove,
  };
}

/** Until the tab closes. */
export const tabTexts = storeIn(() => globalThis.sessionStorage);
/** Shared by all tabs of the origin. */
export const browserTexts = storeIn(() => globalThis.localStorage);
