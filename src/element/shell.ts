/** Decides what an element shows before and without React: a tree of its view's own markup, with places for its values. */
import { pageSetting, pageTexts } from '../page/config';

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

/** Made from the view by `npm run manifest`: `resting.ts` beside it. */
export interface Drawing {
  readonly tree: readonly Tree[];
  /** The rules of the view's style sheets that this markup needs: what several drawings share, then its own. */
  readonly css: readonly string[];
}

export interface Shell<Props> extends Drawing {
  /** `idle`: React comes when the element is seen and the page has nothing to do. Both: at the first touch. */
  readonly until: 'idle' | 'touch' | ((element: HTMLElement & Props) => 'idle' | 'touch' | 'now');
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

const word = (key: string): unknown => pageTexts()?.[key] ?? globalThis.shopElementsLanguage?.texts[key];

/** Marks what was drawn with the language it speaks, where the page around it is in another. As the views are marked. */
export function markDrawn(host: Element, root: ParentNode): void {
  const language = pageSetting('language') ?? globalThis.shopElementsLanguage?.language ?? 'pl';
  if (host.matches(`:lang(${language})`)) return;
  for (const drawn of root.children) drawn.setAttribute('lang', language);
}

/** Null where a value that stands in it is not there. */
function filled(text: string | null, see: See): string | null {
  let isGone = text === null;
  const said = text?.replace(/\{(=?)([^|}]+)\|?([^}]*)\}/g, (_, isWord: string, name: string, other: string) => {
    const value = isWord
      ? (word(name) ?? other)
      : (see(name) ?? (other === '' ? undefined : filled(`{${other}}`, see)));
    isGone ||= value == null;
    return String(value);
  });
  return isGone ? null : said!;
}

const isSaid = (flags: string, see: See): boolean =>
  flags[0] === '!' ? !see(flags.slice(1)) : flags.split('|').some((flag) => see(flag));

/** Draws the tree into `parent`, empty yet; what it returns paints it with the values of the moment. */
export function draw(
  parent: Node,
  trees: readonly Tree[],
  see: See,
  space = 'http://www.w3.org/1999/xhtml',
): () => void {
  const paints = trees.map((tree) => {
    if (typeof tree === 'string') {
      const node = parent.appendChild(new Text());
      return () => void (node.data = filled(tree, see) ?? '');
    }
    const [said, attributes, ...children] = tree;
    const [name, flag] = said.split('?') as [string, string?];
    const inside = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
    const node = document.createElementNS(inside, name);
    const place = parent.appendChild(flag === undefined ? node : new Text());
    const paint = draw(node, children, see, inside);
    return () => {
      if (flag !== undefined && isSaid(flag, see)) (place as Text).after(node);
      else if (flag !== undefined) node.remove();
      for (const [key, value] of Object.entries(attributes)) {
        const text = filled(typeof value === 'string' ? value : value[isSaid(value[0], see) ? 1 : 2], see);
        if (text === null) node.removeAttribute(key);
        else if (node.getAttribute(key) !== text) node.setAttribute(key, text);
        if (key === 'value' || key === 'checked')
          (node as HTMLInputElement)[key] = (key === 'value' ? text : text !== null) as never;
      }
      paint();
    };
  });
  return () => paints.forEach((paint) => paint());
}
