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
  const { adoptedStyleSheets: worn } = root;
  const added = texts.map(sheet);
  // Reading adoptedStyleSheets is slow in browsers, and hundreds of elements start with none.
  root.adoptedStyleSheets = worn.length ? [...new Set([...worn, ...added])] : added;
}
