/** Tests that the committed drawings equal those generated from the current views. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('npm run manifest leaves every drawing unchanged', () => {
  const check = ['--import', 'tsx', 'src/tools/pack/drawings/write-drawings.ts', '--check'];
  const output = execFileSync(process.execPath, check, { stdio: 'pipe', encoding: 'utf8' });
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const drawings = files.filter((file) => /(drawing|panel-css|drawn-css|further-css)\.generated\.ts$/.test(file));
  expect(output).toContain(`${drawings.length} drawings compared`);
});
