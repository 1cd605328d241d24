/** Decides what is measured of layout shift: each element as its documentation shows it, loaded over a slow network, with a text below it. */
import { readdirSync } from 'node:fs';
import type { Example } from '../../../demo/docs/example';
import { write } from '../../../demo/docs/dialects/write';
import type { Case, CandidatePage } from '../runner/case';
import { countRow } from '../runner/rows';

const examples = new URL('../../../demo/docs/examples/', import.meta.url);
/** Where the examples' templates take a product or a person from. */
const SCOPE = {
  product: { id: 7, name: 'Gres szary Calva mat 60 × 60 cm', price: '49.90', active: false },
};

const written = await Promise.all(
  readdirSync(examples).map(async (file): Promise<[string, CandidatePage]> => {
    const { example } = (await import(new URL(file, examples).href)) as { example: Example };
    const tag = file.replace('.ts', '');
    const body = `<main>${write(example.snippet, 'HTML', { ...SCOPE, ...example.data })}</main><p>Tekst pod elementem.</p>`;
    return [tag, { head: '<script type="module" src="/dist/index.js"></script>', body }];
  }),
);
const leaves = written.filter(([tag]) => !['shop-config', 'shop-cart', 'shop-locker-map'].includes(tag));

const watch = `globalThis.shift = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;

export const shift: Case = {
  name: 'shift',
  title: 'Layout shift while an element loads',
  how: `Each element as its documentation shows it, text below it, a fresh profile on Slow 4G, watched until its React view is there.`,
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
