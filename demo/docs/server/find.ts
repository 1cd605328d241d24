/** Decides what a search through the documentation finds: elements first, then their attributes, events and parts, and sections of the guides. */
import { plain } from '../../server/catalogue/haystack';
import { contractOf } from './contract';
import { entries, rowsOf } from './reference';
import { sections } from './sections';

export interface Hit {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly kind: 'element' | 'row' | 'section';
}

interface Indexed extends Hit {
  /** What is compared: the name counts most, then other words for it, then what is said of it. */
  readonly name: string;
  readonly words: string;
  readonly text: string;
}

let index: Promise<readonly Indexed[]> | undefined;

const indexed = (hit: Hit, words: readonly string[] = []): Indexed => ({
  ...hit,
  name: plain(hit.title),
  words: plain(words.join(' ')),
  text: plain(hit.about),
});

async function build(): Promise<readonly Indexed[]> {
  const all = [...(await entries()).entries()];
  const tags = all.map(([tag, { declaration, example }]) =>
    indexed({ title: tag, about: declaration.summary, link: `/elementy/${tag}`, kind: 'element' }, example.words),
  );
  const rows = all.flatMap(([tag, { declaration }]) => {
    const { attributes, events, parts } = rowsOf(declaration);
    return Object.entries({ attribute: attributes, event: events, part: parts }).flatMap(([kind, found]) =>
      found.map(({ name, summary }) =>
        indexed({ title: name, about: `${tag}: ${summary}`, link: `/elementy/${tag}#${kind}-${name}`, kind: 'row' }),
      ),
    );
  });
  const guides = sections.map(({ page, id, title, words = [] }) =>
    indexed({ title, about: '', link: `/elementy/${page}#${id}`, kind: 'section' }, words),
  );
  const shapes = contractOf().shapes.map(({ name }) =>
    indexed({ title: name, about: 'Wire contract', link: `/elementy/contract#${name}`, kind: 'section' }),
  );
  return [...tags, ...rows, ...guides, ...shapes];
}

/** How well one word fits; 0 not at all. */
function fit({ name, words, text }: Indexed, word: string): number {
  if (name === word || name === `shop-${word}`) return 8;
  if (name.split(/[^a-z0-9]+/).some((part) => part.startsWith(word))) return 5;
  if (words.split(' ').some((part) => part.startsWith(word))) return 4;
  if (name.includes(word)) return 3;
  return text.includes(word) ? 1 : 0;
}

const rank = { element: 3, section: 1, row: 0 } as const;

/** The best first; every word has to fit somewhere. */
export async function find(phrase: string): Promise<Hit[]> {
  const words = plain(phrase).split(' ').filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const scored = (await (index ??= build())).flatMap((one) => {
    const fits = words.map((word) => fit(one, word));
    const score = fits.includes(0) ? 0 : fits.reduce((sum, next) => sum + next, rank[one.kind]);
    return score === 0 ? [] : [{ one, score }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .map(({ one: { title, about, link, kind } }) => ({ title, about, link, kind }));
}
