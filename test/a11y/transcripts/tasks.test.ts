/** Shows what a person who sees nothing hears, from the first key to the last, in the ten main tasks of a buyer: each a committed text. */
import { describe, expect, it } from 'vitest';
import { useShop } from '../../e2e/shop';
import { readerOf } from './reader';
import { tasks } from './tasks';

const shop = useShop();

describe('what is heard of', () => {
  it.each(tasks.map((task) => [task.name, task] as const))('%s', async (name, { path, as, keys }) => {
    const began = Date.now();
    const reader = await readerOf(shop, path, as);
    await keys(reader);
    console.log(name, Date.now() - began);
    await expect(reader.transcript()).toMatchFileSnapshot(`./${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`);
    await reader.page.context().close();
  });
});
