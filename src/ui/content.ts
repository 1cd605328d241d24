/** Defines the content of a component: elements anywhere, a text only as the single child of an element. */
import type { ReactElement } from 'react';

/**
 * Never a text, so it may have siblings. Page translators wrap text nodes in elements of their own. React then no
 * longer finds a text between siblings, but replaces a single child as a whole.
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];

/** Content of a place that has its own element: text or React elements. */
export type Content = string | Elements;
