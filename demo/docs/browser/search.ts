/** Decides how the static site is searched: the suggester asks as ever, and the page answers from the index that was built. */
import { findIn, suggestionsFor, type Hit, type Indexed } from '../find/rank';
import { fileUrl, isStatic, pageUrl } from './place-of-site';

let index: Promise<readonly Indexed[]> | undefined;

async function found(query: string): Promise<Hit[]> {
  index ??= fetch(fileUrl('index.json')).then((answer) => answer.json() as Promise<Indexed[]>);
  return findIn(await index, query).map((hit) => ({ ...hit, link: pageUrl(hit.link) }));
}

/** Elements look `fetch` up at each call. */
function answerSuggester(): void {
  const asked = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    if (input !== fileUrl('suggest')) return asked(input, init);
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    return Response.json(suggestionsFor(await found(query)));
  };
}

/** The page of all that was found, which a server would have printed. */
async function showFound(list: Element, query: string): Promise<void> {
  const rows = (await found(query)).slice(0, 40).map(({ title, about, link }) => {
    const row = document.createElement('li');
    const [anchor, name, more] = [
      document.createElement('a'),
      document.createElement('strong'),
      document.createElement('span'),
    ];
    anchor.href = link;
    name.textContent = title;
    more.textContent = about;
    anchor.append(name, more);
    row.append(anchor);
    return row;
  });
  list.replaceChildren(...rows);
  const lead = document.querySelector('.lead');
  if (lead) lead.textContent = rows.length > 0 ? `What fits “${query}”` : `Nothing fits “${query}”.`;
}

if (isStatic) {
  answerSuggester();
  const list = document.querySelector('main > .hits');
  const query = new URLSearchParams(location.search).get('query');
  if (query && list && location.pathname.startsWith(new URL(pageUrl('search/')).pathname)) void showFound(list, query);
}
