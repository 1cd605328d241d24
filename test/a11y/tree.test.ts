/** Shows role, name, value and states of every control, as a screen reader gets them: the accessibility tree of each state is a committed text. */
import { describe, expect, it } from 'vitest';
import { useShop } from '../e2e/shop';
import { enter, shown } from './state';
import { partOf, states } from './states';
import { treeOf } from './tree';

const shop = useShop();

const fileOf = (name: string): string => `./snapshots/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;

const snapped = states.filter(({ tree }) => tree);

describe('the accessibility tree of', () => {
  it.each(partOf(snapped, 8).map((state) => [state.name, state] as const))('%s', async (name, state) => {
    const page = await enter(shop, state);
    await shown(page, state.tags[0]);
    await expect(treeOf(page, state.tags[0])).resolves.toMatchFileSnapshot(fileOf(name));
    await page.context().close();
  });
});
