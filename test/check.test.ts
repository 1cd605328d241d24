/** Tests that `npm run check` reports the faults of all its tools in one run, and fails for each. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

const fine = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": ["node"] }, "include": ["*.ts"] }\n',
  'tsconfig.browser.json':
    '{ "extends": "./tsconfig.json", "compilerOptions": { "types": [] }, "include": ["view.ts"] }\n',
  '.oxlintrc.json': '{ "plugins": ["typescript"], "rules": { "typescript/no-floating-promises": "error" } }\n',
  '.oxfmtrc.json': '{ "printWidth": 120, "singleQuote": true }\n',
  '.gitignore': 'test-results\nnode_modules\n',
  'view.ts': 'export const length = (text: string) => text.length;\n',
  'tool.ts': "export const sent = Buffer.from('a');\n",
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-elements-check-'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function checked(files: Readonly<Record<string, string>>): Promise<{ output: string; code: number | null }> {
  for (const [name, text] of Object.entries({ ...fine, ...files })) writeFileSync(join(folder, name), text);
  return new Promise((done) => {
    const child = spawn(join(repository, 'node_modules/.bin/tsx'), [join(repository, 'test/machine/check.ts')], {
      cwd: folder,
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => done({ output, code }));
  });
}

describe('the check', { timeout: 300_000 }, () => {
  it('passes on a clean tree, reports a fault of each kind in one run, and reports it again in the next', async () => {
    const first = await checked({});
    expect(first.output).toMatch(/^Fine: types, types without Node, lint, format \([\d.]+ s\)\.\n$/);
    expect(first.code).toBe(0);
    const wrong = {
      'view.ts': "export const length: string = 1;\nexport const sent = Buffer.from('a');\n",
      'tool.ts': 'const later = async () => 1;\nlater();\n',
      'plain.ts': 'export  const one = 1\n',
    };
    for (const { output, code } of [await checked(wrong), await checked(wrong)]) {
      expect(output.match(/view\.ts\(1,14\): error TS2322/g), output).toHaveLength(1);
      expect(output).toMatch(/\ntypes without Node:\n.*view\.ts\(2,21\): error .*'Buffer'/);
      expect(output).toMatch(/\nlint:\n\s*.*no-floating-promises/);
      expect(output).toMatch(/\nformat:\n.*plain\.ts/);
      expect(output).toMatch(/\nFaults: types, types without Node, lint, format \([\d.]+ s\)\.\n$/);
      expect(code).toBe(1);
    }
  });
});
