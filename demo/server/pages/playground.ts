/** Decides the playground: one page per tag, listing what custom-elements.json says of it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { ShopEnv } from '../session/session';
import type { Render } from './frame';

interface Declaration {
  readonly tagName?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly attributes?: readonly unknown[];
  readonly events?: readonly unknown[];
  readonly cssProperties?: readonly unknown[];
  readonly cssParts?: readonly unknown[];
}

const file = fileURLToPath(new URL('../../../custom-elements.json', import.meta.url));

/** No manifest, no tags: the page says so. */
async function declarations(): Promise<Declaration[]> {
  const manifest = await readFile(file, 'utf8').catch(() => '{}');
  const { modules = [] } = JSON.parse(manifest) as { modules?: { declarations?: Declaration[] }[] };
  return modules.flatMap((one) => one.declarations ?? []).filter((one) => one.tagName !== undefined);
}

export const playgroundPages = (render: Render) =>
  new Hono<ShopEnv>()
    .get('/', async (c) => render(c, 'elementy.twig', { tags: await declarations() }))
    .get('/:tag', async (c, next) => {
      const tags = await declarations();
      const one = tags.find((tag) => tag.tagName === c.req.param('tag'));
      return one === undefined ? next() : render(c, 'element.twig', { one, tags });
    });
