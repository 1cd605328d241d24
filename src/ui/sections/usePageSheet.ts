/** Decides how an element styles what a template put into it deeper than a shadow root's style sheet reaches. */
import { useLayoutEffect } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

/** Puts the text's sheet on the document (or shadow root) in which the element stands, once however many elements want it; it stays. */
export function usePageSheet(element: HTMLElement, css: string): void {
  // Before it is painted: questions in the page's own look would be seen to jump.
  useLayoutEffect(() => {
    const root = element.getRootNode() as Document | ShadowRoot;
    let sheet = sheets.get(css);
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    // First, so that the page's own rules win.
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  }, [element, css]);
}
