/** Writes the drawings: `*drawing.generated.ts` beside each view (`--check` compares). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../manifest/formatted';
import { createServer } from 'vite';
import { propertyName } from '../../../element/declare';
import type { Declaration } from '../../../element/declare';
import type { Tree } from '../../../element/first-screen';
import type { View } from '../../../element/view';
import type * as CartStyles from '../../../cart/styles';
import type * as Cart from './cart';
import type * as Suggester from './suggester';
import type * as Widget from './widget';
import { drawnSheet, withoutRepeated } from './css';
import type { DrawnSheet } from './css';
import { cutSheets } from './cut-sheets';
import type * as Printing from './print';
import { drawnViews, sheets } from './views';
import { assertDefined } from '../assert-defined';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
// React's checks would take longer than the drawings.
process.env['NODE_ENV'] = 'production';
const server = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
});
const module = async <M>(path: string): Promise<M> => (await server.ssrLoadModule(path)) as M;

/** Every text under its key, so that a drawing has `{=key|Polish}` and a page can replace it. */
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
const { drawing } = await module<typeof Printing>('/src/tools/pack/drawings/print.tsx');
const stale: string[] = [];

const fileOf = (name: string): string => `${root}src/${name}.ts`;
// A new drawing needs an empty file first, because the definition imports it.
for (const name of [...Object.keys(sheets), ...Object.keys(drawnViews)]) {
  const empty = "export const css = '';\nexport const drawing = { tree: [], css: [] };\n";
  if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), empty);
}

const drawn = await Promise.all(
  Object.entries(drawnViews).map(async ([name, { tag, view, shares = [], ...drawnView }]) => {
    const declared = await module<Record<string, Declaration>>(`/elements/${tag}.ts`);
    const component = await module<View<never>>(`/src/${view}.tsx`);
    const declaration = assertDefined(declared[propertyName(tag)], `declaration in elements/${tag}.ts`);
    return { name, tag, shares, ...drawing(declaration, component, drawnView) };
  }),
);
const stylesOf = async (file: string) => (await module<{ default: string }>(`/src/${file}.css?inline`)).default;
const tokens = await stylesOf('ui/tokens');
const made = new Map<string, DrawnSheet>();
/** The rules of these style sheets that the shared ones lack. */
const sheetFor = (
  texts: readonly string[],
  trees: readonly Tree[],
  shares: readonly string[],
  { further = [], isWhole = false }: { further?: readonly string[] | undefined; isWhole?: boolean } = {},
): DrawnSheet => {
  const before = shares.flatMap((file) => made.get(file) ?? []);
  const known = new Set([tokens, ...before.flatMap(({ styles }) => styles)]);
  return drawnSheet(
    texts.filter((text) => (isWhole ? text !== tokens : !known.has(text))),
    trees,
    tokens,
    new Set(before.flatMap((sheet) => [...sheet.tokens])),
    further,
    isWhole,
  );
};
for (const [file, { of, shares = [], tokens: further }] of Object.entries(sheets)) {
  const trees = drawn.flatMap((one) => (one.shares.includes(file) ? one.tree : []));
  made.set(file, sheetFor(await Promise.all(of.map(stylesOf)), trees, shares, { further }));
}

const grammarAbove = (depth: number): string => `${'../'.repeat(depth)}element/first-screen`;

async function keep(name: string, says: string, code: string): Promise<void> {
  const path = fileOf(name);
  const text = `/** ${says}. Generated by \`npm run manifest\`. */\n${code}`;
  const whole = await formatted(path, text);
  if (!process.argv.includes('--check')) writeFileSync(path, whole);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== whole) stale.push(path);
}

for (const [name, { css }] of made) {
  const says = 'CSS that first screens share';
  await keep(name, says, `export const css = ${JSON.stringify(css)};`);
}
for (const { name, tag, tree, shares, styles } of drawn) {
  const depth = name.split('/').length - 1;
  const sheetOf = (file: string): string => file.replace(/\/.*/, '');
  const imports = shares.map((file) => `import { css as ${sheetOf(file)} } from '${'../'.repeat(depth)}${file}';`);
  const further = sheetFor(styles, tree, shares).css;
  const css = [...shares.map(sheetOf), ...(further === '' ? [] : [JSON.stringify(further)])];
  await keep(
    name,
    `First screen of \`<${tag}>\`, derived from its view`,
    `import type { Drawing } from '${grammarAbove(depth)}';
${imports.join('\n')}
export const drawing: Drawing = { tree: ${JSON.stringify(tree)}, css: [${css.join()}] };`,
  );
}
const { cartDrawing } = await module<typeof Cart>('/src/tools/pack/drawings/cart.tsx');
const cartTree = cartDrawing();
await keep(
  'cart/first-screen/drawing.generated',
  'First screen of `<shop-cart>`, derived from its step 1',
  `import type { Tree } from '${grammarAbove(2)}';
export const tree: readonly Tree[] = ${JSON.stringify(cartTree).replace(/(\{=[^|}]+)\|[^}]*/g, '$1')};`,
);
const { cartStyles } = await module<typeof CartStyles>('/src/cart/styles.ts');
const { drawn: drawnPieces, further: furtherPieces } = cutSheets(cartStyles, cartTree);
const pieces = (css: readonly string[]): string => `export const css: readonly string[] = ${JSON.stringify(css)};`;
await keep(
  'cart/first-screen/drawn-css.generated',
  'Pieces of the cart’s CSS that its first screen matches',
  pieces(drawnPieces),
);
await keep(
  'cart/first-screen/further-css.generated',
  'Pieces of CSS between those of the first screen',
  pieces(furtherPieces),
);
const { panelDrawing } = await module<typeof Widget>('/src/tools/pack/drawings/widget.tsx');
const panel = panelDrawing();
/** No view follows the drawing, so this sheet contains all further styles, including those of its panel. */
const wholeSheet = (whole: string, below: readonly Tree[]): string => {
  const { styles, tree, shares } = assertDefined(
    drawn.find(({ tag }) => tag === whole),
    `drawing of <${whole}>`,
  );
  const { css } = sheetFor(styles, [...tree, ...below], shares, { isWhole: true });
  return withoutRepeated(css, [
    ...shares.map((file) => assertDefined(made.get(file), file).css),
    sheetFor(styles, tree, shares).css,
  ]);
};
await keep(
  'cart/widget/first-screen/drawing.generated',
  'Panel of `<shop-cart-widget>`, derived from its view',
  `import type { Drawing } from '${grammarAbove(3)}';
export const drawing: Drawing = { tree: ${JSON.stringify(panel.tree)}, css: [${JSON.stringify(wholeSheet('shop-cart-widget', panel.tree))}] };`,
);
const { panelTrees } = await module<typeof Suggester>('/src/tools/pack/drawings/suggester.tsx');
await keep(
  'search/suggester/panel-css.generated',
  'CSS of the search box and its list',
  `export const css = [${JSON.stringify(wholeSheet('shop-suggester', panelTrees()))}];`,
);
await server.close();
if (stale.length > 0) console.error(`Run \`npm run manifest\`: out of date are ${stale.join(', ')}`);
if (process.argv.includes('--check')) console.info(`${drawn.length + 5} drawings compared`);
// Vite's closed development server keeps a worker's port open, and with it this process.
process.exit(stale.length > 0 ? 1 : 0);
