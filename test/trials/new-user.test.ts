/** Tests the first steps of a new user in a real browser: the README's snippet in bare HTML, PHP, React and Vue. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { chromium as engine, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../browser/chromium.mjs';
import { makeEmptyProject, type EmptyProject } from '../package/empty-project';
import { openShop } from '../../src/tools/mock/shop';
import { scoped } from '../../src/tools/pack/scope';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const servers: ReturnType<typeof serve>[] = [];
const children: ChildProcess[] = [];
let project: EmptyProject;
let browser: Browser;

beforeAll(async () => {
  project = makeEmptyProject();
  browser = await engine.launch(chromium);
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close();
  for (const child of children) child.kill();
  project.remove();
});

/** Serves a folder's files, the built elements below /elements/, and a cart that keeps the contract. */
async function served(folder: string): Promise<string> {
  const { transport, shop } = openShop();
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(shop.session('a').token)}; Path=/`);
    c.header('Set-Cookie', 'sid=a; Path=/', { append: true });
  });
  app.all('/koszyk', async (c) => {
    const { method } = c.req;
    const body = method === 'POST' ? await c.req.text() : undefined;
    return transport(c.req.url, { method, headers: c.req.raw.headers, ...(body !== undefined && { body }) });
  });
  app.use(
    '/elements/*',
    serveStatic({
      root: join(project.installed, 'dist'),
      rewriteRequestPath: (path) => path.slice('/elements'.length),
    }),
  );
  app.use('*', serveStatic({ root: folder }));
  return new Promise((resolve) => {
    servers.push(serve({ fetch: app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`)));
  });
}

async function open(url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(String(error)));
  await page.goto(url);
  return { page, errors };
}

it('the README’s snippet works in bare HTML', async () => {
  const snippet = /```html\n([\s\S]*?)```/.exec(readFileSync(here('../../README.md'), 'utf8'))![1]!;
  const page = readFileSync(here('html/index.html'), 'utf8').replace('<!-- README -->', () => snippet);
  writeFileSync(join(project.folder, 'index.html'), page);
  const { page: tab, errors } = await open(await served(project.folder));
  await tab.locator('shop-cart [part~="quantity-input"]').first().waitFor();
  await tab.locator('shop-suggester').getByRole('combobox').fill('fuga');
  expect(errors).toEqual([]);
});

it('a fresh PHP page has a cart that keeps a changed quantity', async () => {
  const port = 20_000 + (process.pid % 10_000);
  const env = { ...process.env, ELEMENTS: join(project.installed, 'dist') };
  children.push(spawn('php', ['-S', `localhost:${port}`, here('php/index.php')], { env, stdio: 'ignore' }));
  const url = `http://localhost:${port}/koszyk`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const { page, errors } = await open(url);
  const field = page.locator('shop-cart [part~="quantity-input"]').first();
  await field.fill('5');
  await field.press('Enter');
  await page.getByText('61,50 zł').first().waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('5');
  expect(errors).toEqual([]);
});

it('under a scope, the package is installed as shop-elements, with its command and all exports', () => {
  const sources = join(project.folder, 'scoped');
  const user = join(project.folder, 'user');
  cpSync(project.installed, sources, { recursive: true });
  mkdirSync(user);
  writeFileSync(join(sources, 'package.json'), scoped(readFileSync(join(sources, 'package.json'), 'utf8'), '@firma'));
  const { version, exports } = JSON.parse(readFileSync(join(project.installed, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string>;
  };
  const inFolder = (command: string) => project.run('sh', '-c', command);
  expect(inFolder(`cd scoped && npm pack --silent --ignore-scripts --pack-destination ../user`).status).toBe(0);
  const file = `firma-shop-elements-${version}.tgz`;
  writeFileSync(join(user, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // Like `npm i shop-elements@npm:@firma/shop-elements` with a registry.
  expect(
    inFolder(`cd user && npm install --silent --prefer-offline --no-audit --no-fund shop-elements@file:${file}`),
  ).toEqual({ status: 0, text: expect.any(String) as string });
  const installed = JSON.parse(readFileSync(join(user, 'node_modules/shop-elements/package.json'), 'utf8')) as object;
  expect(installed).toMatchObject({ name: '@firma/shop-elements' });
  expect(inFolder('cd user && npx shop-elements --version')).toEqual({ status: 0, text: `${version}\n` });
  const names = [...Object.keys(exports).filter((one) => !one.includes('*')), './shop-cart', './contract/openapi.json'];
  const specifiers = names.map((one) => join('shop-elements', one));
  writeFileSync(
    join(user, 'a.js'),
    `for (const one of ${JSON.stringify(specifiers)}) console.log(import.meta.resolve(one).includes('/node_modules/shop-elements/'));`,
  );
  expect(inFolder('cd user && node a.js')).toEqual({ status: 0, text: 'true\n'.repeat(specifiers.length) });
});

describe.each(['react', 'vue'])('an empty %s project', (name) => {
  it('compiles strictly, builds, renders our elements and receives their events', async () => {
    const folder = join(project.folder, name);
    cpSync(here(name), folder, { recursive: true });
    const inFolder = (command: string) => project.run('sh', '-c', `cd ${name} && ${command}`);
    expect(inFolder(`NODE_ENV= npm install --silent --no-audit --no-fund ${project.tarball} 2>/dev/null`).status).toBe(
      0,
    );
    expect(inFolder('npm run --silent check')).toEqual({ status: 0, text: '' });
    expect(inFolder('NODE_ENV= npm run --silent build 2>&1')).toEqual(expect.objectContaining({ status: 0 }));
    const { page, errors } = await open(await served(join(folder, 'dist')));
    const calculator = page.locator('shop-calculator');
    await calculator.locator('[name="unit-amount"]').fill('3');
    await expect.poll(() => page.locator('#ordered').innerText()).toBe('4.32');
    await page.getByRole('button', { name: 'Przełącz' }).click();
    await expect.poll(() => calculator.count()).toBe(0);
    await page.locator('shop-cart [part~="quantity-input"]').first().waitFor();
    expect(errors).toEqual([]);
  });
});
