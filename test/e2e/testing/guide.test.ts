/** Runs the guide's tests for Playwright on the built elements; `package.test.ts` runs them on the package, in Playwright's runner. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, it } from 'vitest';
import { browserOf, closeAll } from '../worker';
import { snippet, useMock } from './mock';

const mock = useMock();
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const spec = join(folder, 'checkout.spec.js');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closeAll(await browserOf());
});

type Test = (fixtures: { readonly page: Page }) => Promise<void>;
Object.assign(globalThis, {
  test: (title: string, run: Test) =>
    it(title, async () => run({ page: await (await browserOf()).newPage({ baseURL: mock.url }) })),
});
const body = snippet('tests/checkout.spec.js')
  .replace('import { expect, test } from', 'import { expect } from')
  .replace('shop-elements/testing', resolve('src/tools/testing/main.ts'))
  .replace('@playwright/test', resolve('node_modules/@playwright/test/index.mjs'));
writeFileSync(spec, body);
describe('the guide’s test', async () => import(spec));
