/** Decides what is measured of layout shift: each element as its documentation shows it, loaded over a slow network, with a text below it. */
import { readdirSync } from 'node:fs';
import type { Example } from '../../../demo/docs/example';
import { write } from '../../../demo/docs/dialects/write';
import type { Case, CandidatePage } from '../runner/case';
import { countRow } from '../runner/rows';

const examples = new URL('../../../demo/docs/examples/', import.meta.url);
/** Where the examples' templates take a product or a person from. */
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
  rules: { required: true, min: 8, max: 64, numeric: true, lowercase: true, uppercase: true, special: '!@#$%^&*' },
};

/** Forms as wide as in the documentation. */
const HEAD =
  '<link rel="stylesheet" href="/dist/shop-elements.css"><script type="module" src="/dist/index.js"></script><style>form { max-width: 520px }</style>';

const written = await Promise.all(
  readdirSync(examples).map(async (file): Promise<[string, CandidatePage]> => {
    const { example } = (await import(new URL(file, examples).href)) as { example: Example };
    const tag = file.replace('.ts', '');
    const body = `<main>${write(example.snippet, 'HTML', { ...SCOPE, ...example.data })}</main><p>Tekst pod elementem.</p>`;
    return [tag, { head: HEAD, body }];
  }),
);
const leaves = written.filter(([tag]) => !['shop-config', 'shop-cart', 'shop-locker-map'].includes(tag));

const watch = `globalThis.shift = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;

export const shift: Case = {
  name: 'shift',
  title: 'Layout shift while an element loads',
  how: `Each element as its documentation shows it, text below it, a fresh profile on Slow 4G, watched until its React view is there. The page links shop-elements.css.`,
  notes: ['How high an address, filters and results are is known with their data only: a page that knows says so.'],
  pages: Object.fromEntries(leaves),
  async measure(bench) {
    const samples = await bench.compare({
      candidates: leaves.map(([tag]) => tag),
      slow4G: true,
      rounds: 1,
      prepare: (page) => page.addInitScript(watch),
      async act(page, tag) {
        await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
        await page
          .locator(tag)
          .first()
          .hover({ force: true, timeout: 2000 })
          .catch(() => {});
        await page.waitForTimeout(5000);
        return { shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift) };
      },
    });
    const shifts = leaves.map(([tag]) => [tag, Number(Math.max(...samples.of(tag, 'shift')).toFixed(4))] as const);
    const moved = shifts.filter(([, value]) => value > 0);
    return [
      countRow(`the most of ${leaves.length} elements`, Math.max(...shifts.map(([, value]) => value)), { most: 0 }),
      ...moved.map(([tag, value]) => countRow(`of <${tag}>`, value, {})),
    ];
  },
};
