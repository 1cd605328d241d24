/** Tests that browser code cannot use Node: a TypeScript configuration without Node's types compiles it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sources } from './architecture/sources';

const repository = resolve(import.meta.dirname, '..');
const BROWSER = join(repository, 'tsconfig.browser.json');
const folder = mkdtempSync(join(tmpdir(), 'shop-elements-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tsc = (...args: string[]): string =>
  spawnSync(join(repository, 'node_modules/.bin/tsc'), args, { cwd: repository, encoding: 'utf8' }).stdout;

/** Files that run in Node, and `texts`, which Node also reads. */
const inNode = /^src\/(tools|texts)\//;

describe('the TypeScript configuration of browser code', () => {
  it('includes every file of every browser layer', { timeout: 60_000 }, () => {
    const read = new Set(tsc('-p', BROWSER, '--listFilesOnly').split('\n'));
    const lost = [...sources('src'), ...sources('elements')].filter(
      ({ path }) => !inNode.test(path) && !read.has(join(repository, path)),
    );
    expect(read.size).toBeGreaterThan(500);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('has no Node types', () => {
    const calls = ["import { join } from 'node:path';", 'Buffer.from(join());', 'process.exit();', '__dirname.at(0);'];
    writeFileSync(join(folder, 'view.ts'), [...calls, 'new Blob();', ''].join('\n'));
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: BROWSER, include: ['view.ts'] }));
    const faults = tsc('-p', folder, '--pretty', 'false').match(/view\.ts\(\d+/g);
    expect(faults?.map((fault) => Number(fault.split('(')[1]))).toEqual([1, 2, 3, 4]);
  });
});
