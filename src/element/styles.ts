/** Adds style sheets to shadow roots: constructed once per text, shared by all elements of the page. */

const sheets = new Map<string, CSSStyleSheet>();

/** The style sheet of a CSS text; equal texts share one. */
function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (made === undefined) {
    sheets.set(css, (made = new CSSStyleSheet()));
    made.replaceSync(css);
  }
  return made;
}

/** Layout of an element before its own styles load, and the look of its error message. */
export const hostStyle =
  ':host{display:block}:host([hidden]){display:none}p[popover]{padding:1em;border:1px solid;border-radius:8px}';

/** Adds the sheets of these texts to a root, in order, after the existing ones; skips those it already has. */
export function adopt(root: DocumentOrShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...texts.map(sheet)])];
}

/** The element's shadow root with these sheets: the one that the server printed, else a new one. */
export function rootOf(element: HTMLElement, texts: readonly string[]): ShadowRoot {
  const { shadowRoot: printed } = element;
  const root = printed ?? element.attachShadow({ mode: 'open' });
  if (printed) adopt(root, texts);
  // Reading adoptedStyleSheets is slow, and a page has hundreds of elements without any.
  else root.adoptedStyleSheets = texts.map(sheet);
  return root;
}
