/** Tests that WordPress's editor has each tag under a Polish name, and labels only for existing attributes without JSON. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declarations } from '../../src/tools/manifest/outputs';

type Words = readonly [title: string, description: string, icon: string, labels: Record<string, string>];
const { blocks } = JSON.parse(readFileSync('src/php/src/Bridge/blocks.json', 'utf8')) as {
  readonly blocks: Readonly<Record<string, Words>>;
};

it('names every tag and labels only attributes of it', async () => {
  const all = await declarations();
  expect(Object.keys(blocks).sort()).toEqual(all.map(({ tag }) => tag).sort());
  for (const { tag, attributes = {} } of all) {
    const [title = '', description = '', icon = '', labels = {}] = blocks[tag] ?? [];
    expect(
      [title, description, icon].every((one) => one.length > 2 && !one.includes('shop-')),
      tag,
    ).toBe(true);
    expect(
      Object.keys(labels).filter((name) => !Object.hasOwn(attributes, name)),
      tag,
    ).toEqual([]);
  }
});
