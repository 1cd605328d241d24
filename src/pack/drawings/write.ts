/** Decides which elements draw themselves before React, and writes what they draw: `*drawing.generated.ts` beside each view (`--check` compares). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { propertyName } from '../../element/declare';
import type { Declaration } from '../../element/declare';
import type { View } from '../../element/view';
import type * as Cart from './cart';
import type * as Widget from './widget';
import { printed } from './css';
import type * as Printing from './print';
import type { DrawnView } from './print';
import { shared } from './sharing';
import type { Shared } from './sharing';

/** What the product's own components look like, and what the search boxes have besides. */
const sheets: readonly Shared[] = [
  { file: 'ui/drawing-css.generated', least: 3 },
  { file: 'search/drawing-css.generated', least: 2 },
];

const search = {
  shares: ['ui/drawing-css.generated', 'search/drawing-css.generated'],
  without: ['url', 'search-url', 'add-url', 'value', 'currency'],
};
const ui = { shares: ['ui/drawing-css.generated'] };

/** The views that are printed, by the file that keeps the drawing. */
const drawnViews: Readonly<Record<string, DrawnView & { readonly tag: string; readonly view: string }>> = {
  'search/suggester/drawing.generated': { tag: 'shop-suggester', view: 'search/suggester/Suggester', ...search },
  'search/autocomplete/drawing.generated': {
    tag: 'shop-autocomplete',
    view: 'search/autocomplete/Autocomplete',
    ...search,
    without: ['name', 'url', 'index', 'size'],
  },
  'search/add-product/drawing.generated': { tag: 'shop-add-product', view: 'search/add-product/AddProduct', ...search },
  'favourites/drawing.generated': {
    tag: 'shop-favourite',
    view: 'favourites/Heart',
    without: ['product-id', 'price', 'currency', 'add-url', 'remove-url', 'product-name'],
    also: { productName: '{named}' },
    reads: [[': {named}', '{named}']],
  },
  'fields/inputs/checkbox-drawing.generated': {
    tag: 'shop-checkbox',
    ...ui,
    view: 'fields/inputs/Tick',
    without: ['name', 'value', 'message'],
  },
  'fields/inputs/input-drawing.generated': {
    tag: 'shop-input',
    ...ui,
    view: 'fields/inputs/Input',
    without: ['name', 'validate', 'message', 'min-length', 'max-length'],
  },
  'product/quantity-drawing.generated': {
    tag: 'shop-quantity',
    ...ui,
    view: 'product/Quantity',
    without: ['name', 'min', 'max', 'step', 'error'],
    states: { least: ({ value }) => ({ min: value }), most: ({ value }) => ({ max: value }) },
    // Why a button rests is for the view to say: the sentence has a number in it.
    reads: [[/ title="[^"]*"/g, '']],
  },
  'search/site/screen/drawing.generated': {
    tag: 'shop-search',
    view: 'search/site/SiteSearch',
    without: ['url', 'query'],
    also: { query: 'the-phrase' },
    states: { isEmpty: () => ({ query: '' }) },
    reads: [
      [/Wyniki dla „the-phrase”|\{=search\.site\.start\|[^}]*\}/g, '{heading}'],
      ['the-phrase', '{query}'],
    ],
  },
  'cart/widget/drawing.generated': {
    tag: 'shop-cart-widget',
    ...ui,
    view: 'cart/widget/CartWidget',
    without: ['url', 'currency'],
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
const { drawing } = await module<typeof Printing>('/src/pack/drawings/print.tsx');
const style = (await resolveConfig(`${root}package.json`)) ?? {};
const stale: string[] = [];

const fileOf = (name: string): string => `${root}src/${name}.ts`;
// A first drawing needs its own place: the declaration imports it.
for (const name of [...sheets.map(({ file }) => file), ...Object.keys(drawnViews)]) {
  const empty = "export const css = '';\nexport const drawing = { tree: [], css: [] };\n";
  if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), empty);
}

const drawn = await Promise.all(
  Object.entries(drawnViews).map(async ([name, { tag, view, shares = [], ...drawnView }]) => {
    const declared = await module<Record<string, Declaration>>(`/elements/${tag}.ts`);
    const shown = await module<View<never>>(`/src/${view}.tsx`);
    return { name, tag, shares, ...drawing(declared[propertyName(tag)]!, shown, drawnView) };
  }),
);
const { orders, own } = shared(sheets, drawn);

async function keep(name: string, says: string, code: string): Promise<void> {
  const path = fileOf(name);
  const text = `/** Decides ${says}: printed by \`npm run manifest\`, not written. */\n${code}`;
  const formatted = await format(text, { ...style, filepath: path });
  if (!process.argv.includes('--check')) writeFileSync(path, formatted);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== formatted) stale.push(path);
}

for (const [name, settings] of orders) {
  const says = `which CSS drawings have in common that are shown before React`;
  await keep(name, says, `export const css = ${JSON.stringify(printed(settings))};`);
}
for (const [index, { name, tag, tree, shares }] of drawn.entries()) {
  const up = '../'.repeat(name.split('/').length - 1);
  const sheetOf = (file: string): string => file.split('/')[0]!;
  const imports = shares.map((file) => `import { css as ${sheetOf(file)} } from '${up}${file}';`);
  const further = printed(own[index]!);
  const css = [...shares.map(sheetOf), ...(further === '' ? [] : [JSON.stringify(further)])];
  await keep(
    name,
    `what \`<${tag}>\` shows before React, as its view does`,
    `import type { Drawing } from '${up}element/first-screen';
${imports.join('\n')}
export const drawing: Drawing = { tree: ${JSON.stringify(tree)}, css: [${css.join()}] };`,
  );
}
const { cartDrawing } = await module<typeof Cart>('/src/pack/drawings/cart.tsx');
await keep(
  'cart/screen/drawing.generated',
  'what `<shop-cart>` shows before React, as step 1 does',
  `import type { Tree } from '../../element/first-screen';
export const tree: readonly Tree[] = ${JSON.stringify(cartDrawing())};`,
);
const { panelDrawing } = await module<typeof Widget>('/src/pack/drawings/widget.tsx');
const panel = panelDrawing();
const grammar = '../../../element/first-screen';
await keep(
  'cart/widget/screen/drawing.generated',
  'what `<shop-cart-widget>` shows before React when it is opened, as its view does',
  `import type { Drawing } from '${grammar}';
export const drawing: Drawing = { tree: ${JSON.stringify(panel.tree)}, css: [${JSON.stringify(printed(panel.settings))}] };`,
);
await server.close();
if (stale.length > 0) console.error(`Run \`npm run manifest\`: out of date are ${stale.join(', ')}`);
if (process.argv.includes('--check')) console.info(`${drawn.length + 2} drawings compared`);
// A closed development server of Vite keeps a worker's port, and with it this process.
process.exit(stale.length > 0 ? 1 : 0);
