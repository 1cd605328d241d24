/** Decides that nothing is kept or sent but what the documentation's table of privacy says, on every page that an end-to-end test opens. */
import type { BrowserContext, Page } from 'playwright-core';
import { storedItems } from '../../demo/docs/privacy/stored';

/** What the demo's own pages keep, beside what the elements do. */
const OF_THE_DEMO = /^(docs[_-]|demo-)/;

/** `localStorage shop-elements.x`: what a page has kept, and the table does not name. A page that is just being left keeps nothing new. */
export async function unlistedTraces(page: Page): Promise<string[]> {
  const found = await page
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
            const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
            asked.onsuccess = () => (opening.result.close(), resolve(asked.result));
          };
        });
        return [...names, ...keys.map(String)].map((key) => `IndexedDB ${key}`);
      };
      return [...keysOf('localStorage'), ...keysOf('sessionStorage'), ...(await inDatabase().catch(() => []))];
    })
    .catch(() => []);
  return found.filter((one) => {
    const [place = '', ...rest] = one.split(' ');
    const key = rest.join(' ');
    return !OF_THE_DEMO.test(key) && !storedItems.some((row) => row.place === place && key.startsWith(row.key));
  });
}

/** Grows by each request to a host that no template of the shop names. */
export function foreignRequests(context: BrowserContext, own: () => readonly string[]): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && !own().includes(origin)) foreign.push(request.url());
  });
  return foreign;
}
