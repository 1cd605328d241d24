/** Defines the first screen of an element, shown before or without React: its view's markup as a tree with placeholders. */
import { pageLanguage } from '../page/config';
import type { Expression, Values } from './template-expression';

/**
 * Text, or `[head, attributes, ...children]`. A head is `span`, `span?unit` (present while `unit` is set), `tr*lines` (once for
 * each entry of a list, in which names refer to the entry's values first), or both. `?unit` alone is text with a condition.
 *
 *     condition   unit   !unit   a|b&!c   kind=locker         a list is true while it has entries
 *     in texts    {price}            a value; an attribute whose value is missing is left out
 *                 {=key|Polish}      a text, which the page or its language may replace
 *                 {label|=key|Pol}   a value, else a text
 *                 {?open: is-open}   text with a condition
 *     attribute   ['a', 'x', null]   'x' while `a`, else none; each side may be another such choice
 */
export type Tree =
  | string
  | readonly [head: string, attributes: Readonly<Record<string, Expression>>, ...children: Tree[]];

/** `npm run manifest` generates it from the view, as `drawing.generated.ts` beside it. */
export interface Drawing {
  readonly tree: readonly Tree[];
  /** The style rules that this markup needs: first from the shared sheets, then from the view's own. */
  readonly css: readonly string[];
}

/** Everything that drawing an element needs: the tree, its style sheets, and its values. */
export interface Drawn<Props> extends Drawing {
  /** Values that the tree uses besides the element's own properties. */
  readonly values?: (element: HTMLElement & Props) => Values;
}

type Until = 'touch' | 'now';

export interface FirstScreen<Props> extends Partial<Drawn<Props>> {
  /** Loads the drawing later, unless the server has printed it. Undefined: the template's children stay until the view is ready. */
  readonly late?: (element: HTMLElement & Props) => Promise<Drawn<Props> | undefined>;
  /** When React loads: `now`, on `touch` (the first interaction), or by default when the element is visible and the page idle. */
  readonly until?: Until | ((element: HTMLElement & Props) => Until | undefined);
  /** The element needs no view: it loads its {@link Life} instead, without React. */
  readonly whole?: boolean;
  /** Whether the pressed button has already done its job, so that the view does not repeat it. */
  readonly does?: (button: Element, element: HTMLElement & Props) => boolean;
  /** Whether a submission of the template's form inside the element waits for the view. */
  readonly holds?: boolean;
  /** Called after the first paint: starts the behaviour of the element before its view. */
  readonly live?: (element: HTMLElement & Props, root: ShadowRoot) => void;
  /** Subscribes to state that elements share and that repaints this one. Returns the unsubscribe function. */
  readonly follow?: (element: HTMLElement, repaint: () => void) => () => void;
}

/** Behaviour of an element without a view, from the moment its code is loaded. */
export interface Behaviour {
  /** Shows the present state; also called after a value of the element has changed. */
  readonly paint: () => void;
  /** Called whenever the element enters the page; returns the function to call when it leaves. */
  readonly follow: () => () => void;
}

/** The template's own fields are the first screen, so the page paints before React loads. Without fields the view loads at once. */
export const fieldsScreen: FirstScreen<object> = {
  until: (element) => (element.querySelector('input') ? undefined : 'now'),
};

/** Sets `lang` on the drawn markup if the surrounding page has another language. Views do the same. */
export function markDrawn(host: Element, root: ParentNode): void {
  if (host.matches(`:lang(${pageLanguage()})`)) return;
  for (const drawn of root.children) drawn.setAttribute('lang', pageLanguage());
}
