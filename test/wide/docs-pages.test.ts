/** Shows that the documentation covers every declaration, and that its search finds common names of things. */
import { beforeAll, describe, expect, it } from 'vitest';
import { find } from '../../demo/docs/tree';
import { guides } from '../../demo/docs/guides/all';
import { entries } from '../../demo/docs/server/reference';
import { sizesOf } from '../../demo/docs/server/sizes';
import { slugOf } from '../../demo/docs/state';
import type { Shop } from '../../demo/server/app';
import { declarations } from '../../src/tools/manifest/outputs';
import { suggestions } from '../../src/search/schema';
import * as v from 'valibot';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from '../server/visit';

let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  shop = await workerShop();
  visit = new Visit(shop);
});

const page = async (path: string): Promise<string> => (await visit.send(`/elementy/${path}`)).text();
/** The pages of the elements are the same for everybody. */
const pages = new Map<string, Promise<string>>();
const pageOf = (tag: string): Promise<string> => pages.get(tag) ?? pages.set(tag, page(tag)).get(tag)!;
const all = await declarations();

it('every element has an example and a place in the documentation', async () => {
  expect([...(await entries()).keys()].sort()).toEqual(all.map(({ tag }) => tag));
});

it('an element whose example has content documents its default slot', async () => {
  const hasSlot = new Map<string, boolean>(all.map(({ tag, slots }) => [tag, '' in slots]));
  const filled = [...(await entries())].filter(([tag, { example }]) =>
    find(example.snippet, tag)?.children.some((child) => typeof child === 'string' || !('json' in child)),
  );
  expect(filled.map(([tag]) => tag).filter((tag) => !hasSlot.get(tag))).toEqual([]);
});

describe.each(all.map((declaration) => [declaration.tag, declaration] as const))(
  'the page of %s',
  (tag, declaration) => {
    it('has a row for every attribute, event, slot, part and property', async () => {
      const html = await pageOf(tag);
      const { attributes, events, slots, parts, cssProperties } = declaration;
      const wanted = [
        ...Object.keys(attributes).map((name) => `attribute-${name}`),
        ...Object.keys(events).map((name) => `event-${name}`),
        ...Object.keys(slots).map((name) => `slot-${name || 'default'}`),
        ...Object.keys(parts).map((name) => `part-${name}`),
        ...Object.keys(cssProperties).map((name) => `property-${name}`),
      ];
      expect(wanted.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
      for (const language of ['HTML', 'Twig', 'Blade', 'PHP']) expect(html).toContain(`<summary>${language}</summary>`);
      expect(html).not.toMatch(/>undefined<|\[object /);
    });

    it('states use, alternatives, states, keys, size and content without scripts', async () => {
      const html = await pageOf(tag);
      const { use, instead, states, keys = [] } = (await entries()).get(tag)!.example;
      expect([use, instead].filter((sentence) => !/^[A-Z].*[.]$/.test(sentence))).toEqual([]);
      const named = [...instead.matchAll(/`<(shop-[\w-]+)>`/g)].map(([, one]) => one!);
      expect(named.filter((one) => one === tag || !all.some((other) => other.tag === one))).toEqual([]);
      expect(
        named.filter((one) => !html.includes(`<a href="/elementy/${one}"><code>&lt;${one}&gt;</code></a>`)),
      ).toEqual([]);
      expect(named).not.toEqual([]);
      const links = ['', ...states.map((state) => `${slugOf(state)}/`), 'no-scripts/'];
      for (const link of links) {
        expect(html).toContain(`href="/elementy/${tag}/podglad/${link}" target="example"`);
        expect((await visit.send(`/elementy/${tag}/podglad/${link}`)).status, link).toBe(200);
      }
      expect(new Set(links).size).toBe(links.length);
      expect(html.match(/<pre class="heard" lang="pl">[^<]/g) ?? []).toHaveLength(keys.length);
      for (const id of ['keyboard', 'scriptless', 'size']) expect(html).toMatch(new RegExp(`<h2 id="${id}">.*\\n<p`));
      expect(html).toMatch(/<span class="badge">(Since \d+\.\d+\.\d+|New after \d+\.\d+\.\d+)</);
    });

    it('has no script in its example without JavaScript', async () => {
      const html = await page(`${tag}/podglad/no-scripts`);
      expect(html).toContain(`<${tag}`);
      expect(html.replaceAll(/<script type="application\/json">/g, '')).not.toContain('<script ');
      expect((await visit.send(`/elementy/${tag}/podglad/nothing-of-the-kind`)).status).toBe(404);
    });

    it('frames a page with the element, and other sites cannot frame it', async () => {
      const answer = await visit.send(`/elementy/${tag}/podglad`);
      expect(await answer.text()).toContain(`<${tag}`);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    });
  },
);

describe('a page of an element', () => {
  it('can be framed by its own site, unlike a page of the shop', async () => {
    expect((await visit.send('/koszyk')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('marks features added after the last release', async () => {
    expect(await page('shop-quick-order')).toContain('<span class="badge">New after 0.1.0</span>');
    const html = await page('shop-calculator');
    expect(html).toContain('<span class="badge">Since 0.1.0</span>');
    expect(html).toMatch(/id="attribute-stock">.*New after 0\.1\.0\./);
    expect(html).not.toMatch(/id="attribute-min">.*New after 0\.1\.0\./);
  });

  it('states the download size, and the smaller one beside another element', async () => {
    const sizes = sizesOf('shop-cart', 'dist')!;
    expect(sizes.second.bytes).toBeLessThan(sizes.paint + sizes.view);
    expect(sizesOf('shop-quantity', 'dist')).toMatchObject({ waits: true });
    expect(await page('shop-cart')).toContain(`${(sizes.view / 1000).toFixed(1)}\u00A0KB`);
    expect(sizesOf('shop-cart', 'test/nowhere')).toBeUndefined();
  });
});

describe('the guides', () => {
  it.each(guides)('a guide has all its sections on /elementy/$slug', async ({ slug, sections }) => {
    const html = await page(slug);
    expect(sections.filter(({ id }) => !html.includes(`id="${id}"`))).toEqual([]);
    expect(html).not.toMatch(/>undefined<|\[object /);
  });

  it('the accessibility report is available as YAML, with a statement to fill in', async () => {
    const report = await visit.send('/elementy/openacr.yaml');
    expect(report.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(await report.text()).toContain('catalog: "2.5-edition-wcag-2.2-508-eu-en"');
    expect(await page('deklaracja-dostepnosci.html')).toContain('<h1>Deklaracja dostępności</h1>');
    expect(await page('dostepnosc')).toContain('<html lang="pl"');
  });

  it('guides declare their language, and each is also available as Markdown', async () => {
    const html = await page('pl/contract');
    expect(html).toContain('<html lang="pl"');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/elementy/pl/contract.md">');
    expect(await page('symfony')).toContain('<html lang="en"');
    const twin = await visit.send('/elementy/pl/contract.md');
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await twin.text()).toMatch(/^# Kontrakt w skrócie$/m);
    for (const path of ['index.md', 'shop-cart.md', 'e/csrf.md']) expect(await page(path)).toMatch(/^# /m);
    expect((await visit.send('/elementy/shop-nothing.md')).status).toBe(404);
  });

  it('links of the contract page lead to existing anchors', async () => {
    const html = await page('contract');
    const anchors = [...html.matchAll(/href="(?:\/elementy\/contract)?#([^"]+)"/g)].map(([, id]) => id!);
    expect(anchors.length).toBeGreaterThan(100);
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });

  it('regions of the contract page have distinct names, whatever their case', async () => {
    const text = await page('contract');
    const headings = new Map([...text.matchAll(/<h\d id="([^"]+)">(.*?)<\/h\d>/g)].map(([, id, html]) => [id, html!]));
    const names = [...text.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)].map(([, ids]) =>
      ids!
        .split(' ')
        .map((id) => headings.get(id)!.replaceAll(/<[^>]*>/g, ''))
        .join(' ')
        .toLowerCase(),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('an unknown element returns 404 with suggestions', async () => {
    expect((await visit.send('/elementy/shop-nothing/podglad')).status).toBe(404);
    const missing = await visit.send('/elementy/shop-quant');
    expect(missing.status).toBe(404);
    const html = await missing.text();
    expect(html).toContain('There is no such page');
    expect(html).toContain('<li><a href="/elementy/shop-quantity"><strong>');
  });
});

describe('the search', () => {
  const suggest = async (query: string) => {
    const answer = await shop.app.request('/api/docs/suggest', { method: 'POST', body: JSON.stringify({ query }) });
    return v.parse(suggestions, await answer.json());
  };

  it.each([
    ['kalk', '/elementy/shop-calculator'],
    ['calculator', '/elementy/shop-calculator'],
    ['Paczkomat', '/elementy/shop-locker-map'],
    ['hasło', '/elementy/shop-password-rules'],
    ['shop-cart', '/elementy/shop-cart'],
    ['unit-value', '/elementy/shop-calculator#attribute-unit-value'],
    ['preventDefault', '/elementy/events#cancel'],
    ['React', '/elementy/#frameworks'],
    ['CartClient', '/elementy/contract#CartClient'],
  ])('for „%s” finds %s first', async (query, link) => {
    const { products, categories } = await suggest(query);
    expect([products[0]?.link, categories[0]?.link]).toContain(link);
  });

  it('the search finds nothing for nonsense and refuses malformed bodies', async () => {
    expect(await suggest('qqqq')).toEqual({ products: [], categories: [] });
    expect((await shop.app.request('/api/docs/suggest', { method: 'POST', body: '[]' })).status).toBe(422);
  });

  it('the search has a page for browsers without scripts', async () => {
    expect(await page('search?query=kalkulator')).toContain('<strong>shop-calculator</strong>');
    expect(await page('search?query=%3Cb%3E')).not.toContain('<b>');
  });
});
