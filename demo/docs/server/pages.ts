/** Decides the documentation's addresses: guides, a page a tag, the page inside its frame, and the search. */
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { suggestBody } from '../../../src/search/schema';
import type { Db } from '../../server/db/open';
import { filesRoute } from '../../server/files';
import { letComeBack } from '../../server/pages/frame';
import { jsonOf } from '../../server/request/body';
import type { SearchPowers } from '../../server/search/prepare';
import type { ShopEnv } from '../../server/session/session';
import { languages, type Scope } from '../dialects/dialect';
import { write } from '../dialects/write';
import type { Example } from '../example';
import { faults } from '../faults/pages';
import { suggestionsFor } from '../find/rank';
import { groupsOf } from '../groups';
import { guides } from '../guides/all';
import { keptBy } from '../privacy/kept';
import { sentBy } from '../privacy/sent';
import { variables } from '../tree';
import { accessibilityFiles } from './accessibility';
import { find } from './find';
import { entries, rowsOf, type Entry } from './reference';
import { sampleOf } from './sample';
import { themeNames } from './themes';
import { createDocsTwig } from './twig';

const elementSections = ({ attributes }: Entry['declaration']) => [
  { id: 'playground', title: 'Try it' },
  ...(Object.keys(attributes).length > 0 ? [{ id: 'attributes', title: 'Attributes' }] : []),
  { id: 'events', title: 'Events' },
  { id: 'slots', title: 'Slots' },
  { id: 'parts', title: 'Parts' },
  { id: 'properties', title: 'Custom properties' },
  { id: 'privacy', title: 'What it keeps and sends' },
];

const faultSections = [
  { id: 'cause', title: 'Why' },
  { id: 'mend', title: 'How to mend it' },
  { id: 'example', title: 'Example' },
];

/** The questions of the docs' own search box, answered as every suggester URL does. */
export const docsSuggest = () =>
  new Hono().post('/suggest', async (c) => {
    const read = v.safeParse(suggestBody, await jsonOf(c));
    if (!read.success) return c.json({ products: [], categories: [] }, 422);
    return c.json(suggestionsFor(await find(read.output.query)));
  });

/** `filesFolder` holds the playground's built scripts. */
export function docsPages(db: Db, powers: SearchPowers, filesFolder: string) {
  const twig = createDocsTwig();
  const declared = async () => [...(await entries()).values()].map(({ declaration }) => declaration);
  const show = async (c: Context<ShopEnv>, page: string, data: Record<string, unknown>) => {
    letComeBack(c);
    return c.html(
      await twig.render(`docs/${page}.twig`, {
        nonce: c.var.nonce,
        path: new URL(c.req.url).pathname.replace(/\/$/, ''),
        scheme: /^(light|dark)$/.exec(getCookie(c, 'docs_scheme') ?? '')?.[1] ?? '',
        groups: groupsOf(await declared()),
        guides,
        ...data,
      }),
    );
  };
  const scopeOf = async (c: Context<ShopEnv>, { snippet, data }: Example): Promise<Scope> => ({
    ...(await sampleOf(db, powers, c.var.session, variables(snippet))),
    ...data,
  });

  const pages = new Hono<ShopEnv>({ strict: false });
  for (const { slug, template, sections, data = () => ({}) } of guides)
    pages.get(`/${slug}`, async (c) => show(c, template, { ...(await data()), sections }));
  return pages
    .route('/', accessibilityFiles(twig) as never)
    .route('/files', filesRoute(filesFolder, '/elementy/files') as never)
    .get('/e/:id', async (c, next) => {
      const fault = faults.get(c.req.param('id'));
      return fault === undefined ? next() : show(c, 'fault', { fault, sections: faultSections });
    })
    .get('/search', async (c) => {
      const query = c.req.query('query') ?? '';
      return show(c, 'search', { query, hits: (await find(query)).slice(0, 40), sections: [] });
    })
    .get('/:tag', async (c, next) => {
      const entry = (await entries()).get(c.req.param('tag'));
      if (entry === undefined) return next();
      const { declaration, example, knobs } = entry;
      const scope = await scopeOf(c, example);
      return show(c, 'element', {
        one: { ...declaration, ...rowsOf(declaration) },
        example,
        kept: keptBy(declaration.tag),
        sent: sentBy(declaration.tag),
        sections: elementSections(declaration),
        playground: {
          tag: declaration.tag,
          knobs,
          events: Object.keys(declaration.events),
          snippet: example.snippet,
          scope,
          height: example.height ?? 160,
          themes: await themeNames(),
        },
        snippets: languages.map((language) => ({ language, code: write(example.snippet, language, scope) })),
      });
    })
    .get('/:tag/podglad', async (c, next) => {
      const entry = (await entries()).get(c.req.param('tag'));
      if (entry === undefined) return next();
      const { declaration, example } = entry;
      const scope = await scopeOf(c, example);
      return show(c, 'preview', {
        tag: declaration.tag,
        isEnglish: c.req.query('lang') === 'en',
        known: { tag: declaration.tag, events: Object.keys(declaration.events) },
        snippet: write(example.snippet, 'HTML', scope),
      });
    })
    .get('/*', async (c) => {
      const query = c.req.path.split('/').at(-1)!;
      c.status(404);
      return show(c, 'search', { isMissing: true, query, hits: (await find(query)).slice(0, 40), sections: [] });
    });
}
