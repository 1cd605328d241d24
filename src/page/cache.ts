/** Stores large values beyond the page: in IndexedDB if it works, else not at all, and always with an expiry. */

const DAY_MS = 86_400_000;
const NAME = 'shop-elements';
const STORE = 'kept';

interface Entry {
  readonly until: number;
  readonly value: unknown;
}

/** Entries in another format count as expired too. */
const hasExpired = (entry: unknown): boolean => !(Date.now() < Number((Object(entry) as Partial<Entry>).until));

/** Opens the database. Rejects if the browser has none, forbids it, or it stays blocked. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = globalThis.indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('blocked'));
  });

/** Runs one request in its own transaction, then closes the database: open, it would keep pages out of the back/forward cache. */
async function touch<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Deletes expired values: those under the key of an old version or another URL are never read again. */
function sweep(store: IDBObjectStore): void {
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    if (hasExpired(cursor.value)) cursor.delete();
    cursor.continue();
  };
}

/** A stored value that has not expired, unchanged: typed arrays stay typed arrays. The caller must validate it. */
export async function cacheGet(key: string): Promise<unknown> {
  const entry = (await touch('readonly', (store) => store.get(key) as IDBRequest<Entry | undefined>)) ?? undefined;
  if (entry === undefined || !hasExpired(entry)) return entry?.value;
  await touch('readwrite', (store) => store.delete(key));
  return undefined;
}

/** Stores a cloneable value, by default for a day (rule E7). Never rejects. */
export async function cacheSet(key: string, value: unknown, ms = DAY_MS): Promise<void> {
  const entry: Entry = { until: Date.now() + ms, value };
  await touch('readwrite', (store) => {
    sweep(store);
    return store.put(entry, key);
  });
}
