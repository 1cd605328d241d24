/** Finds the words of a phrase in a title: compares folded text, and returns positions in the original. */
import { fold } from '../fields/fold';
import { SMALL_WORDS } from './small-words';

const plainLetters = new Map<string, string>();

/** Cached, because a list of titles has hundreds of letters but few different ones. */
function plainLetter(letter: string): string {
  let plain = plainLetters.get(letter);
  if (plain === undefined) plainLetters.set(letter, (plain = fold(letter)));
  return plain;
}

interface Folded {
  readonly text: string;
  /** For each character of `text` its index in the original, plus one entry for the end. */
  readonly origin: readonly number[];
}

function foldWithOrigin(original: string): Folded {
  let text = '';
  const origin: number[] = [];
  let place = 0;
  for (const letter of original) {
    const plain = plainLetter(letter);
    for (let at = 0; at < plain.length; at++) origin.push(place);
    text += plain;
    place += letter.length;
  }
  return { text, origin: [...origin, place] };
}

/** The folded words of a phrase to mark, without single letters and small words, which would mark too much. */
export function foldedWords(phrase: string): readonly string[] {
  const words = [
    ...new Set(
      fold(phrase)
        .split(/\s+/)
        .filter((word) => word.length > 1),
    ),
  ];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Shorter words match whole words only. */
const MIN_PREFIX = 3;
const LETTER = /[\p{L}\p{N}]/u;

/** Whether the match is at the beginning of a word, like in the search. */
const isMatch = (text: string, at: number, { length }: string): boolean =>
  !LETTER.test(text[at - 1] ?? '') && (length >= MIN_PREFIX || !LETTER.test(text[at + length] ?? ''));

/** Positions of the words in a text as `[from, to)`, in order and without overlaps; merges adjacent positions. */
export function placesOf(text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const { text: folded, origin } = foldWithOrigin(text);
  const matches: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      if (isMatch(folded, at, word))
        matches.push([origin[at] ?? text.length, afterLetter(origin, at + word.length) ?? text.length]);
    }
  }
  matches.sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of matches) {
    const last = merged.at(-1);
    if (last !== undefined && !text.slice(last[1], from).trim()) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The end of a match in the original: after the whole last letter, even if it folds to two letters. */
function afterLetter(origin: readonly number[], end: number): number | undefined {
  const last = origin[end - 1];
  let at = end;
  while (at < origin.length - 1 && origin[at] === last) at++;
  return origin[at];
}
