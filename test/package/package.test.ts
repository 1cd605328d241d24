/** Tests the packed package in an empty project: its scripts in a bare page, its command, its types. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { faultsOf, type Manifest } from '../../src/tools/pack/package-contents';
import { openShop } from '../../src/tools/mock/shop';
import { chromium } from '../browser/chromium.mjs';
import { addTypedSources, makeEmptyProject, type EmptyProject } from './empty-project';
import { browserOf, closeAll } from '../e2e/worker';

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
  it('has a file for each export, and no sources or maps', () => {
    const files = readdirSync(project.installed, { recursive: true, encoding: 'utf8' });
    expect(faultsOf(readJson<Manifest>('package.json'), files)).toEqual([]);
  });

  it('has a module and editor data for each tag', () => {
    const { modules } = readJson<{ modules: { declarations: { tagName: string }[] }[] }>('custom-elements.json');
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(tags.length).toBeGreaterThan(3);
    const data = readJson<{ tags: { name: string }[] }>('dist/vscode.html-custom-data.json').tags;
    const types = readJson<{ contributions: { html: { elements: { name: string }[] } } }>('dist/web-types.json');
    expect(data.map(({ name }) => name)).toEqual(tags);
    expect(types.contributions.html.elements.map(({ name }) => name)).toEqual(tags);
    for (const tag of tags) expect(existsSync(join(project.installed, `dist/${tag}.js`)), tag).toBe(true);
  });

  it('lists the hash of each script, and no other', () => {
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

  // Compilers take minutes: the release runs them.
  it('passes publint and arethetypeswrong', () => {
    expect(project.tool('publint', project.installed, '--strict')).toEqual(expect.objectContaining({ status: 0 }));
    expect(project.tool('attw', project.tarball, '--profile', 'esm-only')).toEqual(
      expect.objectContaining({ status: 0 }),
    );
  });

  it('has types for the DOM, React, Vue and Svelte', () => {
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

describe('the command', () => {
  it('lints templates with line numbers', () => {
    writeFileSync(join(project.folder, 'a.twig'), '{# a #}\n<shop-cart routing="hsah" trader="false"></shop-cart>');
    const { status, text } = project.run('npx', 'shop-elements', 'lint', 'a.twig');
    expect(status).toBe(1);
    expect(text).toContain('a.twig:2:21  wrong-value');
    expect(text).toContain('a.twig:2:35  flag-value');
  });

  it('reports in a sentence a file or server that it cannot read', () => {
    expect(project.run('npx', 'shop-elements', 'lint', 'none.html')).toEqual(expect.objectContaining({ status: 2 }));
    const { status, text } = project.run('node_modules/.bin/shop-elements', 'conform', 'http://127.0.0.1:9/koszyk');
    expect(status).toBe(2);
    expect(text).toMatch(/^http:\/\/127\.0\.0\.1:9\/koszyk could not be tried: .+$/m);
    expect(text).not.toContain(' at ');
    expect(project.run('npx', 'shop-elements').text).toContain('PLACES ORDERS');
  });

  it('verifies its packed files, and detects a changed one', () => {
    const verify = () => project.run('npx', 'shop-elements', 'verify', 'copy');
    cpSync(join(project.installed, 'dist'), join(project.folder, 'copy'), { recursive: true });
    expect(verify()).toEqual({ status: 0, text: expect.stringMatching(/^All \d{3} files are identical to/) as string });
    appendFileSync(join(project.folder, 'copy/shop-cart.js.br'), ' ');
    expect(verify()).toEqual({ status: 1, text: expect.stringMatching(/^different {2}shop-cart\.js\.br\n/) as string });
  });
});

describe('the page objects', () => {
  it('run the guide’s tests unchanged in Playwright’s own runner', () => {
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(project.folder, path)), { recursive: true });
      writeFileSync(join(project.folder, path), text);
    };
    for (const { name, code } of snippetsOf('testing'))
      if (name.endsWith('.js') || name.endsWith('.html')) put(name, code);
    for (const name of ['@playwright/test', 'playwright', 'playwright-core']) {
      const link = join(project.folder, 'node_modules', name);
      rmSync(link, { force: true });
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(process.cwd(), 'node_modules', name), link);
    }
    // Uses this machine's browser and a free port.
    const url = 'http://localhost:8791';
    put(
      'here.config.js',
      `import theirs from './playwright.config.js';
export default {
  ...theirs,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { ...theirs.use, baseURL: '${url}', launchOptions: ${JSON.stringify(chromium)} },
  webServer: { ...theirs.webServer, command: theirs.webServer.command + ' --port 8791', url: '${url}/koszyk' },
};`,
    );
    const { status, text } = project.run(
      'node',
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'here.config.js',
    );
    expect(text).toContain('2 passed');
    expect(status).toBe(0);
  });
});

describe('a bare page', () => {
  let browser: Browser;
  let server: ReturnType<typeof serve>;
  let cdn: ReturnType<typeof serve>;
  let url = '';
  let lines = '';
  let changed = 'none';

  /** The classic script with its hash, and the module. */
  const scripts = {
    'the one script': () =>
      `<script src="/dist/shop-elements.js" integrity="${readJson<Files>('dist/files.json').files['shop-elements.js']!.integrity}"></script>`,
    'the modules': () => '<script type="module" src="/dist/index.js"></script>',
    'a CDN that is checked file by file': () => lines,
  };

  /** Serves the files of this version on another origin; the file `changed` has another byte. */
  async function serveCdn(): Promise<void> {
    const files = new Hono()
      .use('*', async (c, next) => {
        await next();
        if (c.req.path.endsWith(changed)) c.res = new Response((await c.res.text()).replace(/.$/s, ' '), c.res);
        c.header('Access-Control-Allow-Origin', '*');
      })
      .use('*', serveStatic({ root: join(project.folder, 'cdn') }));
    const base = await new Promise<string>((resolve) => {
      cdn = serve({ fetch: files.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`));
    });
    const { status, text } = project.run('npx', 'shop-elements', 'cdn', 'cdn', '--base', base, '--chunks');
    expect(status).toBe(0);
    lines = text;
  }

  beforeAll(async () => {
    const { transport, shop } = openShop();
    const app = new Hono();
    app.use('/dist/*', serveStatic({ root: project.installed }));
    app.all('/koszyk', async (c) => {
      const { method } = c.req;
      const body = method === 'POST' ? await c.req.text() : undefined;
      return transport(c.req.url, { method, headers: c.req.raw.headers, ...(body !== undefined && { body }) });
    });
    app.get('/:name', (c) => {
      const name = c.req.param('name');
      if (!Object.hasOwn(scripts, name)) return c.notFound();
      const script = scripts[name as keyof typeof scripts]();
      c.header('Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(shop.session('a').token)}; Path=/`);
      c.header('Set-Cookie', 'sid=a; Path=/', { append: true });
      return c.html(
        `<!doctype html><meta charset="utf-8">${script}<shop-cart cart-url="/koszyk">Wczytywanie…</shop-cart>`,
      );
    });
    browser = await browserOf();
    await serveCdn();
    url = await new Promise((resolve) => {
      server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`));
    });
  });
  afterAll(async () => {
    await closeAll(browser);
    await Promise.all([server, cdn].map((one) => new Promise((resolve) => one.close(resolve))));
  });

  for (const name of Object.keys(scripts)) {
    it(`displays the cart with ${name} without errors`, async () => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('requestfailed', (request) => errors.push(request.url()));
      await page.goto(`${url}/${encodeURIComponent(name)}`);
      await page.getByText('Gres Karpaty').first().waitFor();
      await page.getByRole('radio', { name: /Kurier/ }).check();
      await expect.poll(() => page.getByRole('radio', { name: /Kurier/ }).isChecked()).toBe(true);
      expect(errors).toEqual([]);
      await page.close();
    });
  }

  it('runs no CDN file that differs from the page’s hashes', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    changed = '/shop-cart.js';
    await page.goto(`${url}/${encodeURIComponent('a CDN that is checked file by file')}`);
    await expect.poll(() => errors.join('\n')).toMatch(/digest[^]*integrity[^]*shop-cart\.js/);
    expect(await page.getByText('Wczytywanie…').isVisible()).toBe(true);
    changed = 'none';
    await page.close();
  });
});
