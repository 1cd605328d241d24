/** Decides what an element shows before and without React: a tree of its view's own markup, with places for its values. */
import { pageLanguage } from '../page/config';

/**
 * Text, or `[name, attributes, ...children]`. `{price}` stands for a value, `{=search.box.label|Szukaj}` for a word that
 * the page may replace, `{label|=search.box.label|Szukaj}` for the value or else the word; `span?unit` is there while `unit` says something, `span?!unit` while not; `['disabled|least', '', null]` is `''` while either is true.
 */
export type Tree =
  | string
  | readonly [
      name: string,
      attributes: Readonly<Record<string, string | readonly [flag: string, on: string | null, off: string | null]>>,
      ...children: Tree[],
    ];

/** Made from the view by `npm run manifest`: `drawing.generated.ts` beside it. */
export interface Drawing {
  readonly tree: readonly Tree[];
  /** The rules of the view's style sheets that this markup needs: what several drawings share, then its own. */
  readonly css: readonly string[];
}

export interface FirstScreen<Props> extends Drawing {
  /** React comes at the first touch, and before: `now` at once; left out, when the element is seen and the page has nothing to do. */
  readonly until?: 'touch' | ((element: HTMLElement & Props) => 'touch' | 'now');
  /** What the tree asks for besides the element's values. */
  readonly values?: (element: HTMLElement & Props) => Readonly<Record<string, unknown>>;
  /** Whether it holds back what the template's form inside it would submit, until the view can take it. */
  readonly holds?: boolean;
  /** Called once it is painted: what else it does for itself until its view is there. */
  readonly live?: (element: HTMLElement & Props, root: ShadowRoot) => void;
  /** What else makes it repaint: state that elements share. Returns the way to stop. */
  readonly follow?: (element: HTMLElement, repaint: () => void) => () => void;
}

export type See = (name: string) => unknown;

/** Marks what was drawn with the language it speaks, where the page around it is in another. As the views are marked. */
export function markDrawn(host: Element, root: ParentNode): void {
  if (host.matches(`:lang(${pageLanguage()})`)) return;
  for (const drawn of root.children) drawn.setAttribute('lang', pageLanguage());
}
