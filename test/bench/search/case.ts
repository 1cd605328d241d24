/** Measures a search box in a page that loads over a slow network: when typing works, and when the first suggestions appear. */
import { readFileSync } from 'node:fs';
import type { Case } from '../runner/case';
import type { Conditions } from '../runner/rounds';
import { countRow, ratioRow } from '../runner/rows';
import { person, type Seen } from './person';

const NETWORK: Conditions = { cpu: 4, slow4G: true };
const TEXT = 'gres szary';
/** A shop's own style sheet, which every page has and waits for. */
const SHOP = '<link rel="stylesheet" href="/api/shop.css">';
const STYLES = Array.from(
  { length: 900 },
  (_, position) =>
    `.shop-${position} { margin: ${position % 40}px; color: #${(position * 4099).toString(16).padStart(6, '0').slice(-6)} }`,
).join('\n');
const FLOOR = readFileSync(new URL('floor.js', import.meta.url), 'utf8');
const field = (attributes: string) =>
  `<input type="search" name="query" aria-label="Wpisz wyszukiwaną frazę" ${attributes}>`;
const page = (script: string | undefined, box: string) => ({
  head: SHOP,
  body: `<header><form action="/szukaj"><div id="box">${box}</div></form></header><main><h1>Sklep</h1></main>`,
  ...(script && { script }),
});
const ours = (box: string) => ({
  ...page(undefined, `<shop-suggester url="/api/suggest" search-url="/szukaj">${box}</shop-suggester>`),
  head: `${SHOP}<link rel="stylesheet" href="/dist/shop-elements.css"><script type="module" async src="/dist/index.js"></script>`,
});

const products = Array.from({ length: 10 }, (_, position) => ({
  id: position + 1,
  link: `/produkt/${position}`,
  image: `/picture/${position}.svg`,
  title: `Gres szary Calva ${position} mat 60 × 60 cm`,
  hasPrice: true,
  priceGross: `${position + 37}.90`,
  priceNet: `${position + 29}.50`,
}));

export const search: Case = {
  name: 'search',
  title: 'A page with a search box, cold',
  how: `A fresh profile, Slow 4G (562 ms, 180 KB/s), CPU 4×. Every page has the shop's style sheet. "Typing works": a field is painted, and typed
text is not lost. All send the request after the same pause of 400 ms. The patient user presses a key each 150 ms, one second after the field is
painted; the impatient one each 60 ms, at once. The floor's script is written by hand into its page. Ours has the template's own field inside its tag, as the README shows it; „empty" has none.`,
  pages: {
    'plain input': page(undefined, field('')),
    ours: ours(field('')),
    'ours, empty': ours(''),
    Algolia: page('algolia', ''),
    '@trevoreyre': page(
      'trevoreyre',
      `${field('class="autocomplete-input"')}<ul class="autocomplete-result-list"></ul>`,
    ),
    '@tarekraafat': page('tarekraafat', field('id="autoComplete"')),
    'accessible-autocomplete': page('accessible', ''),
    'hand-written': page(
      undefined,
      `${field('id="field"')}<ul id="list" role="listbox"></ul><script type="module">${FLOOR}</script>`,
    ),
  },
  answers: {
    'shop.css': () => STYLES,
    suggest: () => JSON.stringify({ products, categories: [] }),
  },
  async measure(bench) {
    const visit = (
      candidates: readonly string[],
      habits: { pause: number; rest: number },
      until: 'usable' | 'suggested',
    ) =>
      bench.compare({
        ...NETWORK,
        candidates,
        prepare: (page) =>
          page.addInitScript(
            `globalThis.__name = (one) => one; (${person})(${JSON.stringify({ text: TEXT, ...habits })})`,
          ),
        async act(page, candidate) {
          await page.waitForFunction(
            (mark) => (globalThis as unknown as { seen?: Seen }).seen?.[mark as 'usable'],
            until,
          );
          if (until === 'usable') await page.waitForTimeout(1500);
          const { usable, suggested, text, shift } = await page.evaluate(
            () => (globalThis as unknown as { seen: Seen }).seen,
          );
          if (until === 'suggested' && text !== TEXT) console.warn(`  ${candidate}: „${text}" is left of „${TEXT}"`);
          return { usable, suggested, lost: text === TEXT ? 0 : 1, shift };
        },
      });
    const all = await visit(Object.keys(this.pages!), { pause: 60, rest: 60_000 }, 'usable');
    const plain = { peer: 'plain input', mark: 'usable' } as const;
    const rows = [ratioRow('search box: typing works', all, { ...plain, most: 1.05 })];
    for (const candidate of Object.keys(this.pages!).slice(2))
      rows.push(ratioRow(`the same of ${candidate}`, all, { ...plain, ours: candidate }));
    const typists = ['ours', 'ours, empty', 'Algolia', '@trevoreyre', '@tarekraafat', 'hand-written'];
    for (const [who, habits, most] of [
      ['patient', { pause: 150, rest: 1000 }, 0.95],
      ['impatient', { pause: 60, rest: 0 }, 0.9],
    ] as const) {
      const samples = await visit(typists, habits, 'suggested');
      rows.push(
        ratioRow(`navigation to first suggestions, ${who} person`, samples, {
          peer: 'Algolia',
          mark: 'suggested',
          most,
        }),
        ratioRow('the same with an empty tag', samples, { ours: 'ours, empty', peer: 'Algolia', mark: 'suggested' }),
        ratioRow('the same', samples, { peer: '@trevoreyre', mark: 'suggested' }),
        ratioRow('the same of the hand-written floor', samples, {
          ours: 'hand-written',
          peer: 'Algolia',
          mark: 'suggested',
        }),
        countRow(
          'visits that lost typed text',
          samples.of('ours', 'lost').reduce((sum, one) => sum + one, 0),
          { most: 0 },
        ),
      );
    }
    rows.push(
      countRow(
        'layout shift of the page with ours',
        Math.max(...all.of('ours', 'shift'), ...all.of('ours, empty', 'shift')),
        { most: 0 },
      ),
    );
    return rows;
  },
  notes: [
    'Patient: 4.9 s are the same for all: a second, ten keys, the pause and the request. React is evaluated before and between the keys, which delays no key.',
    'Impatient: even a script in the page itself misses the goal, because the keys, the pause and the request take that long. Ours sends the request before React is evaluated. It is slower than the floor by the rendering of its first list on a slow processor.',
  ],
};
