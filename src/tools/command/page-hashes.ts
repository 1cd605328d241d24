/** Finds wrong hashes of our files in a page: in `integrity="…"`, and in its import map, which must name all modules. */
import { integrityMap, type FileEntry } from '../pack/integrity';

type Files = Readonly<Record<string, FileEntry>>;

const valueOf = (tag: string, name: RegExp): string | undefined =>
  new RegExp(`\\s(?:${name.source})\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

/** The file at a URL. The longest name wins, because `shop-elements.js` may be in a subfolder too. */
const fileAt = (address: string, files: Files): string | undefined =>
  Object.keys(files)
    .filter((file) => `/${address.split(/[?#]/, 1)[0]}`.endsWith(`/${file}`))
    .sort((a, b) => b.length - a.length)[0];

/** The files with a wrong hash in the page, or without one if the page has an import map. */
export function wrongHashes(page: string, files: Files): string[] {
  const hashes = new Map<string, string>();
  const note = (address: string | undefined, hash: unknown): void => {
    const file = address === undefined ? undefined : fileAt(address, files);
    if (file !== undefined && typeof hash === 'string' && hashes.get(file) !== '') {
      hashes.set(file, hash === files[file]?.integrity ? hash : '');
    }
  };
  for (const [tag] of page.matchAll(/<(?:script|link)\b[^>]*>/gi))
    note(valueOf(tag, /src|href/), valueOf(tag, /integrity/));
  const map = /<script\b[^>]*type=["']?importmap\b[^>]*>([^]*?)<\/script>/i.exec(page)?.[1];
  const { integrity = {} } = JSON.parse(map ?? '{}') as { integrity?: Record<string, unknown> };
  for (const [address, hash] of Object.entries(integrity)) note(address, hash);
  const required = map === undefined ? [] : Object.keys(integrityMap(files, ''));
  return [...new Set([...required, ...hashes.keys()])].filter((file) => !hashes.get(file)).sort();
}
