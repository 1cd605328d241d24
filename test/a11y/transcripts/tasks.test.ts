/** Tests the announcements of the main tasks of a buyer and of an approver, from the first key to the last: each transcript is committed. */
import { describe, expect, it } from 'vitest';
import { useShop } from '../../e2e/shop';
import { readerOf } from './reader';
import { fileOf, tasks } from './tasks';

const shop = useShop();

describe('the screen reader transcript matches for', () => {
  it.each(tasks.map((task) => [task.name, task] as const))('%s', async (_, task) => {
    const reader = await readerOf(shop, task.path, task.as);
    await task.keys(reader);
    await expect(reader.transcript()).toMatchFileSnapshot(`./${fileOf(task)}`);
    await reader.page.context().close();
  });
});
