/** Decides how small texts outlive a page: in web storage where that works, else in memory, and never for ever. */

const DAY = 86_400;

/** Texts by key. Nothing here throws: blocked cookies make even reading `localStorage` throw, and a full one makes writing throw. */
export interface KeptTexts {
  get(key: string): string | undefined;
  /** `seconds` until it is forgotten; a day unless told (rule E7). */
  set(key: string, text: string, seconds?: number): void;
  remove(key: string): void;
}

/** `storage` is looked up at each touch. */
function keptIn(storage: () => Storage | undefined): KeptTexts {
  /** What the storage would not take; it wins over an older text that the storage still has. */
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
      // Nobody asks again for an old order's key; reading takes away what has expired.
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
