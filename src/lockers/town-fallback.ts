/** Finds the town in a text without results, with one or two typos allowed. */
import { editDistance } from '../page/edit-distance';
import type { Words } from './columns';

/** Minimum word lengths for one typo and for two. */
const ONE_EDIT = 4;
const TWO_EDITS = 7;

const allowedEdits = ({ length }: string): number => (length < ONE_EDIT ? 0 : length < TWO_EDITS ? 1 : 2);

/** All runs of adjacent words, longest first. */
const spansOf = (words: readonly string[]): string[] =>
  words.flatMap((_, less) =>
    words.slice(0, less + 1).map((__, at) => words.slice(at, at + words.length - less).join(' ')),
  );

/** The folded town name; undefined if the text names no town. */
export function townIn({ folded }: Words, text: string): string | undefined {
  const spans = spansOf(text.split(' '));
  const exact = spans.find((span) => folded.includes(span));
  if (exact !== undefined) return exact;
  for (const span of spans) {
    const maxEdits = allowedEdits(span);
    const near = folded
      .map((town) => ({
        town,
        distance: maxEdits === 0 ? 1 : editDistance(span, town, maxEdits) + (town[0] === span[0] ? 0 : 0.5),
      }))
      .filter(({ distance }) => distance <= maxEdits)
      .sort((a, b) => a.distance - b.distance);
    if (near[0] !== undefined) return near[0].town;
  }
  return undefined;
}
