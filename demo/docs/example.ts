/** The documentation of a tag besides its declaration: use, example, states, keys and search terms. */
import type { Scope } from './dialects/dialect';
import type { Key } from './key';
import type { State } from './state';
import type { Child } from './tree';

export interface Example {
  /** Search words for the page, also in Polish. */
  readonly words: readonly string[];
  /** When it is the right one. */
  readonly use: string;
  /** When it is not, and what is then: elements as `<shop-cart>` become links. */
  readonly instead: string;
  /** Content without JavaScript, if the default slot does not describe it. */
  readonly scriptless?: string;
  /** The snippet; the first element of the page's tag is the one that the knobs turn. */
  readonly snippet: readonly Child[];
  /** Besides the one that the snippet shows. */
  readonly states: readonly State[];
  /** The element's own keys, in the order in which a test presses them; empty if it has only standard keys. */
  readonly keys?: readonly Key[];
  /** Least height of the example in px, where something opens over the page. */
  readonly height?: number;
  /** What else one should know before pasting it, in a few sentences. */
  readonly notes?: readonly string[];
  /** What the template knows besides the shop's sample data (demo/docs/server/sample.ts). */
  readonly data?: Scope;
}
