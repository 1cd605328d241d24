/** Decides which package name and version the built files report: those in package.json. */
import { readFileSync } from 'node:fs';

export const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
};

/** For `define` in builds; sources that run unbuilt have no version. */
export const versionDefined = { 'import.meta.env.SHOP_ELEMENTS': JSON.stringify(version) };
