/** Decides which elements draw themselves before React, and writes what they draw: `resting.ts` beside each view (`--check` compares). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { propertyName } from '../../element/declare';
import type { Declaration } from '../../element/declare';
import type { View } from '../../element/view';
import type * as Printing from './print';
import type { Sitter } from './print';

const search = { without: ['url', 'search-url', 'add-url', 'value', 'currency', 'index', 'size'] };

/** The views that are printed, by the file that keeps the drawing. */
const sitters: Readonly<Record<string, Sitter & { readonly tag: string; readonly view: string }>> = {
  'search/suggester/resting': { tag: 'shop-suggester', view: 'search/suggester/Suggester', ...search },
  'search/autocomplete/resting': { tag: 'shop-autocomplete', view: 'search/autocomplete/Autocomplete', ...search },
  'search/add-product/resting': { tag: 'shop-add-product', view: 'search/add-product/AddProduct', ...search },
  'favourites/resting': {
    tag: 'shop-favourite',
    view: 'favourites/Heart',
    without: ['product-id', 'price', 'currency', 'add-url', 'remove-url', 'product-name'],
    also: { productName: '{named}' },
    reads: [[': {named}', '{named}']],
  },
  'fields/inputs/resting-checkbox': {
    tag: 'shop-checkbox',
    view: 'fields/inputs/Tick',
    without: ['name', 'value', 'message'],
  },
  'fields/inputs/resting-input': {
    tag: 'shop-input',
    view: 'fields/inputs/Input',
    without: ['name', 'validate', 'message', 'min-length', 'max-length'],
  },
  'product/resting-quantity': {
    tag: 'shop-quantity',
    view: 'product/Quantity',
    without: ['name', 'min', 'max', 'step', 'error'],
    states: { least: { min: 1e8 }, most: { max: 1 } },
  },
  'cart/widget/resting': {
    tag: 'shop-cart-widget',
    view: 'cart/widget/CartWidget',
    without: ['url'],
    also: { url: 'https://shop.example' },
  },
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
});
const module = async <M>(path: string): Promise<M> => (await server.ssrLoadModule(path)) as M;

/** Every word under its key, so that a drawing says `{=key|Polish}` and a page can replace it. */
async function words(): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  const { SOURCE } = await module<{ SOURCE: symbol }>('/src/page/texts.ts');
  const note = (path: string, table: object): void => {
    for (const [name, text] of Object.entries(table) as [string, unknown][]) {
      if (typeof text === 'string') known.set(`${path}.${name}`, text);
      else if (typeof text === 'object' && text !== null) note(`${path}.${name}`, text);
    }
  };
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('/text.ts'))) {
    for (const texts of Object.values(await module<Record<string, Record<symbol, [string, object]>>>(`/src/${file}`))) {
      const source = texts[SOURCE];
      if (source !== undefined) note(...source);
    }
  }
  return known;
}

const polish = await words();
const texts = new Proxy(
  {},
  { get: (_, key: string) => (polish.has(key) ? `{=${key}|${polish.get(key)}}` : undefined) },
);
globalThis.shopElementsLanguage = { language: 'pl', texts };
const { drawing } = await module<typeof Printing>('/src/pack/resting/print.tsx');
const style = (await resolveConfig(`${root}package.json`)) ?? {};
const stale: string[] = [];

const fileOf = (name: string): string => `${root}src/${name}.ts`;
// A first drawing needs its own place: the declaration imports it.
for (const name of Object.keys(sitters)) {
  if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), "export const resting = { tree: [], css: '' };\n");
}

for (const [name, { tag, view, ...sitter }] of Object.entries(sitters)) {
  const declared = await module<Record<string, Declaration>>(`/elements/${tag}.ts`);
  const shown = await module<View<never>>(`/src/${view}.tsx`);
  const { tree, css } = drawing(declared[propertyName(tag)]!, shown, sitter);
  const text = `/** Decides what \`<${tag}>\` shows before React: printed from its view by \`npm run manifest\`, not written. */
import type { Drawing } from '${'../'.repeat(name.split('/').length - 1)}element/shell';
export const resting: Drawing = ${JSON.stringify({ tree, css })};`;
  const path = fileOf(name);
  const printed = await format(text, { ...style, filepath: path });
  if (!process.argv.includes('--check')) writeFileSync(path, printed);
  else if (readFileSync(path, 'utf8') !== printed) stale.push(path);
}
await server.close();
if (stale.length > 0) console.error(`Run \`npm run manifest\`: out of date are ${stale.join(', ')}`);
// A closed development server of Vite keeps a worker's port, and with it this process.
process.exit(stale.length > 0 ? 1 : 0);
