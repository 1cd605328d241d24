/** Tests role, name, value and states of each control: the accessibility tree of each state is committed. */
import { describe, expect, it } from 'vitest';
import { useShop } from '../e2e/shop';
import { enter, waitForView } from './state';
import { partOf, states } from './states';
import { treeOf } from './tree';
import {} from '../e2e/labels';

const shop = useShop();

const fileOf = (name: string): string => `./snapshots/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;

const snapped = states.filter(({ accessibilityTree }) => accessibilityTree);

describe('the accessibility tree matches for', () => {
  it.each(partOf(snapped, 16).map((state) => [state.name, state] as const))('%s', async (name, state) => {
    const page = await enter(shop, state);
    await waitForView(page, state.tags[0]);
    await expect(treeOf(page, state.tags[0])).resolves.toMatchFileSnapshot(fileOf(name));
    await page.context().close();
  });
});

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

  it('repeat no word within a name, no name in a description, and no name of a parent', () => {
    expect(Object.keys(trees).length).toBeGreaterThan(50);
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
