/** Tests pages that an integrator's bundler built from the packed package: no failed request, nothing in the console, no folder of ours. */
import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEmptyProject, type EmptyProject } from '../package/empty-project';
import { useTrial } from './serve';

const trial = useTrial();
let project: EmptyProject;
let folder = '';

beforeAll(() => {
  project = makeEmptyProject();
  folder = join(project.folder, 'bundlers');
  cpSync(fileURLToPath(new URL('bundlers', import.meta.url)), folder, { recursive: true });
  const install = `cd bundlers && NODE_ENV= npm install --silent --prefer-offline --no-audit --no-fund ${project.tarball} 2>/dev/null`;
  expect(project.run('sh', '-c', install).status).toBe(0);
});
afterAll(() => project.remove());

/** As the documentation says: esbuild and Rollup do not copy the files of workers. */
function copyWorkers(out: string): void {
  const chunks = join(folder, 'node_modules/shop-elements/dist/chunks');
  for (const file of readdirSync(chunks).filter((name) => /worker-[\w-]+\.js$/.test(name)))
    copyFileSync(join(chunks, file), join(out, file));
}

it.each(['vite', 'webpack', 'esbuild', 'rollup', 'parcel'])(
  'a page built by %s loads without a fault',
  async (bundler) => {
    // With CI=1 Parcel installs no package by itself.
    const { status, text } = project.run('sh', '-c', `cd bundlers && CI=1 NODE_ENV= npm run --silent ${bundler} 2>&1`);
    expect(status, text).toBe(0);
    const out = join(folder, 'out', bundler);
    if (!existsSync(join(out, 'index.html'))) copyFileSync(join(folder, 'index.html'), join(out, 'index.html'));
    if (bundler === 'esbuild' || bundler === 'rollup') copyWorkers(out);
    const { page, faults } = await trial.open(await trial.served(out));
    await page.locator('shop-cart [part~="quantity-input"]').first().waitFor();
    await page.locator('shop-suggester').getByRole('combobox').fill('klej');
    await page.locator('shop-suggester [part~="suggestion"]').first().waitFor();
    const buffer = Buffer.from('SKU-1;2\nSKU-3;4\n');
    const reader = page.waitForEvent('worker');
    await page
      .locator('shop-quick-order input[type="file"]')
      .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
    await reader;
    await expect.poll(() => page.locator('shop-quick-order [part~="code"]').first().inputValue()).toBe('SKU-1');
    expect(faults).toEqual([]);
  },
);
