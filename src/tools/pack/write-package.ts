/** Completes the built modules for `npm run package`: types, editor data, the contract, the page on faults, hashes, the plugin for WordPress. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../manifest/without-css';
import { declarations } from '../manifest/outputs';
import { cartSchema } from '../contract/openapi';
import { cssData, designTokens } from './design-tokens';
import { htmlData, webTypes } from './editor';
import { faultsPage } from './faults/html';
import { typings } from './frameworks';
import { writeList } from './files-by-tag';
import { writeTypes } from './types';
import { version } from './version';
import { WORDPRESS, wordpressZip } from './wordpress';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const dist = join(repository, 'dist');

const tags = await declarations();
const writeJson = (path: string, data: object): void =>
  writeFileSync(join(dist, path), `${JSON.stringify(data, null, 2)}\n`);

rmSync(join(dist, 'types'), { recursive: true, force: true });
writeTypes(repository, join(dist, 'types'), typings(tags));
writeJson('vscode.html-custom-data.json', htmlData(tags));
writeJson('vscode.css-custom-data.json', cssData(tags));
writeJson('tokens.json', designTokens(tags));
writeJson('web-types.json', webTypes(tags, version));
mkdirSync(join(dist, 'contract'), { recursive: true });
copyFileSync(join(repository, 'src/tools/contract/openapi.json'), join(dist, 'contract/openapi.json'));
writeJson('contract/cart.schema.json', cartSchema());
copyFileSync(join(repository, 'src/texts/texts.json'), join(dist, 'texts.json'));
copyFileSync(join(repository, 'src/tools/testing/roles.json'), join(dist, 'testing/roles.json'));
writeFileSync(join(dist, 'faults.html'), faultsPage());
// Last, because it reads the files written above.
writeList(dist);
writeFileSync(join(dist, WORDPRESS), wordpressZip(repository, version));
