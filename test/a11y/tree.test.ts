/** Shows role, name, value and states of every control, as a screen reader gets them: the accessibility tree of each state is a committed text. */
import { describe, expect, it } from 'vitest';
import { useShop } from '../e2e/shop';
import { enter, shown } from './state';
import { partOf, states } from './states';
import { treeOf } from './tree';

const shop = useShop();

const fileOf = (name: string): string => `./snapshots/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;

const snapped = states.filter(({ tree }) => tree);

describe('the accessibility tree matches for', () => {
  it.each(partOf(snapped, 8).map((state) => [state.name, state] as const))('%s', async (name, state) => {
    const page = await enter(shop, state);
    await shown(page, state.tags[0]);
    await expect(treeOf(page, state.tags[0])).resolves.toMatchFileSnapshot(fileOf(name));
    await page.context().close();
  });
});

/** What holds others, and is told when one comes into it. */
const AROUND = /^(region|search|group|grid|listbox|form)$/;

/** Lines of a tree that say again what has just been said: in their own name, their description, or right within what bears the name. */
function saidTwice(tree: string): string[] {
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
      const isOwn = /(\p{L}{4,})[\s:,]+\1(?!\p{L})/iu.test(name) || (description !== '' && name.includes(description));
      // A field's name is that of its card, and a table's, by which it is gone to; a group of fields has one of its own.
      const isAround = parent !== undefined && AROUND.test(parent.role) && parent.name === name;
      return isOwn || (isAround && name !== '' && (AROUND.test(role) || role === 'searchbox'));
    });
}

describe('the accessibility trees', () => {
  const trees = import.meta.glob<string>('./snapshots/*.txt', { query: '?raw', import: 'default', eager: true });

  it('repeat no name within a name, a description or a parent', () => {
    expect(Object.keys(trees).length).toBeGreaterThan(50);
    const found = Object.entries(trees).flatMap(([file, tree]) => saidTwice(tree).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  it('would be rejected with repeated names (control)', () => {
    const bad = [
      'button "Usuń: Usuń"',
      'radio "Przelew Limit" description="Limit"',
      'region "Płatność"\n  group "Płatność"',
    ];
    expect(bad.flatMap(saidTwice)).toHaveLength(bad.length);
  });
});
