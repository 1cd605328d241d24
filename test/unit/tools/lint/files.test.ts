/** Tests which files the linter reads, what it writes into them, and its reports for code scanning. */
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintCommand } from '../../../../src/tools/lint/arguments';
import { lint } from '../../../../src/tools/lint/lint';
import { mended } from '../../../../src/tools/lint/problem';
import { declarations } from '../../../../src/tools/manifest/outputs';

const tags = await declarations();

function run(...args: string[]): { readonly code: number; readonly text: string } {
  let text = '';
  return { code: lintCommand(args, tags, (more) => void (text += more), { version: '1.2.3' }), text };
}

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

describe('links', () => {
  it('that are broken or circular are skipped with a message, and all other files are read', () => {
    const folder = folderWith({ 'z.html': '<shop-kart></shop-kart>' });
    mkdirSync(join(folder, 'inner'));
    symlinkSync('nowhere', join(folder, 'a.html'));
    symlinkSync('b.html', join(folder, 'b.html'));
    symlinkSync('..', join(folder, 'inner', 'up'));
    const { code, text } = run(folder);
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/a\.html is skipped: it leads nowhere\.$/),
      expect.stringMatching(/b\.html is skipped: the link is circular\.$/),
      expect.stringMatching(/up is skipped: the link points to one of its parent folders\.$/),
      expect.stringContaining('unknown-tag'),
      expect.stringMatching(/^unknown-tag: \S+#lint-unknown-tag$/),
      '1 file, 1 problem.',
      '',
    ]);
    expect(JSON.parse(run('--json', folder).text)).toHaveLength(1);
    expect(JSON.parse(run('--sarif', folder).text).runs[0].invocations[0].toolExecutionNotifications).toHaveLength(3);
  });

  it('to a folder of templates are followed', () => {
    const shared = folderWith({ 'a.html': '<shop-kart></shop-kart>' });
    const folder = folderWith({});
    symlinkSync(shared, join(folder, 'shared'));
    expect(run(folder).code).toBe(1);
  });

  it('are reported if they are the only argument', () => {
    expect(() => run(join(folderWith({}), 'none.html'))).toThrow('ENOENT');
  });
});

describe('--fix', () => {
  it.each([
    ['<shop-cart cartUrl="/k"></shop-cart>', '<shop-cart cart-url="/k"></shop-cart>'],
    ['<shop-cart cart_url="/k"></shop-cart>', '<shop-cart cart-url="/k"></shop-cart>'],
    ['<shop-cart cart-url="/k" trader="false"></shop-cart>', '<shop-cart cart-url="/k"></shop-cart>'],
    ['<shop-cart cart-url=”/k”></shop-cart>', '<shop-cart cart-url="/k"></shop-cart>'],
    ['<shop-cart cart-url="/k" />', '<shop-cart cart-url="/k" ></shop-cart>'],
    ['<shop-cart base="/k" routing="path" base="/k"></shop-cart>', '<shop-cart base="/k" routing="path"></shop-cart>'],
    [
      '<shop-cart><script>{"trader": true}</script></shop-cart>',
      '<shop-cart><script type="application/json">{"trader": true}</script></shop-cart>',
    ],
    [
      "<shop-cart><script type='text/json'>{}</script></shop-cart>",
      '<shop-cart><script type="application/json">{}</script></shop-cart>',
    ],
    [
      '<script async src="/elements/index.js"></script>',
      '<script async type="module" src="/elements/index.js"></script>',
    ],
    [
      '<script type="text/javascript" src="/elements/shop-cart.js"></script>',
      '<script type="module" src="/elements/shop-cart.js"></script>',
    ],
    ['<style>a { --shop-densty: 1 }</style>', '<style>a { --shop-density: 1 }</style>'],
  ])('corrects mistakes with exactly one correction: %s', (wrong, better) => {
    expect(mended(wrong, lint(wrong, 'html', tags))).toBe(better);
    expect(lint(better, 'html', tags)).toEqual([]);
  });

  it('leaves text unchanged that could have another meaning', () => {
    for (const wrong of [
      '<shop-kart></shop-kart>',
      '<shop-cart cart-ulr="/k"></shop-cart>',
      '<shop-cart trader="{{ t }}"></shop-cart>',
    ])
      expect(mended(wrong, lint(wrong, 'twig', tags))).toBe(wrong);
  });

  it('prints a hint, which does not fail the run, and writes it as a note in SARIF', () => {
    const folder = folderWith({ 'a.html': '<shop-cart cart-url="/k"></shop-cart>' });
    const { code, text } = run(folder);
    expect([code, text.split('\n')[0]]).toEqual([0, expect.stringContaining('a.html:1:1  no-legal  ')]);
    expect(run('--sarif', folder).text).toContain('"level": "note"');
  });

  it('writes the corrected file, and lists the remaining problems', () => {
    const folder = folderWith({
      'a.html': '<shop-cart cartUrl="/k" trader="no"><p slot="legal"></p></shop-cart>\n<shop-kart></shop-kart>',
    });
    const { code, text } = run('--fix', folder);
    expect(code).toBe(1);
    expect(text).toMatch(
      /^[^\n]+a\.html:2:1 {2}unknown-tag [^\n]+\nunknown-tag: \S+faults\.html#lint-unknown-tag\n1 file, 1 problem\.\n$/,
    );
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toMatch(
      /^<shop-cart cart-url="\/k"><p slot="legal"><\/p><\/shop-cart>/,
    );
  });
});

it('writes SARIF with rule, location and message', () => {
  const { code, text } = run('--sarif', folderWith({ 'a b.html': '<p>\n<shop-kart></shop-kart>' }));
  const [{ tool, results }] = JSON.parse(text).runs;
  expect(code).toBe(1);
  expect(tool.driver).toMatchObject({ name: 'shop-elements lint', version: '1.2.3' });
  expect(results).toEqual([
    expect.objectContaining({
      ruleId: 'unknown-tag',
      message: { text: '<shop-kart> is not a tag of ours. Did you mean <shop-cart>?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: expect.stringMatching(/a%20b\.html$/) },
            region: { startLine: 2, startColumn: 1 },
          },
        },
      ],
    }),
  ]);
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('unknown-tag');
});
