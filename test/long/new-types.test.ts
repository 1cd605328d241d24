/** Tests that the files written by `npm run new` type-check, in every domain. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { domains, newElement } from '../../src/tools/new/files';

const repository = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'shop-elements-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('type-checks', () => {
  for (const [path, text] of domains.flatMap((domain) => [...newElement(`shop-${domain}-starter`, domain, read)])) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const config = {
    extends: join(repository, 'tsconfig.json'),
    // All other files are the repository's.
    compilerOptions: { rootDirs: [folder, repository] },
    include: ['elements', 'src', 'test', 'demo', join(repository, 'test/browser/mocha.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(repository, 'node_modules/.bin/tsc');
  try {
    execFileSync(tsc, ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    expect((error as { stdout: string }).stdout).toBe('');
  }
});
