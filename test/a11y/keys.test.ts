/** Tests the effect of each key of an element: one paragraph a key, displayed on the element's documentation page. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries } from '../../demo/docs/server/reference';
import { useShop } from '../e2e/shop';
import { readerOf } from './transcripts/reader';

const shop = useShop();

const tables = [...(await entries())].flatMap(
  ([
    tag,
    {
      example: { keys },
    },
  ]) => (keys ? [[tag, keys] as const] : []),
);

describe('each key has an announced effect:', () => {
  it.each(tables)('<%s>', async (tag, keys) => {
    const reader = await readerOf(shop, `/elementy/${tag}/podglad`);
    const paragraphs: string[] = [];
    for (const { press, at, after } of keys) {
      if (at !== undefined) await reader.tabTo(new RegExp(`^${at}`));
      if (after !== undefined) {
        await reader.press('Control+a');
        await reader.type(after);
      }
      const before = reader.transcript();
      await reader.press(press);
      const effect = reader.transcript().slice(before.length).trim();
      expect(before.trim().endsWith(effect.replace(/^\S+ → /, '')), `${press} does nothing: ${effect}`).toBe(false);
      paragraphs.push(effect);
    }
    await expect(`${paragraphs.join('\n\n')}\n`).toMatchFileSnapshot(`./keys/${tag}.txt`);
    await reader.page.context().close();
  });

  it('has no transcript of an element without keys', () => {
    const files = tables.map(([tag]) => `${tag}.txt`);
    expect(readdirSync('test/a11y/keys').filter((file) => !files.includes(file))).toEqual([]);
  });
});
