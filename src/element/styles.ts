/** Adds style sheets to shadow roots: constructed once per text and document, shared by all elements there. */

/** A document accepts only sheets that were constructed for it, and a root that another document adopts loses its own. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const textsOf = new WeakMap<Document | ShadowRoot, readonly string[]>();

/** Adds the texts to those of the root, and returns the sheets of all; none in a document without a window. */
function sheetsOf(root: Document | ShadowRoot, more: readonly string[], keepFirst?: number): CSSStyleSheet[] {
  const home = root.ownerDocument ?? (root as Document);
  const view = home.defaultView;
  const texts = [...new Set([...(textsOf.get(root)?.slice(0, keepFirst) ?? []), ...more])];
  textsOf.set(root, texts);
  if (!view) return [];
  const made = sheets.get(home) ?? new Map<string, CSSStyleSheet>();
  sheets.set(home, made);
  return texts.map((css) => {
    let sheet = made.get(css);
    if (sheet === undefined) {
      made.set(css, (sheet = new view.CSSStyleSheet()));
      sheet.replaceSync(css);
    }
    return sheet;
  });
}

/** Layout of an element before its own styles load, and the look of its error message. */
export const hostStyle =
  ':host{display:block}:host([hidden]){display:none}p[popover]{padding:1em;border:1px solid;border-radius:8px}';

/**
 * Adds the sheets of these texts to a root, in order, after the existing ones or the first `keepFirst` of them; skips those it already has.
 * Without texts it restores the root's sheets in another document.
 */
export function adopt(root: Document | ShadowRoot, texts: readonly string[] = [], keepFirst?: number): void {
  const sheets = sheetsOf(root, texts, keepFirst);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets.slice(0, keepFirst), ...sheets])];
}

/** The element's shadow root with these sheets: the one that the server printed, else a new one. */
export function rootOf(element: HTMLElement, texts: readonly string[]): ShadowRoot {
  const { shadowRoot: printed } = element;
  const root = printed ?? element.attachShadow({ mode: 'open' });
  if (printed) adopt(root, texts);
  // Reading adoptedStyleSheets is slow, and a page has hundreds of elements without any.
  else root.adoptedStyleSheets = sheetsOf(root, texts);
  return root;
}
