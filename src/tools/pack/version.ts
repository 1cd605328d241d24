/** The package name, version and documentation of the built files, from package.json. */
import { readFileSync } from 'node:fs';
import { publicHomepage } from '../manifest/publish.ts';

const {
  name,
  version,
  homepage: given,
} = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
  homepage?: string;
};

const homepage = publicHomepage(given);

export { name, version, homepage };

/** Value of `define` in builds; sources that run unbuilt have no version. */
export const versionDefined = {
  'import.meta.env.SHOP_ELEMENTS': JSON.stringify(version),
  'import.meta.env.SHOP_DOCS': JSON.stringify(homepage ?? ''),
};
