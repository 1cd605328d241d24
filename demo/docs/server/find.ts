/** The search index of the documentation: elements, attributes, events, parts, sections, questions, faults. */
import { faults } from '../../../src/tools/pack/faults/pages';
import { engineOf, type SearchHits, type Indexed } from '../find/rank';
import { guides } from '../guides/all';
import { contractOf } from './contract';
import { entries, rowsOf } from './reference';

/** Guides about one framework or CMS, with the names of it. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  wordpress: ['wordpress', 'woocommerce', 'plugin'],
  symfony: ['symfony', 'bundle'],
  laravel: ['laravel', 'blade'],
  'htmx-turbo': ['htmx', 'turbo', 'hx-boost'],
};

let built: Promise<readonly Indexed[]> | undefined;

/** The index of the whole documentation, built once. */
export const docsIndex = (): Promise<readonly Indexed[]> => (built ??= build());

/** Declarations, questions and fault pages mark code with backticks. */
const unmarked = (prose: string): string => prose.replaceAll('`', '');

const entry = ({
  about = '',
  words = [],
  text = about,
  ...named
}: Pick<Indexed, 'title' | 'link' | 'kind'> & Partial<Indexed>): Indexed => ({
  ...named,
  about: unmarked(about),
  words,
  text: unmarked(text),
});

async function build(): Promise<readonly Indexed[]> {
  const all = [...(await entries()).entries()];
  const tags = all.map(([tag, { declaration, example }]) =>
    entry({
      title: tag,
      about: declaration.summary,
      link: `/elementy/${tag}`,
      kind: 'element',
      words: example.words,
      text: [declaration.summary, ...(example.notes ?? [])].join(' '),
    }),
  );
  const rows = all.flatMap(([tag, { declaration }]) => {
    const { attributes, events, parts } = rowsOf(declaration);
    return Object.entries({ attribute: attributes, event: events, part: parts }).flatMap(([kind, items]) =>
      items.map(({ name, summary }) =>
        entry({ title: name, about: `${tag}: ${summary}`, link: `/elementy/${tag}#${kind}-${name}`, kind: 'row' }),
      ),
    );
  });
  const sections = guides.flatMap(({ slug, title: page, lang, sections: own }) => {
    const host = HOSTS[slug.replace('pl/', '')];
    return own.map(({ id, title, words = [], text }) =>
      entry({
        title,
        page,
        link: `/elementy/${slug}#${id}`,
        kind: 'section',
        words,
        text,
        ...(lang && { lang }),
        ...(host && { host }),
      }),
    );
  });
  const shapes = contractOf().shapes.map(({ name, summary, properties }) =>
    entry({
      title: name,
      page: 'Wire contract',
      link: `/elementy/contract#${name}`,
      kind: 'section',
      text: [summary, ...properties.flatMap((one) => [one.name, one.summary])].join(' '),
    }),
  );
  const messages = [...faults.values()].map(({ id, title, cause, mend, example }) =>
    entry({
      title,
      page: 'Messages',
      link: `/elementy/e/${id}`,
      kind: 'message',
      words: [id],
      text: [cause, mend, example].join(' '),
    }),
  );
  return [...tags, ...rows, ...sections, ...shapes, ...messages];
}

let engine: Promise<ReturnType<typeof engineOf>> | undefined;

export const find = async (phrase: string): Promise<SearchHits> =>
  (await (engine ??= docsIndex().then(engineOf)))(phrase);
