/** Decides what is written down about a tag besides its declaration: an example, and words to find it by. */
import type { Scope } from './dialects/dialect';
import type { Child } from './tree';

export interface Example {
  /** What people who look for it may type, Polish words among them. */
  readonly words: readonly string[];
  /** The snippet; the first element of the page's tag is the one that the knobs turn. */
  readonly snippet: readonly Child[];
  /** Least height of the example in px, where something opens over the page. */
  readonly height?: number;
  /** What else one should know before pasting it, in a few sentences. */
  readonly notes?: readonly string[];
  /** What the template knows besides the shop's sample data (demo/docs/pages/sample.ts). */
  readonly data?: Scope;
}
