/** Opens the pages in front of the mock: from a folder of files, or from a running shop. */
import { statSync } from 'node:fs';
import { forward } from '../conform/watch/proxy';
import type { Pages } from '../mock/command';
import { fileAt } from './file-at';

const missing = (message: string): Response =>
  Response.json({ cart: null, messages: { 0: { status: 'error', messages: [message] } } }, { status: 404 });

/** `/`, `/koszyk` and `/koszyk.html` map to files as usual. */
function ofFolder(folder: string): Pages {
  return async ({ method, url }) => {
    if (method !== 'GET')
      return missing('The mock answers pages in test mode: <shop-config test="buyer"></shop-config>');
    const name = decodeURI(new URL(url).pathname).slice(1) || 'index';
    return (await fileAt(folder, name)) ?? (await fileAt(folder, `${name}.html`)) ?? missing(`No file ${name}`);
  };
}

/** The pages that the command line names; throws if the folder does not exist. */
export function pagesOf(where: string): Pages {
  if (URL.canParse(where) && /^https?:/.test(where)) {
    const { origin } = new URL(where);
    return async (request, body) =>
      (await forward(request, body || undefined, origin, (url, init) => fetch(url, init))).response;
  }
  if (!statSync(where, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${where} is neither a folder nor an http:// or https:// URL.`);
  return ofFolder(where);
}
