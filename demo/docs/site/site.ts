/** The files of the static site: every page as the shop renders it and as Markdown, the search index, llms.txt, the contract. */
import { readFile } from 'node:fs/promises';
import { faults } from '../../../src/tools/pack/faults/pages';
import { guides } from '../guides/all';
import { accessibilityFileNames } from '../server/accessibility';
import { docsIndex } from '../server/find';
import { entries } from '../server/reference';
import { NO_SCRIPTS, slugOf } from '../state';
import { markdownOf } from './markdown';
import { placeOf, relative } from './links';

/** The type of Hono's `app.request`. */
type RequestPage = (path: string) => Promise<Response> | Response;

const repository = new URL('../../../', import.meta.url);

async function text(request: RequestPage, path: string): Promise<string> {
  const answer = await request(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Texts and pictures by their path in the site. Scripts and styles are copied beside them. */
export async function siteOf(request: RequestPage): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const elements = await entries();
  const tags = [...elements.keys()];
  const titled: [slug: string, title: string][] = [
    ...guides.map(({ slug, title }): [string, string] => [slug, title]),
    ...tags.map((tag): [string, string] => [tag, tag]),
    ...[...faults.values()].map(({ id, title }): [string, string] => [`e/${id}`, title]),
  ];
  const frames = [...elements].flatMap(([tag, { example }]) =>
    ['', ...example.states.map((state) => `/${slugOf(state)}`), `/${NO_SCRIPTS}`].map(
      (state) => `${tag}/podglad${state}`,
    ),
  );
  const pictures = new Set<string>();
  for (const slug of [...titled.map(([one]) => one), 'search', ...frames]) {
    const html = await text(request, `/elementy/${slug}`);
    const folder = slug === '' ? '' : `${slug}/`;
    files.set(`${folder}index.html`, relative(html, folder));
    for (const [, picture] of html.matchAll(/\ssrc="(\/obrazki\/[^"]+)"/g)) pictures.add(picture!);
  }
  for (const [slug] of titled) {
    const name = slug === '' ? 'index' : slug;
    files.set(`${name}.md`, markdownOf(files.get(`${slug === '' ? '' : `${slug}/`}index.html`)!));
  }
  for (const picture of pictures) files.set(placeOf(picture)!, await text(request, picture));
  const index = (await docsIndex()).map((one) => ({ ...one, link: placeOf(one.link)! }));
  files.set('index.json', JSON.stringify(index));
  for (const name of accessibilityFileNames) files.set(name, await text(request, `/elementy/${name}`));
  files.set('openapi.json', await readFile(new URL('src/tools/contract/openapi.json', repository), 'utf8'));
  const lines = titled.map(([slug, title]) => `- [${title}](${slug === '' ? 'index' : slug}.md)`);
  const about = 'Web components for a Polish-language B2B shop: cart and checkout, search, favourites, on any backend.';
  files.set('llms.txt', `# Shop Elements\n\n> ${about}\n\n- [The contract](openapi.json)\n${lines.join('\n')}\n`);
  return files;
}
