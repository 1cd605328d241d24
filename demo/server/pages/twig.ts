/** Decides how Twig templates are rendered: from demo/templates, escaped, with the filters that the templates use. */
import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEnvironment, createFilesystemLoader, createFilter, createMarkup, type TwingEnvironment } from 'twing';
import { toPolish } from '../money/grosze';

const folder = fileURLToPath(new URL('../../templates', import.meta.url));

/** `amount|zloty` → "1 234,56 zł"; `data|embed` → JSON that may stand inside a <script type="application/json">. */
export function createTwig(): TwingEnvironment {
  const loader = createFilesystemLoader(fs);
  loader.addPath(folder);
  const twig = createEnvironment(loader);
  twig.addFilter(createFilter('zloty', (_context, amount: unknown) => Promise.resolve(toPolish(String(amount))), []));
  twig.addFilter(createFilter('embed', (_context, data: unknown) => Promise.resolve(createMarkup(JSON.stringify(data).replaceAll('<', '\\u003c'))), []));
  return twig;
}
