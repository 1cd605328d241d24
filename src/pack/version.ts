/** Decides as which package, and of which version, the built files name themselves: package.json's. */
import { readFileSync } from 'node:fs';

export const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
};

/** For `define` of the builds; a source that is read as it stands has none. */
export const versionDefined = { 'process.env.SHOP_ELEMENTS': JSON.stringify(version) };
