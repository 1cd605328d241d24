/** Builds the ZIP for „Dodaj wtyczkę”: the plugin, the PHP package, and the files of the elements that pages load. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from './zip.ts';

export const WORDPRESS = 'shop-elements-wordpress.zip';

/** Files for servers, editors and developers, which the WordPress plugin lacks. */
const LEFT = /\.(map|br|gz|zip)$|^(command|contract|testing|types)\/|^(sbom|vscode|web-types|tokens|texts)[\w.-]*json$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));

export function wordpressZip(repository: string, version: string): Buffer {
  const files = new Map<string, Buffer>();
  const add = (from: string, to: string, isWanted: (path: string) => boolean): void => {
    const folder = join(repository, from);
    for (const path of filesIn(folder).filter(isWanted))
      files.set(`shop-elements/${to}${path}`, readFileSync(join(folder, path)));
  };
  add('src/php/wordpress', '', () => true);
  add('src/php', 'php/', (path) => path === 'autoload.php' || path.startsWith('src/'));
  add('dist', 'elements/', (path) => !LEFT.test(path));
  files.set('shop-elements/LICENSE', readFileSync(join(repository, 'LICENSE')));
  const plugin = 'shop-elements/shop-elements.php';
  const text = String(files.get(plugin)).replace(/(?<=^ \* Version: ).*$/m, version);
  return zipOf(files.set(plugin, Buffer.from(text)));
}
