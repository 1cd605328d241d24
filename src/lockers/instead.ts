/** Decides what is searched if a text finds nothing: the town that it names, with one or two typos allowed. */
import { edits } from '../page/edits';
import type { Words } from './columns';

/** Minimum lengths for one wrong letter, and for two. */
const ONE_WRONG = 4;
const TWO_WRONG = 7;

const slipsIn = ({ length }: string): number => (length < ONE_WRONG ? 0 : length < TWO_WRONG ? 1 : 2);

/** All runs of adjacent words, longest first. */
const spansOf = (words: readonly string[]): string[] =>
  words.flatMap((_, less) =>
    words.slice(0, less + 1).map((__, at) => words.slice(at, at + words.length - less).join(' ')),
  );

/** The town's name, folded like the text; undefined if the text names none. */
export function townIn({ folded }: Words, text: string): string | undefined {
  const spans = spansOf(text.split(' '));
  const exact = spans.find((span) => folded.includes(span));
  if (exact !== undefined) return exact;
  for (const span of spans) {
    const most = slipsIn(span);
    const near = folded
      .map((town) => ({ town, wrong: most === 0 ? 1 : edits(span, town, most) + (town[0] === span[0] ? 0 : 0.5) }))
      .filter(({ wrong }) => wrong <= most)
      .sort((a, b) => a.wrong - b.wrong);
    if (near[0] !== undefined) return near[0].town;
  }
  return undefined;
}
