/** Checks that pages store and send only what the documentation's privacy table lists. */
import type { BrowserContext, Page } from 'playwright-core';
import { storedItems } from '../../demo/docs/privacy/stored';

/** Keys that the demo's own pages store. */
const OF_THE_DEMO = /^(docs[_-]|demo-)/;

/** `localStorage shop-elements.x`: a stored key that the table does not list. A page that is being left stores nothing new. */
export async function unlistedTraces(page: Page): Promise<string[]> {
  const stored = await page
    .evaluate(async () => {
      const keysOf = (place: 'localStorage' | 'sessionStorage'): string[] => {
        try {
          return Object.keys(globalThis[place]).map((key) => `${place} ${key}`);
        } catch {
          return [];
        }
      };
      const inDatabase = async (): Promise<string[]> => {
        const all = await indexedDB.databases();
        const names = all.flatMap(({ name }) => (name === undefined || name === 'shop-elements' ? [] : [name]));
        if (all.length === names.length) return names.map((name) => `IndexedDB ${name}`);
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('shop-elements');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const request = opening.result.transaction('kept').objectStore('kept').getAllKeys();
            request.onsuccess = () => (opening.result.close(), resolve(request.result));
          };
        });
        return [...names, ...keys.map(String)].map((key) => `IndexedDB ${key}`);
      };
      return [...keysOf('localStorage'), ...keysOf('sessionStorage'), ...(await inDatabase().catch(() => []))];
    })
    .catch(() => []);
  return stored.filter((one) => {
    const [place = '', ...rest] = one.split(' ');
    const key = rest.join(' ');
    return !OF_THE_DEMO.test(key) && !storedItems.some((row) => row.place === place && key.startsWith(row.key));
  });
}

/** Collects requests to hosts that no template of the shop names. */
export function foreignRequests(context: BrowserContext, own: () => readonly string[]): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && !own().includes(origin)) foreign.push(request.url());
  });
  return foreign;
}
