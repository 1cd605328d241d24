/** Screen-reader transcripts for the documentation, word for word as the accessibility tests recorded them. */
import { existsSync, readFileSync } from 'node:fs';
import type { Key } from '../key';

const recorded = (path: string): string => {
  const file = new URL(`../../../test/a11y/${path}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
};

/** Each key with the screen reader's output: one paragraph of the transcript each, in order. */
export function keysWithOutput(tag: string, keys: readonly Key[]): readonly (Key & { readonly output: string })[] {
  const paragraphs = recorded(`keys/${tag}.txt`).split('\n\n');
  return keys.map((key, at) => ({ ...key, output: paragraphs[at] ?? '' }));
}

/** The example's part of the accessibility tree, a line a control or landmark. */
export const treeOf = (tag: string): string => recorded(`snapshots/${tag}.txt`);
