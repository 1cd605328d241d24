/** Tests that the linter finds nothing in our own templates, and the report of its command. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { write } from '../demo/docs/dialects/write-dialect';
import { entries } from '../demo/docs/server/reference';
import { declarations } from '../src/tools/manifest/outputs';
import { lintCommand } from '../src/tools/lint/arguments';
import { lint } from '../src/tools/lint/lint';

const demo = fileURLToPath(new URL('../demo/', import.meta.url));
const tags = await declarations();

function run(...args: string[]): { code: number; text: string } {
  let text = '';
  const code = lintCommand(args, tags, (more) => void (text += more));
  return { code, text };
}

describe('npx shop-elements lint', () => {
  it('reports no problem in the demo’s Twig and PHP', () => {
    const { code, text } = run(join(demo, 'templates'), join(demo, 'php'));
    expect(text).toMatch(/^(\S+ {2}no-legal {2}.*\n)*(no-legal: \S+\n)?\d{2} files, 0 problems\.\n$/);
    expect(code).toBe(0);
  });

  it('reports no problem in the documentation’s template snippets', async () => {
    const languages = { Twig: 'twig', Blade: 'blade', PHP: 'php' } as const;
    for (const { example } of (await entries()).values()) {
      for (const name of ['Twig', 'Blade', 'PHP'] as const)
        expect(lint(write(example.snippet, name, {}), languages[name], tags)).toEqual([]);
    }
  });

  it('reads folders recursively, but skips installed packages', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lint-'));
    writeFileSync(join(folder, 'a.html'), '<shop-cart trader="false"></shop-cart>\n<shop-kart></shop-kart>');
    writeFileSync(join(folder, 'b.txt'), '<shop-kart>');
    const { code, text } = run(folder);
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      expect.stringContaining('a.html:1:1  no-legal  '),
      expect.stringMatching(/a\.html:1:20 {2}flag-value {2}trader="false": a present flag is true in HTML/),
      expect.stringMatching(
        /a\.html:2:1 {2}unknown-tag {2}<shop-kart> is not a tag of ours\. Did you mean <shop-cart>\?/,
      ),
      ...['no-legal', 'flag-value', 'unknown-tag'].map((rule) => expect.stringMatching(`^${rule}: .*#lint-${rule}$`)),
      '1 file, 2 problems.',
      '',
    ]);
    expect(JSON.parse(run('--json', folder).text)).toEqual([expect.objectContaining({ problems: expect.any(Array) })]);
  });

  it('exits with 2 if there are no templates', () => {
    expect(run().code).toBe(2);
    expect(run(mkdtempSync(join(tmpdir(), 'lint-'))).code).toBe(2);
  });
});
