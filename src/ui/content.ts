/** Decides what a component may be given to show: elements anywhere, a text only where it stands alone in an element. */
import type { ReactElement } from 'react';

/**
 * Never a text, so it may stand beside siblings. Page translators wrap text nodes in elements of their own; React then no
 * longer finds one that it has put between others, and replaces one that is alone as a whole.
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];

/** For a place that has an element of its own. */
export type Content = string | Elements;
