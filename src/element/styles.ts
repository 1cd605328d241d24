/** Decides how style sheets reach the shadow roots: constructed once per text, shared by all elements of the page. */

const sheets = new Map<string, CSSStyleSheet>();

/** The sheet of a CSS text; the same text is the same sheet. */
function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (made === undefined) {
    sheets.set(css, (made = new CSSStyleSheet()));
    made.replaceSync(css);
  }
  return made;
}

/** How an element stands in the page before its own styles are there, and unless they say otherwise; and what it says then. */
export const hostStyle =
  ':host{display:block}:host([hidden]){display:none}p[popover]{padding:1em;border:1px solid;border-radius:8px}';

/** Puts the texts' sheets on a root, in their order, after what is there; none of them twice. */
export function adopt(root: DocumentOrShadowRoot, texts: readonly string[]): void {
  const { adoptedStyleSheets: worn } = root;
  const added = texts.map(sheet);
  // A browser's list of them is slow to read, and hundreds of elements have none yet.
  root.adoptedStyleSheets = worn.length ? [...new Set([...worn, ...added])] : added;
}
