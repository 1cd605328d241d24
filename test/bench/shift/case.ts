/** Measures layout shift: each element as its documentation shows it, over a slow network, with a text below it. */
import { readdirSync } from 'node:fs';
import type { Example } from '../../../demo/docs/example';
import { write } from '../../../demo/docs/dialects/write-dialect';
import type { Case, CandidatePage } from '../runner/case';
import { countRow } from '../runner/rows';

const examples = new URL('../../../demo/docs/examples/', import.meta.url);
/** Template data of the examples: a product, a person. */
const SCOPE = {
  product: {
    id: 7,
    slug: 'gres-szary-calva',
    name: 'Gres szary Calva mat 60 × 60 cm',
    price: '49.90',
    priceNet: '49.90',
    unit: 'opak.',
    minQuantity: 1,
    stepQuantity: 1,
    active: false,
  },
  calculator: {
    mainUnit: { name_d: 'opakowań', name_c: 'opakowania', short_name: 'opak.', decimals: 0 },
    unit: { name_d: 'metrów kwadratowych', name_c: 'metry kwadratowe', short_name: 'm²', decimals: 2 },
    unitValue: '1.44',
    unitsInOuter: 32,
  },
  products: [1, 2, 3].map((position) => ({
    slug: `gres-${position}`,
    sku: `GRE1-${position}`,
    name: `Gres szary Calva ${position} mat`,
  })),
  filters: {
    brands: ['Cerampol', 'Granitera', 'Nordstein'].map((name, id) => ({ id, name, count: 64 - id })),
    properties: ['Kolor', 'Format'].map((name) => ({
      id: name.toLowerCase(),
      name,
      is_numeric: false,
      values: ['a', 'b', 'c', 'd', 'e'].map((one, position) => ({
        id: one,
        name: `${name} ${one}`,
        count: position + 3,
      })),
    })),
  },
  values: { br: [1] },
  rules: { required: true, min: 8, max: 64, numeric: true, lowercase: true, uppercase: true, special: '!@#$%^&*' },
};

/** Forms have the width of the documentation's examples. */
const HEAD =
  '<link rel="stylesheet" href="/dist/shop-elements.css"><script type="module" async src="/dist/index.js"></script><style>form { max-width: 520px }</style>';

const written = await Promise.all(
  readdirSync(examples).map(async (file): Promise<[string, CandidatePage]> => {
    const { example } = (await import(new URL(file, examples).href)) as { example: Example };
    const tag = file.replace('.ts', '');
    const body = `<main>${write(example.snippet, 'HTML', { ...SCOPE, ...example.data })}</main><p>Tekst pod elementem.</p>`;
    return [tag, { head: HEAD, body }];
  }),
);
const leaves = written.filter(([tag]) => !['shop-config', 'shop-cart', 'shop-locker-map'].includes(tag));
/**
 * The height of these elements depends on their data: a page that knows it reserves the space, as in the README. Results come after the
 * view.
 */
const GROWING: Readonly<Record<string, string>> = {
  'shop-orders': 'shop-orders',
  'shop-filters': 'shop-filters:not(:state(shown))',
  'shop-search': 'shop-search',
};

const watch = `globalThis.shift = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;

const reserve = (selector: string, height: number) => `const sheet = new CSSStyleSheet();
  sheet.replaceSync('${selector} { min-block-size: ${height}px }');
  document.adoptedStyleSheets = [sheet];`;

const most = (values: readonly number[]): number => Number(Math.max(...values).toFixed(4));

export const shift: Case = {
  name: 'shift',
  title: 'Layout shift while an element loads',
  how: `Each element as its documentation shows it, text below it, a fresh profile on Slow 4G, watched until its React view is there. The page
links shop-elements.css, and reserves the height of filters, results and orders, which depends on their data.`,
  pages: Object.fromEntries(leaves),
  answers: {
    koszyki: () => JSON.stringify({ count: 3, carts: [] }),
    zamowienia: () =>
      JSON.stringify({
        orders: [1, 2].map((id) => ({ id, number: `ZAM/2026/00481${id}`, date: '2026-11-25', status: 'placed' })),
        total: 2,
      }),
    search: () =>
      JSON.stringify({
        products: {
          original: {
            total: { value: 9 },
            results: Array.from({ length: 9 }, (_, position) => ({
              title: `<em>Gres</em> szary Calva ${position} mat 60 × 60 cm`,
              description: 'Rektyfikowana płytka gresowa na podłogi i tarasy.',
              links: [{ url: `/produkt/${position}` }],
            })),
          },
        },
      }),
  },
  async measure(bench) {
    const visit = (candidates: readonly string[], prepared = '') =>
      bench.compare({
        candidates,
        slow4G: true,
        rounds: 1,
        prepare: (page) => page.addInitScript(watch + prepared),
        async act(page, tag) {
          await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
          const element = page.locator(tag).first();
          await element.hover({ force: true, timeout: 2000 }).catch(() => {});
          await page.waitForTimeout(5000);
          const { height } = (await element.boundingBox()) ?? { height: 0 };
          return { height, shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift) };
        },
      });
    const all = await visit(leaves.map(([tag]) => tag));
    const alone = leaves.map(([tag]) => [tag, most(all.of(tag, 'shift'))] as const);
    const shifts = new Map(alone);
    for (const [tag, selector] of Object.entries(GROWING)) {
      const reserved = await visit([tag], reserve(selector, most(all.of(tag, 'height'))));
      shifts.set(tag, most(reserved.of(tag, 'shift')));
    }
    return [
      countRow(`the most of ${leaves.length} elements`, most([...shifts.values()]), { most: 0 }),
      ...[...shifts].filter(([, value]) => value > 0).map(([tag, value]) => countRow(`of <${tag}>`, value, {})),
      ...alone
        .filter(([tag]) => tag in GROWING)
        .map(([tag, value]) => countRow(`of <${tag}> in a page that reserves nothing`, value, {})),
    ];
  },
};
