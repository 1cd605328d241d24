/** Detects the format of an XML or HTML file by its root element, and reads its sheets. */
import { foreign } from '../entry';
import type { ForeignFormat } from '../entry';
import type { Sheet } from '../sheet';
import { readHtmlTables } from './html-table';
import { readOds } from './ods';
import { readSpreadsheetXml, SPREADSHEET_XML } from './spreadsheet-xml';
import { localName } from './xml';

/** The name of the first element; undefined if the text is no markup. */
export function rootOf(text: string): string | undefined {
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    if (text.charAt(at) !== '<') return undefined;
    const end = text.startsWith('<!--', at)
      ? '-->'
      : text.startsWith('<?', at)
        ? '?>'
        : /^<!\w/.test(text.slice(at, at + 3))
          ? endOfType(text, at)
          : undefined;
    if (end === undefined) return /^<([A-Za-z_][\w:.-]*)[\s/>]/.exec(text.slice(at, at + 200))?.[1];
    const stop = text.indexOf(end, at);
    if (stop < 0) return undefined;
    at = stop + end.length;
  }
}

/** The end of a document type, including its internal definitions. */
const endOfType = (text: string, at: number): string => {
  const [bracket, angle] = [text.indexOf('[', at), text.indexOf('>', at)];
  return bracket >= 0 && bracket < angle ? ']>' : '>';
};

const HTML = new Set('html head body table meta style div center font link title p span tr b h1 h2 h3'.split(' '));
const INVOICES = new Set(['Invoice', 'CreditNote', 'Order', 'CrossIndustryInvoice', 'StandardBusinessDocument']);
const FOREIGN = new Map<string, ForeignFormat>([
  ['JPK', 'jpk'],
  ['wordDocument', 'doc'],
  ['svg', 'image'],
]);

/** Throws a FileError if it is no table. */
export function sheetsInMarkup(root: string, text: string): readonly Sheet[] {
  const name = localName(root);
  const head = text.slice(0, 5000);
  if (HTML.has(name.toLowerCase())) return [readHtmlTables(text)];
  if (name === 'Workbook' && head.includes(SPREADSHEET_XML)) return readSpreadsheetXml(text);
  if (name === 'document' && head.includes('opendocument')) return readOds(text);
  if (INVOICES.has(name) && /urn:(oasis|un|cen)|peppol|unece/i.test(head)) throw foreign('invoice');
  throw foreign(FOREIGN.get(name) ?? 'xml');
}
