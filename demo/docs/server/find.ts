/** Decides what can be found in the documentation: elements, their attributes, events and parts, sections with all that they say, questions, faults. */
import { faults } from '../faults/pages';
import { findIn, indexed, type Hit, type Indexed } from '../find/rank';
import { kept } from '../privacy/kept';
import { sent } from '../privacy/sent';
import { questions } from '../questions';
import { contractOf } from './contract';
import { entries, rowsOf } from './reference';
import { sections, textOf } from './sections';

/** What a guide's table says, of which its template has the loop alone. */
const inTables = new Map(
  Object.entries({ kept, sent }).map(([id, rows]) => [
    `privacy#${id}`,
    rows.flatMap((row) => Object.values(row).map(String)).join(' '),
  ]),
);

let built: Promise<readonly Indexed[]> | undefined;

/** Of everything, built once. */
export const docsIndex = (): Promise<readonly Indexed[]> => (built ??= build());

async function build(): Promise<readonly Indexed[]> {
  const all = [...(await entries()).entries()];
  const tags = all.map(([tag, { declaration, example }]) =>
    indexed(
      { title: tag, about: declaration.summary, link: `/elementy/${tag}`, kind: 'element' },
      example.words,
      [declaration.summary, ...(example.notes ?? [])].join(' '),
    ),
  );
  const rows = all.flatMap(([tag, { declaration }]) => {
    const { attributes, events, parts } = rowsOf(declaration);
    return Object.entries({ attribute: attributes, event: events, part: parts }).flatMap(([kind, found]) =>
      found.map(({ name, summary }) =>
        indexed({ title: name, about: `${tag}: ${summary}`, link: `/elementy/${tag}#${kind}-${name}`, kind: 'row' }),
      ),
    );
  });
  const section = (title: string, link: string, words: readonly string[], text: string): Indexed =>
    indexed({ title, about: '', link: `/elementy/${link}`, kind: 'section' }, words, text);
  const asked = questions.map(({ id, title, words, answer, code = [] }) =>
    section(title, `questions#${id}`, words, [...answer, ...code].join(' ')),
  );
  const guides = sections.map(({ page, id, title, words = [] }) =>
    section(title, `${page}#${id}`, words, `${textOf(page, id)} ${inTables.get(`${page}#${id}`) ?? ''}`),
  );
  const shapes = contractOf().shapes.map(({ name, summary, properties }) =>
    indexed(
      { title: name, about: 'Wire contract', link: `/elementy/contract#${name}`, kind: 'section' },
      [],
      [summary, ...properties.flatMap((one) => [one.name, one.summary])].join(' '),
    ),
  );
  const told = [...faults.values()].map(({ id, title, cause, mend, example }) =>
    section(title, `e/${id}`, [id], [cause, mend, example].join(' ')),
  );
  return [...asked, ...tags, ...rows, ...guides, ...shapes, ...told];
}

/** The best first. */
export const find = async (phrase: string): Promise<Hit[]> => findIn(await docsIndex(), phrase);
