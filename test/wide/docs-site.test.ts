/** Shows that the static site is complete: every link works under any path, each page exists as Markdown, and its search index works. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { faults } from '../../src/tools/pack/faults/pages';
import { engineOf, type Indexed } from '../../demo/docs/find/rank';
import { entries } from '../../demo/docs/server/reference';
import { siteOf } from '../../demo/docs/site/site';
import type { Shop } from '../../demo/server/app';
import { workerShop } from '../fixtures/open-shop';

let shop: Shop;
let files: Map<string, string>;
beforeAll(async () => {
  shop = await workerShop();
  files = await siteOf((path) => shop.app.request(path));
});

const pages = (): [string, string][] => [...files].filter(([path]) => path.endsWith('index.html'));
const isFrame = (path: string): boolean => path.includes('/podglad/');

const ids = new Map<string, ReadonlySet<string>>();

/** Whether the page of this folder has the anchor. */
function hasAnchor(path: string, id: string): boolean {
  const known =
    ids.get(path) ?? new Set([...(files.get(path) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, one]) => one!));
  ids.set(path, known);
  return known.has(id);
}

/** Links in tags only: displayed code is text. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|script|iframe|form|img)\s[^>]*?\b(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to!);

/** Folders copied unchanged. */
const folders = { 'static/': 'demo/public/', 'motywy/': 'demo/themes/' };
const isThere = (path: string): boolean => {
  if (files.has(path) || files.has(`${path}index.html`)) return true;
  // Built files: test/e2e checks them.
  if (/^(elements|files)\//.test(path)) return true;
  return Object.entries(folders).some(([to, from]) => path.startsWith(to) && existsSync(from + path.slice(to.length)));
};

describe('the static site', () => {
  it('the static site has a page and Markdown for every element and fault', async () => {
    const slugs = [...(await entries()).keys(), ...[...faults.keys()].map((id) => `e/${id}`)];
    expect(slugs.filter((slug) => !files.has(`${slug}/index.html`) || !files.has(`${slug}.md`))).toEqual([]);
    expect(files.get('shop-cart.md')).toMatch(/^# .*shop-cart/);
    expect(files.get('e/csrf.md')).toContain("setcookie('XSRF-TOKEN'");
  });

  it('all links of the static site exist and are relative', () => {
    const broken = pages()
      .filter(([path]) => !isFrame(path))
      .flatMap(([path, html]) =>
        linksOf(html)
          .filter((to) => !/^(https?:|data:|mailto:)/.test(to))
          .filter((to) => {
            const [address = '', hash] = to.split('#');
            const target = address === '' ? path : posix.join(posix.dirname(path), address);
            const place = target === './' ? '' : target;
            if (to.startsWith('/') || target.startsWith('..') || !isThere(place)) return true;
            return hash !== undefined && !hasAnchor(files.has(place) ? place : `${place}index.html`, hash);
          })
          .map((to) => `${path}: ${to}`),
      );
    expect(broken).toEqual([]);
  });

  it('pages of the static site contain no nonce and no link to the shop', () => {
    expect(
      pages()
        .filter(([, html]) => /\snonce="|Sklep demo/.test(html))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('llms.txt lists each page once', () => {
    const named = [...files.get('llms.txt')!.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((path) => !files.has(path))).toEqual([]);
  });

  it('the index of the static site answers searches with existing links', () => {
    const index = JSON.parse(files.get('index.json')!) as Indexed[];
    expect(engineOf(index)('cors').hits[0]?.link).toBe('questions/#partner');
    const lost = index.filter(({ link }) => {
      const [folder = '', hash] = link.split('#');
      const page = `${folder}index.html`;
      return !files.has(page) || (hash !== undefined && !hasAnchor(page, hash));
    });
    expect(lost.map(({ link }) => link)).toEqual([]);
  });
});
