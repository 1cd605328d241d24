/** Tests that the security policy cites existing tests and the newest version. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const policy = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('the security policy', () => {
  it('names an existing test for each threat', () => {
    const [, threats = ''] = policy.split('## Threats');
    const rows = threats
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row, row).toMatch(/`test\/[^`]+`/);
    const named = [...policy.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path]) => path!);
    expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
  });

  it('states the release date and the end of support of the newest version', () => {
    const [, row = ''] =
      new RegExp(`^\\| ${version.replace(/\.\d+$/, '').replace('.', '\\.')} +\\|(.*)$`, 'm').exec(policy) ?? [];
    const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
    const [, released] = new RegExp(`^## ${version.replaceAll('.', '\\.')} – (\\S+)$`, 'm').exec(changes) ?? [];
    expect(row.split('|').map((cell) => cell.trim())[0]).toBe(released);
  });
});
