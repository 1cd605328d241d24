/** Prepares a view for printing, and prints a line of text and the page numbers in the margins of its sheets. */

/** Calls `begin` before printing; it must have rendered the content when it returns. `end` may run before the printer has received it. */
export function onPrint(begin: () => void, end: () => void): () => void {
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Quotes a string for CSS. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Private characters that no text contains. */
const PAGE = '\ue001';
const PAGES = '\ue002';

/**
 * Margin boxes work only in the document's own style sheets; browsers without them print no margins. `numbered` inserts both
 * numbers into its sentence. Returns the function that removes the style sheet.
 */
export function marginsOfSheets(sheetName: string, numbered: (page: string, pages: string) => string): () => void {
  const content = numbered(PAGE, PAGES)
    .split(/([\ue001\ue002])/)
    .filter(Boolean)
    .map((one) => (one === PAGE ? 'counter(page)' : one === PAGES ? 'counter(pages)' : quoted(one)))
    .join(' ');
  const look = 'font-size:7.5pt;font-family:sans-serif;color:#555';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@page{size:A4;margin:14mm 14mm 16mm;@bottom-left{content:${quoted(sheetName)};${look}}@bottom-right{content:${content};${look}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((one) => one !== sheet);
  };
}
