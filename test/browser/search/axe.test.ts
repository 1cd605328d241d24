/** Tests that axe finds nothing in any state of the search elements, in light and dark. */
import { expect } from '@open-wc/testing';
import { faultsOf } from '../product/page';
import { aProduct, paste, placed, realWorld, scriptNetwork, scriptPauses, settled } from './script';
import type { Box, Pauses, ScriptedCall } from './script';
import { until } from '../settled';

const page = location.href;
let calls: ScriptedCall[];
let pauses: Pauses;
const products = [aProduct(1, { isOnRequest: true }), aProduct(2, { isOnDemand: true, hasPrice: false }), aProduct(3)];
const categories = [{ name: 'Płytki', link: '/kategoria/plytki' }];
const results = {
  original: { results: [{ title: 'Gres', description: 'Opis', links: [{ url: '/p' }] }], total: { value: 60 } },
};
const filters = {
  brands: ['A', 'B', 'C', 'D'].map((name, id) => ({ id, name, count: id })),
  properties: [{ id: 8, name: 'Grubość', is_numeric: true, values: [{ id: 1, name: '8' }] }],
};

/** Each state: its HTML, and the steps that lead to it. */
const states: Readonly<Record<string, () => Promise<Box>>> = {
  'a resting suggester': () => placed('<shop-suggester url="/s"></shop-suggester>', 'shop-suggester'),
  'a disabled suggester': () => placed('<shop-suggester url="/s" disabled></shop-suggester>', 'shop-suggester'),
  'open suggestions with a marked one': async () => {
    const one = await answered('<shop-suggester url="/s"></shop-suggester>', 'shop-suggester', {
      products,
      categories,
    });
    await one.press('ArrowDown');
    return one;
  },
  'a suggester that found nothing': () =>
    answered('<shop-suggester url="/s"></shop-suggester>', 'shop-suggester', { products: [], categories: [] }),
  'products to add': () => answered('<shop-add-product url="/s"></shop-add-product>', 'shop-add-product', { products }),
  'a pasted table': async () => {
    const one = await placed('<shop-add-product url="/s" add-url="/o"></shop-add-product>', 'shop-add-product');
    one.element.addEventListener('shop-product-added', (event) => event.preventDefault());
    paste(one.field, 'A;1\nB;2');
    await until(() => calls.length > 0);
    await calls[0]!.answer({ products: [aProduct(1, { index: 'A' })] });
    await calls[1]!.answer({});
    await calls[2]!.answer({ products: [], categories: [] });
    return one;
  },
  'phrases of an autocompletion': () =>
    answered('<shop-autocomplete url="/s"></shop-autocomplete>', 'shop-autocomplete', [{ key: 'Gres' }]),
  'an empty search page': () => placed('<shop-search url="/s"></shop-search>', 'shop-search'),
  'a waiting search page': () => placed('<shop-search url="/s" query="gres"></shop-search>', 'shop-search'),
  'search results': async () => {
    const one = await placed('<shop-search url="/s" query="gres"></shop-search>', 'shop-search');
    await settled();
    await calls[0]!.answer({ products: results, contents: results });
    return one;
  },
  'search results that are being replaced': async () => {
    const one = await placed('<shop-search url="/s" query="gres"></shop-search>', 'shop-search');
    await settled();
    await calls[0]!.answer({ products: results, contents: results });
    one.root.querySelector<HTMLElement>('.pages button:last-child')!.click();
    return one;
  },
  'a failed search': async () => {
    const one = await placed('<shop-search url="/s" query="gres"></shop-search>', 'shop-search');
    await settled();
    await calls[0]!.answer({}, 500);
    return one;
  },
  'filters with chips': () =>
    placed(
      `<shop-filters base-url="/k"><script type="application/json">${JSON.stringify({ filters, values: { br: [1], promotion: 1 } })}</script></shop-filters>`,
      'shop-filters',
    ),
};

async function answered(html: string, tag: string, answer: unknown): Promise<Box> {
  const one = await placed(html, tag);
  one.type('gres');
  await pauses.end();
  await calls[0]!.answer(answer);
  return one;
}

beforeEach(() => {
  calls = scriptNetwork();
  pauses = scriptPauses(400);
});
afterEach(() => {
  realWorld();
  for (const host of document.querySelectorAll('body > div')) host.remove();
  document.documentElement.style.cssText = '';
  history.replaceState(null, '', page);
});

describe('axe finds nothing in', () => {
  for (const [name, state] of Object.entries(states)) {
    for (const scheme of ['light', 'dark']) {
      it(`${name}, ${scheme}`, async () => {
        // axe assumes a white page if it has no background.
        document.documentElement.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
        if (name.includes('phrases')) pauses = scriptPauses(1000);
        const { element } = await state();
        expect(await faultsOf(element)).to.deep.equal([]);
      });
    }
  }
});
