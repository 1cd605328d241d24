/** Shows that the packed package works where nothing else is: its scripts in a bare page, its command, its types. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractServer } from '../fixtures/contract-server';
import { addTypedSources, makeEmptyProject, type EmptyProject } from './package/empty-project';
import { browserOf, closeAll } from './worker';

interface Files {
  readonly files: Readonly<Record<string, { readonly size: number; readonly integrity: string }>>;
}

let project: EmptyProject;
beforeAll(() => {
  project = makeEmptyProject();
}, 240_000);
afterAll(() => project?.remove());

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(project.installed, path), 'utf8')) as T;

describe('the package', () => {
  it('has a file for whatever its exports name, and no sources or maps', () => {
    const { exports, bin } = readJson<{
      exports: Record<string, string | Record<string, string>>;
      bin: Record<string, string>;
    }>('package.json');
    const targets = [
      ...Object.values(exports).flatMap((one) => (typeof one === 'string' ? one : Object.values(one))),
      ...Object.values(bin),
    ];
    const missing = targets.filter((one) => !one.includes('*') && !existsSync(join(project.installed, one)));
    expect(missing).toEqual([]);
    const listed = project.run('find', project.installed, '-name', '*.map', '-o', '-name', 'src', '-maxdepth', '1');
    expect(listed.text).toBe('');
    for (const name of [
      'LICENSE',
      'README.md',
      'custom-elements.json',
      'dist/web-types.json',
      'dist/vscode.html-custom-data.json',
      'dist/vscode.css-custom-data.json',
      'dist/tokens.json',
      'dist/contract/openapi.json',
    ])
      expect(existsSync(join(project.installed, name)), name).toBe(true);
  });

  it('has a module and editor data for every tag', () => {
    const { modules } = readJson<{ modules: { declarations: { tagName: string }[] }[] }>('custom-elements.json');
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(tags.length).toBeGreaterThan(3);
    const data = readJson<{ tags: { name: string }[] }>('dist/vscode.html-custom-data.json').tags;
    const types = readJson<{ contributions: { html: { elements: { name: string }[] } } }>('dist/web-types.json');
    expect(data.map(({ name }) => name)).toEqual(tags);
    expect(types.contributions.html.elements.map(({ name }) => name)).toEqual(tags);
    for (const tag of tags) expect(existsSync(join(project.installed, `dist/${tag}.js`)), tag).toBe(true);
  });

  it('states the hash of every script, and no other', () => {
    const { files } = readJson<Files>('dist/files.json');
    expect(Object.keys(files)).toContain('shop-elements.js');
    for (const [path, { size, integrity }] of Object.entries(files)) {
      const content = readFileSync(join(project.installed, 'dist', path));
      expect([content.length, `sha384-${createHash('sha384').update(content).digest('base64')}`]).toEqual([
        size,
        integrity,
      ]);
    }
  });

  it('is clean for publint and for arethetypeswrong', () => {
    expect(project.tool('publint', project.installed, '--strict')).toEqual(expect.objectContaining({ status: 0 }));
    expect(project.tool('attw', project.tarball, '--profile', 'esm-only')).toEqual(
      expect.objectContaining({ status: 0 }),
    );
  });

  it('is typed in the DOM, React, Vue and Svelte', () => {
    addTypedSources(project);
    for (const module of ['nodenext', 'bundler']) {
      const kind = module === 'bundler' ? 'esnext' : module;
      const options = [
        '--module',
        kind,
        '--moduleResolution',
        module,
        '--jsx',
        'react-jsx',
        '--strict',
        '--noEmit',
        '--target',
        'es2023',
        '--types',
        '',
      ];
      expect(project.tool('tsc', ...options, 'page.ts', 'react.tsx', 'templates.ts')).toEqual({ status: 0, text: '' });
    }
  });
});

describe('its command', () => {
  it('lints templates with their lines', () => {
    writeFileSync(join(project.folder, 'a.twig'), '{# a #}\n<shop-cart routing="hsah" trader="false"></shop-cart>');
    const { status, text } = project.run('npx', 'shop-elements', 'lint', 'a.twig');
    expect(status).toBe(1);
    expect(text).toContain('a.twig:2:21  wrong-value');
    expect(text).toContain('a.twig:2:35  flag-value');
  });

  it('says in a sentence what it cannot read or reach', () => {
    expect(project.run('npx', 'shop-elements', 'lint', 'none.html')).toEqual(expect.objectContaining({ status: 2 }));
    const { status, text } = project.run('node_modules/.bin/shop-elements', 'conform', 'http://127.0.0.1:9/koszyk');
    expect([status, text.split('\n').length]).toEqual([2, 2]);
    expect(project.run('npx', 'shop-elements').text).toContain('PLACES AN ORDER');
  });
});

describe('in a bare page', () => {
  let browser: Browser;
  let server: ReturnType<typeof serve>;
  let url = '';

  /** The script with its hash, as an old CMS would have it; and the module. */
  const scripts = {
    'the one script': () =>
      `<script src="/dist/shop-elements.js" integrity="${readJson<Files>('dist/files.json').files['shop-elements.js']!.integrity}"></script>`,
    'the modules': () => '<script type="module" src="/dist/index.js"></script>',
  };

  beforeAll(async () => {
    const shop = contractServer();
    const app = new Hono();
    app.use('/dist/*', serveStatic({ root: project.installed }));
    app.all('/koszyk', async (c) => {
      const { method } = c.req;
      const body = method === 'POST' ? await c.req.text() : undefined;
      return shop.transport('', { method, headers: c.req.raw.headers, ...(body !== undefined && { body }) });
    });
    app.get('/:name', (c) => {
      const name = c.req.param('name');
      if (!Object.hasOwn(scripts, name)) return c.notFound();
      const script = scripts[name as keyof typeof scripts]();
      c.header('Set-Cookie', 'XSRF-TOKEN=a%2Btoken%2F%3D; Path=/');
      return c.html(
        `<!doctype html><meta charset="utf-8">${script}<shop-cart cart-url="/koszyk">Wczytywanie…</shop-cart>`,
      );
    });
    browser = await browserOf();
    url = await new Promise((resolve) => {
      server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`));
    });
  });
  afterAll(async () => {
    await closeAll(browser);
    await new Promise((resolve) => server.close(resolve));
  });

  for (const name of Object.keys(scripts)) {
    it(`shows the cart with ${name}, and nothing goes wrong`, async () => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('requestfailed', (request) => errors.push(request.url()));
      await page.goto(`${url}/${encodeURIComponent(name)}`);
      await page.getByText('Towar 3').first().waitFor();
      await page.getByRole('radio', { name: /Kurier/ }).check();
      await expect.poll(() => page.getByRole('radio', { name: /Kurier/ }).isChecked()).toBe(true);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});
