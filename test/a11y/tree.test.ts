/** Tests the committed accessibility trees, which `matrix.test.ts` compares: the names in them, and that each belongs to a state. */
import { describe, expect, it } from 'vitest';
import { fileOf, states } from './states';

/** Container roles announced on entering them. */
const AROUND = /^(region|search|group|grid|listbox|form)$/;

/** Lines of a tree that repeat a word in their name, their name in the description, or the name of their parent. */
function repeatedNames(tree: string): string[] {
  const above: { role: string; name: string }[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((line) => {
      const [, indent = '', role = '', name = ''] = /^( *)(\w+)(?: "([^"]*)")?/.exec(line)!;
      const depth = indent.length / 2;
      const parent = above[depth - 1];
      above.length = depth;
      above[depth] = { role, name };
      const [, description = ''] = /description="([^"]*)"/.exec(line) ?? [];
      // Chromium names the parts of a native date field twice.
      if (role === 'spinbutton' && /^(Month|Day|Year) /.test(name)) return false;
      const isOwn = /(\p{L}{4,})[\s:,]+\1(?!\p{L})/iu.test(name) || (description !== '' && name.includes(description));
      // Fields and tables may repeat their card's name, which screen readers list; a group needs its own.
      const isAround = parent !== undefined && AROUND.test(parent.role) && parent.name === name;
      return isOwn || (isAround && name !== '' && (AROUND.test(role) || role === 'searchbox'));
    });
}

describe('the accessibility trees', () => {
  const trees = import.meta.glob<string>('./snapshots/*.txt', { query: '?raw', import: 'default', eager: true });

  it('are those of the states', () => {
    const files = states.filter(({ accessibilityTree }) => accessibilityTree).map(({ name }) => fileOf(name));
    expect(Object.keys(trees).sort()).toEqual(files.sort());
  });

  it('repeat no word within a name, no name in a description, and no name of a parent', () => {
    const repeated = Object.entries(trees).flatMap(([file, tree]) =>
      repeatedNames(tree).map((line) => `${file}: ${line}`),
    );
    expect(repeated).toEqual([]);
  });

  it('would be rejected with repeated names (control)', () => {
    const bad = [
      'button "Zamknij: Zamknij"',
      'radio "Przelew Limit" description="Limit"',
      'region "Płatność"\n  group "Płatność"',
    ];
    expect(bad.flatMap(repeatedNames)).toHaveLength(bad.length);
  });
});
