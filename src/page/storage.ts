/** Decides how small texts outlive a page: in web storage if it works, else in memory, and always with an expiry. */

const DAY = 86_400;

/** Texts by key. Nothing here throws: with blocked cookies even reading `localStorage` throws, and writing to a full one does. */
export interface KeptTexts {
  get(key: string): string | undefined;
  /** Expires after `seconds`; by default after a day (rule E7). */
  set(key: string, text: string, seconds?: number): void;
  remove(key: string): void;
}

/** `storage` is looked up at each access. */
function keptIn(storage: () => Storage | undefined): KeptTexts {
  /** What the storage did not accept; it wins over an older text still in the storage. */
  const memory = new Map<string, string>();

  const attempt = <T>(touch: (storage: Storage) => T): T | undefined => {
    try {
      const found = storage();
      return found && touch(found);
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((kept) => kept.removeItem(key));
  };

  const get = (key: string) => {
    const kept = memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? '';
    const [, until, text] = /^(\d+) ([^]*)$/.exec(kept) ?? [];
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
      const kept = `${Date.now() + seconds * 1000} ${text}`;
      const written = attempt((storage) => (storage.setItem(key, kept), true));
      if (written) memory.delete(key);
      else memory.set(key, kept);
    },
    remove,
  };
}

/** Until the tab closes. */
export const tabTexts = keptIn(() => globalThis.sessionStorage);
/** Shared by all tabs of the origin. */
export const browserTexts = keptIn(() => globalThis.localStorage);
