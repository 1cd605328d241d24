/** The search of the static site: intercepts the suggester's calls and answers from the built index. */
import { engineOf, suggestionsFor, type SearchHits, type Indexed } from '../find/rank';
import { fileUrl, isStatic, pageUrl } from './place-of-site';

let engine: Promise<ReturnType<typeof engineOf>> | undefined;

async function findInIndex(query: string): Promise<SearchHits> {
  engine ??= fetch(fileUrl('index.json'))
    .then((answer) => answer.json() as Promise<Indexed[]>)
    .then(engineOf);
  const { hits, unknown } = (await engine)(query);
  return { hits: hits.map((hit) => ({ ...hit, link: pageUrl(hit.link) })), unknown };
}

/** Elements read `fetch` at each call. */
function answerSuggester(): void {
  const originalFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    if (input !== fileUrl('suggest')) return originalFetch(input, init);
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    return Response.json(suggestionsFor((await findInIndex(query)).hits));
  };
}

/** The page of all results, which a server would have rendered. */
async function showHits(list: Element, query: string): Promise<void> {
  const { hits, unknown } = await findInIndex(query);
  const rows = hits.map(({ title, page, about, link }) => {
    const row = document.createElement('li');
    const [anchor, name, more] = ['a', 'strong', 'span'].map((tag) => document.createElement(tag));
    anchor!.setAttribute('href', link);
    name!.textContent = page === undefined ? title : `${page}: ${title}`;
    more!.textContent = about;
    anchor!.append(name!, more!);
    row.append(anchor!);
    return row;
  });
  list.replaceChildren(...rows);
  const lead = document.querySelector('.lead');
  if (lead)
    lead.textContent = [
      rows.length > 0 ? `Results for “${query}”` : `No results for “${query}”.`,
      ...unknown.map((word) => `“${word}” is on no page.`),
    ].join(' ');
}

if (isStatic) {
  answerSuggester();
  const list = document.querySelector('main > .hits');
  const query = new URLSearchParams(location.search).get('query');
  if (query && list && location.pathname.startsWith(new URL(pageUrl('search/')).pathname)) void showHits(list, query);
}
