/** Tests that guides name existing things: files behind links, scripts of `npm run`, paths in code. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

describe.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/README.md', '.github/pull_request_template.md'])(
  '%s',
  (path) => {
    const text = readFileSync(path, 'utf8');
    const named = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

    it('links to existing files', () => {
      const links = named(/\]\((?!https?:)([^)#]+)[^)]*\)/g);
      expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
    });

    it('names existing scripts', () => {
      expect(named(/npm run ([a-z][\w:]*)/g).filter((name) => !(name in scripts))).toEqual([]);
    });

    it('names existing paths', () => {
      // Except the new element and language of the examples, and files that the shop writes.
      const paths = named(/`((?:src|test|demo|elements)\/[\w./-]+)`/g).filter(
        (one) => !/stock-alert|shop-x|\.data/.test(one),
      );
      expect(paths.filter((one) => !existsSync(one))).toEqual([]);
    });
  },
);
