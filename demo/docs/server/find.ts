/** Decides what can be found in the documentation: elements, their attributes, events and parts, sections with all that they say, questions, faults. */
import { faults } from '../faults/pages';
import { findIn, indexed, type Hit, type Indexed } from '../find/rank';
import { guides } from '../guides/all';
import { contractOf } from './contract';
import { entries, rowsOf } from './reference';

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
  const sections = guides.flatMap(({ slug, sections: own }) =>
    own.map(({ id, title, words = [], text }) => section(title, `${slug}#${id}`, words, text)),
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
  return [...tags, ...rows, ...sections, ...shapes, ...told];
}

/** The best first. */
export const find = async (phrase: string): Promise<Hit[]> => findIn(await docsIndex(), phrase);
