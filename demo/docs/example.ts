/** The documentation of a tag besides its declaration: use, example, states, keys and search terms. */
import type { Scope } from './dialects/dialect';
import type { Key } from './key';
import type { State } from './state';
import type { Child } from './tree';

export interface Example {
  /** Search words for the page, also in Polish. */
  readonly words: readonly string[];
  /** When to use the element. */
  readonly use: string;
  /** When to use another element: names such as `<shop-cart>` become links. */
  readonly instead: string;
  /** Content without JavaScript, if the default slot does not describe it. */
  readonly scriptless?: string;
  /** The snippet; the knobs change the first element of the page's tag. */
  readonly snippet: readonly Child[];
  /** Files besides those of the snippet. */
  readonly states: readonly State[];
  /** The element's own keys, in the order in which a test presses them; empty if it has only standard keys. */
  readonly keys?: readonly Key[];
  /** Minimum height of the example in px, for elements with overlays. */
  readonly height?: number;
  /** Advice before copying the snippet, in a few sentences. */
  readonly notes?: readonly string[];
  /** Template variables besides the shop's sample data (demo/docs/server/sample.ts). */
  readonly data?: Scope;
}
