/** Tests that a page of the last release orders at today's shop: its files are built from the release's commit. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { lastRelease } from '../../src/tools/pack/api/last';
import { choose, raiseQuantity, useShop } from '../e2e/shop';

const shop = useShop();
const folder = mkdtempSync(join(tmpdir(), 'last-release-'));
/** Like in a terminal: Vitest's variables for its own processes must not affect the build. */
const run = (...args: string[]): void => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITE)/.test(name)));
  execFileSync('npm', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
};

/**
 * The commit of the release's tag; for the first release, the commit that added its section to CHANGELOG. A shallow clone has neither: the
 * page of the release then gets today's files.
 */
function commitOf(version: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const began = () => git('log', '--format=%H', `-S## ${version} `, '--', 'CHANGELOG.md').split('\n').at(-1);
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  return isShallow ? 'HEAD' : git('tag', '--list', `v${version}`) || began()!;
}

beforeAll(() => {
  const archive = execFileSync('git', ['archive', commitOf(lastRelease().version)], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  run('ci', '--loglevel=error', '--ignore-scripts', '--no-audit', '--no-fund');
  run('run', 'build');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves the page as the last release's template did: cart data in the tag; no first screen, preloads or hashes. */
async function serveLastReleasePage(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const answer = await route.fetch();
  const body = (await answer.text())
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<template shadowrootmode.*?<\/template>/gs, '')
    .replace(/ integrity="[^"]*"/g, '');
  return route.fulfill({ response: answer, body });
}

async function serveLastReleaseFile(route: Route): Promise<void> {
  const path = join(folder, 'dist', /\/elements\/([^?]*)/.exec(route.request().url())?.[1] ?? '');
  return existsSync(path)
    ? route.fulfill({ body: readFileSync(path), contentType: 'text/javascript' })
    : route.fulfill({ status: 404 });
}

const visit = async (as: string, lines: string[]): Promise<Page> =>
  shop.visit('/koszyk', {
    as,
    prepare: async (page) => {
      page.on('console', (message) => void lines.push(message.text()));
      page.on('pageerror', (error) => void lines.push(String(error)));
      await page.route('**/*', (route) =>
        /\/elements\//.test(route.request().url()) ? serveLastReleaseFile(route) : serveLastReleasePage(route),
      );
    },
  });

it.each(['kupujacy', 'koszyk-glowny'])('%s changes a quantity and orders, and the console stays empty', async (who) => {
  const lines: string[] = [];
  const page = await visit(who, lines);
  await raiseQuantity(page);
  await choose(page);
  // The release's own labels.
  const labels = JSON.parse(readFileSync(join(folder, 'src/texts/texts.json'), 'utf8')) as Record<
    string,
    { pl: string }
  >;
  for (const key of ['cart.toAddresses', 'cart.toSummary', 'cart.summary.submit'])
    await page.getByRole('button', { name: labels[key]!.pl }).click();
  await page.waitForURL(/\/zamowienie\//);
  const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  expect(page.url()).toContain(order!.guid);
  expect(lines).toEqual([]);
});
