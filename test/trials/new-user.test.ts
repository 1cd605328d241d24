/** Tests the first steps of a new user in a real browser: the README's snippet in bare HTML, PHP, React, Vue, Svelte and Angular. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEmptyProject, type EmptyProject } from '../package/empty-project';
import { scoped } from '../../src/tools/pack/scope';
import { useTrial } from './serve';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const trial = useTrial();
const children: ChildProcess[] = [];
let project: EmptyProject;

beforeAll(() => {
  project = makeEmptyProject();
});
afterAll(() => {
  for (const child of children) child.kill();
  project.remove();
});

it('the README’s snippet works in bare HTML', async () => {
  const snippet = /```html\n([\s\S]*?)```/.exec(readFileSync(here('../../README.md'), 'utf8'))![1]!;
  const page = readFileSync(here('html/index.html'), 'utf8').replace('<!-- README -->', () => snippet);
  writeFileSync(join(project.folder, 'index.html'), page);
  const { page: tab, faults } = await trial.open(await trial.served(project.folder, join(project.installed, 'dist')));
  await tab.locator('shop-cart [part~="quantity-input"]').first().waitFor();
  await tab.locator('shop-suggester').getByRole('combobox').fill('fuga');
  expect(faults).toEqual([]);
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
  const { page, faults } = await trial.open(url);
  const field = page.locator('shop-cart [part~="quantity-input"]').first();
  await field.fill('5');
  await field.press('Enter');
  await page.getByText('61,50 zł').first().waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('5');
  expect(faults).toEqual([]);
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

/** The marked lines of a project's slips, `8 number`, and those that the compiler names. */
function slipsOf(folder: string, output: string): Record<'slips' | 'named', string[]> {
  const [file] = readdirSync(join(folder, 'slips'));
  const lines = readFileSync(join(folder, 'slips', file!), 'utf8').split('\n');
  const slips = lines.flatMap((line, index) => {
    const kind = /slip: (\w+)/.exec(line)?.[1];
    return kind === undefined ? [] : [`${index + 1} ${kind}`];
  });
  // `Slips.vue(6,14)`, `"src/Slips.svelte" 6:12`, `src/slips.ts:11:32`.
  const named = new Set([...output.matchAll(/slips\.\w+["(: ]+(\d+)[,:]\d+/gi)].map(([, line]) => line));
  return { slips, named: slips.filter((slip) => named.has(slip.split(' ')[0])) };
}

describe.each(['react', 'vue', 'svelte', 'angular'])('an empty %s project', (name) => {
  it('compiles strictly, builds, renders our elements and receives their events', async () => {
    const folder = join(project.folder, name);
    cpSync(here(name), folder, { recursive: true });
    const inFolder = (command: string) => project.run('sh', '-c', `cd ${name} && ${command}`);
    expect(inFolder(`NODE_ENV= npm install --silent --no-audit --no-fund ${project.tarball} 2>/dev/null`).status).toBe(
      0,
    );
    const { status, text } = inFolder('npm run --silent check');
    expect(status, text).toBe(0);
    expect(inFolder('NODE_ENV= npm run --silent build 2>&1')).toEqual(expect.objectContaining({ status: 0 }));
    const { page, faults } = await trial.open(await trial.served(join(folder, 'dist')));
    const calculator = page.locator('shop-calculator');
    await calculator.locator('[name="unit-amount"]').fill('3');
    await expect.poll(() => page.locator('#ordered').innerText()).toBe('4.32');
    await page.getByRole('button', { name: 'Przełącz' }).click();
    await expect.poll(() => calculator.count()).toBe(0);
    await page.locator('shop-cart [part~="quantity-input"]').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('names each wrong word, number, flag, event, detail and data in its markup', () => {
    const folder = join(project.folder, name);
    cpSync(join(folder, 'slips'), join(folder, 'src'), { recursive: true });
    // The compilers colour their output.
    const { status, text } = project.run('sh', '-c', `cd ${name} && NO_COLOR=1 npm run --silent check`);
    expect(status).not.toBe(0);
    // oxlint-disable-next-line no-control-regex
    const { slips, named } = slipsOf(folder, text.replaceAll(/\u001B\[\d*m/g, ''));
    expect(slips.length).toBeGreaterThan(5);
    expect(named).toEqual(slips);
  });
});
