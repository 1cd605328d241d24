/** Decides what a view is told of printing, and what stands in the margins of its sheets: a line of text and their numbers. */

/** `begin` has to have drawn what is printed when it returns; `end` may come before the printer has it. */
export function onPrint(begin: () => void, end: () => void): () => void {
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** As a string of CSS. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** No text has them. */
const PAGE = '\ue001';
const PAGES = '\ue002';

/**
 * Only the document's own style sheets have margin boxes; browsers without them lose nothing else. `numbered` puts the two numbers
 * into its words. Returns the function that takes the style sheet away.
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
