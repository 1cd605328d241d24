/** Decides what an element shows before and without React: a tree of its view's own markup, with places for its values. */
import { pageLanguage } from '../page/config';
import type { Said, Values } from './said';

/**
 * Text, or `[head, attributes, ...children]`. A head is `span`, `span?unit` (there while `unit` says something), `tr*lines` (once for
 * each entry of a list, in which names mean the entry's values first), or both. `?unit` alone is text with a condition.
 *
 *     condition   unit   !unit   a|b&!c   kind=locker         a list says something while it has entries
 *     in texts    {price}            a value; an attribute that has one which is not there is left out
 *                 {=key|Polish}      a word, which the page or its language may replace
 *                 {label|=key|Pol}   a value, else a word
 *                 {?open: is-open}   text with a condition
 *     attribute   ['a', 'x', null]   'x' while `a`, else none; each side may be such a choice again
 */
export type Tree = string | readonly [head: string, attributes: Readonly<Record<string, Said>>, ...children: Tree[]];

/** Made from the view by `npm run manifest`: `drawing.generated.ts` beside it. */
export interface Drawing {
  readonly tree: readonly Tree[];
  /** The rules of style sheets that this markup needs: of the shared ones, then of its own. */
  readonly css: readonly string[];
}

/** What an element is drawn by: the tree, its style sheets, and its values. */
export interface Drawn<Props> extends Drawing {
  /** What the tree asks for besides the element's values. */
  readonly values?: (element: HTMLElement & Props) => Values;
}

type Until = 'touch' | 'now';

export interface FirstScreen<Props> extends Partial<Drawn<Props>> {
  /** What it is drawn by comes later, where the template has not printed it; undefined where the template's children stay until the view is there. */
  readonly late?: (element: HTMLElement & Props) => Promise<Drawn<Props> | undefined>;
  /** React comes at the first touch, and before: `now` at once; left out, when the element is seen and the page has nothing to do. */
  readonly until?: Until | ((element: HTMLElement & Props) => Until | undefined);
  /** Whether a pressed button has done by itself what it is for: the view is not to repeat it. */
  readonly does?: (button: Element, element: HTMLElement & Props) => boolean;
  /** Whether it holds back what the template's form inside it would submit, until the view can take it. */
  readonly holds?: boolean;
  /** Called once it is painted: what else it does for itself until its view is there. */
  readonly live?: (element: HTMLElement & Props, root: ShadowRoot) => void;
  /** What else makes it repaint: state that elements share. Returns the way to stop. */
  readonly follow?: (element: HTMLElement, repaint: () => void) => () => void;
}

/** The template's own fields serve for a first screen, and the page is painted before React is fetched; where there are none, the view comes at once. */
export const fieldsScreen: FirstScreen<object> = {
  until: (element) => (element.querySelector('input') ? undefined : 'now'),
};

/** Marks what was drawn with the language it speaks, where the page around it is in another. As the views are marked. */
export function markDrawn(host: Element, root: ParentNode): void {
  if (host.matches(`:lang(${pageLanguage()})`)) return;
  for (const drawn of root.children) drawn.setAttribute('lang', pageLanguage());
}
