/** Tests that no text node of a view has siblings: a page translator would wrap it, and React would lose it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsBesideSiblings } from './architecture/lone-texts';
import type { LoneText } from './architecture/lone-texts';

const root = fileURLToPath(new URL('../', import.meta.url));
const tried = 'test/fixtures/lone-texts.tsx';

describe('texts in views', () => {
  let loneTexts: readonly LoneText[];
  beforeAll(() => {
    loneTexts = textsBesideSiblings(root, /^(src|elements)\/(?!tools\/).*\.tsx$|^test\/fixtures\/lone-texts\.tsx$/);
    // The compiler reads the whole repository.
  }, 300_000);

  it('are each the only child of their element', () => {
    const wrong = loneTexts.filter(({ path }) => path !== tried);
    expect(wrong.map(({ path, line, code }) => `${path}:${line} ${code}`)).toEqual([]);
  });

  it('are detected in every syntax that gives them siblings, and in no other', () => {
    const marked = readFileSync(root + tried, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.includes('/* wrong */') ? [at + 1] : []));
    const lines = new Set(loneTexts.filter(({ path }) => path === tried).map(({ line }) => line));
    expect([...lines].sort((one, other) => one - other)).toEqual(marked);
  });
});
