/** Decides what an element shows before React, or without it: a tree of its view's own markup, with placeholders for its values. */
import { pageLanguage } from '../page/config';
import type { Expression, Values } from './template-expression';

/**
 * Text, or `[head, attributes, ...children]`. A head is `span`, `span?unit` (present while `unit` is set), `tr*lines` (once for
 * each entry of a list, in which names refer to the entry's values first), or both. `?unit` alone is text with a condition.
 *
 *     condition   unit   !unit   a|b&!c   kind=locker         a list is true while it has entries
 *     in texts    {price}            a value; an attribute whose value is missing is left out
 *                 {=key|Polish}      a word, which the page or its language may replace
 *                 {label|=key|Pol}   a value, else a word
 *                 {?open: is-open}   text with a condition
 *     attribute   ['a', 'x', null]   'x' while `a`, else none; each side may be another such choice
 */
export type Tree =
  string | readonly [head: string, attributes: Readonly<Record<string, Expression>>, ...children: Tree[]];

/** Made from the view by `npm run manifest`, as `drawing.generated.ts` beside it. */
export interface Drawing {
  readonly tree: readonly Tree[];
  /** The style rules that this markup needs: first from the shared sheets, then from the view's own. */
  readonly css: readonly string[];
}

/** All that is needed to draw an element: the tree, its style sheets, and its values. */
export interface Drawn<Props> extends Drawing {
  /** Values that the tree uses besides the element's own properties. */
  readonly values?: (element: HTMLElement & Props) => Values;
}

type Until = 'touch' | 'now';

export interface FirstScreen<Props> extends Partial<Drawn<Props>> {
  /** Loads the drawing later, if the server has not printed it; undefined if the template's children stay until the view is there. */
  readonly late?: (element: HTMLElement & Props) => Promise<Drawn<Props> | undefined>;
  /** React loads at the first touch, or earlier: `now` at once; if left out, when the element is visible and the page idle. */
  readonly until?: Until | ((element: HTMLElement & Props) => Until | undefined);
  /** The element needs no view: what is loaded instead is its {@link Life}, without React. */
  readonly whole?: boolean;
  /** Whether the pressed button has already done its job, so that the view must not repeat it. */
  readonly does?: (button: Element, element: HTMLElement & Props) => boolean;
  /** Whether a submission of the template's form inside the element is held back until the view can handle it. */
  readonly holds?: boolean;
  /** Called once painted: starts what the element does by itself until its view is there. */
  readonly live?: (element: HTMLElement & Props, root: ShadowRoot) => void;
  /** Subscribes to state that elements share and that makes this one repaint. Returns the unsubscribe function. */
  readonly follow?: (element: HTMLElement, repaint: () => void) => () => void;
}

/** What an element without a view does from the moment that its code is there. */
export interface Life {
  /** Shows the present state; also called when a value of the element has changed. */
  readonly paint: () => void;
  /** Called whenever the element is in the page; returns what is called when it leaves. */
  readonly follow: () => () => void;
}

/** The template's own fields serve as first screen, so the page paints before React is fetched; without fields the view comes at once. */
export const fieldsScreen: FirstScreen<object> = {
  until: (element) => (element.querySelector('input') ? undefined : 'now'),
};

/** Marks what was drawn with its language, if the page around it is in another. Views are marked in the same way. */
export function markDrawn(host: Element, root: ParentNode): void {
  if (host.matches(`:lang(${pageLanguage()})`)) return;
  for (const drawn of root.children) drawn.setAttribute('lang', pageLanguage());
}
