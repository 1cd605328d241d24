/** The documentation's routes: guides, one page per tag, the page inside its frame, and the search. */
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { suggestBody } from '../../../src/search/schema';
import { languages } from '../../../src/texts/languages';
import type { Db } from '../../server/db/open';
import { filesRoute } from '../../server/files';
import { allowBackForwardCache } from '../../server/pages/frame';
import { jsonOf } from '../../server/request/body';
import type { SearchPowers } from '../../server/search/prepare';
import type { ShopEnv } from '../../server/session/session';
import type { Scope } from '../dialects/dialect';
import type { Example } from '../example';
import { faults } from '../../../src/tools/pack/faults/pages';
import { suggestionsFor } from '../find/rank';
import { groupsOf } from '../groups';
import { guideGroups, guides } from '../guides/all';
import { markdownOf } from '../site/markdown';
import { variables } from '../tree';
import { accessibilityFiles } from './accessibility';
import { elementPage, previewOf } from './element';
import { find } from './find';
import { entries } from './reference';
import { sampleOf } from './sample';
import { createDocsTwig } from './twig';

const faultSections = [
  { id: 'cause', title: 'Why' },
  { id: 'mend', title: 'How to mend it' },
  { id: 'example', title: 'Example' },
];

/** `shop-cart` from `shop-cart.md`. */
const nameOf = (file: string): string => file.replace(/\.md$/, '');

/** Search queries of the docs' own box, answered in the format of every suggester URL. */
export const docsSuggest = () =>
  new Hono().post('/suggest', async (c) => {
    const read = v.safeParse(suggestBody, await jsonOf(c));
    if (!read.success) return c.json({ products: [], categories: [] }, 422);
    return c.json(suggestionsFor((await find(read.output.query)).hits));
  });

/** `filesFolder` holds the playground's built scripts, `elementsFolder` the elements. */
export function docsPages(db: Db, powers: SearchPowers, filesFolder: string, elementsFolder: string) {
  const twig = createDocsTwig();
  const declared = async () => [...(await entries()).values()].map(({ declaration }) => declaration);
  const show = async (c: Context<ShopEnv>, page: string, data: Record<string, unknown>) => {
    allowBackForwardCache(c);
    const path = c.req.path.replace(/\/$|(\/index)?\.md$/, '');
    const html = await twig.render(`docs/${page}.twig`, {
      nonce: c.var.nonce,
      path,
      scheme: /^(light|dark)$/.exec(getCookie(c, 'docs_scheme') ?? '')?.[1] ?? '',
      groups: groupsOf(await declared()),
      guideGroups,
      ...data,
    });
    if (!c.req.path.endsWith('.md')) return c.html(html);
    c.header('Content-Type', 'text/markdown; charset=utf-8');
    return c.body(markdownOf(html));
  };
  /** A page that is also available as Markdown at its URL with `.md`. */
  const showBoth = (c: Context<ShopEnv>, page: string, slug: string, data: Record<string, unknown>) =>
    show(c, page, { markdown: `/elementy/${slug || 'index'}.md`, ...data });
  const scopeOf = async (c: Context<ShopEnv>, { snippet, data }: Example): Promise<Scope> => ({
    ...(await sampleOf(db, powers, c.var.session, variables(snippet))),
    ...data,
  });

  const pages = new Hono<ShopEnv>({ strict: false });
  for (const { slug, template, lang, sections, data } of guides)
    pages.on('GET', [`/${slug}`, `/${slug || 'index'}.md`], async (c) =>
      showBoth(c, template, slug, { ...(lang && { language: lang }), ...(await data?.()), sections }),
    );
  return pages
    .route('/', accessibilityFiles(twig) as never)
    .route('/files', filesRoute(filesFolder, '/elementy/files') as never)
    .get('/e/:id', async (c, next) => {
      const fault = faults.get(nameOf(c.req.param('id')));
      return fault === undefined ? next() : showBoth(c, 'fault', `e/${fault.id}`, { fault, sections: faultSections });
    })
    .get('/search', async (c) => {
      const query = c.req.query('query') ?? '';
      return show(c, 'search', { query, ...(await find(query)), sections: [] });
    })
    .get('/:tag', async (c, next) => {
      const tag = nameOf(c.req.param('tag'));
      const entry = (await entries()).get(tag);
      if (entry === undefined) return next();
      return showBoth(c, 'element', tag, await elementPage(entry, await scopeOf(c, entry.example), elementsFolder));
    })
    .get('/:tag/podglad/:state?', async (c, next) => {
      const entry = (await entries()).get(c.req.param('tag'));
      const preview = entry && previewOf(entry, await scopeOf(c, entry.example), c.req.param('state') ?? '');
      if (preview === undefined) return next();
      const language = languages.find((one) => one === c.req.query('lang')) ?? 'pl';
      return show(c, 'preview', { ...preview, language });
    })
    .get('/*', async (c) => {
      const query = c.req.path.split('/').at(-1)!;
      c.status(404);
      return show(c, 'search', { isMissing: true, query, ...(await find(query)), sections: [] });
    });
}
