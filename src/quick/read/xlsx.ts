/** Decides what the cells of an XLSX file's first sheet contain, as Excel, LibreOffice and Google Sheets write them. */
import { FileError, MOST_ENTRIES } from '../entry';
import type { Cell } from '../sheet';
import { scanXml } from './xml';
import { openZip } from './zip';
import type { Zip } from './zip';

/** Room for a full list with headings and empty lines. */
const MOST_ROWS = 5 * MOST_ENTRIES;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** "B7" → 1. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function sharedStrings(xml: string): readonly string[] {
  const found: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  scanXml(xml, {
    open(name) {
      if (bare(name) === 'si') text = '';
      if (bare(name) === 'rPh') phonetic += 1;
      isText = bare(name) === 't' && phonetic === 0;
    },
    close(name) {
      if (bare(name) === 'si') found.push(text);
      if (bare(name) === 'rPh') phonetic -= 1;
      isText = false;
    },
    text: (more) => isText && (text += more),
  });
  return found;
}

/** The numbers of the styles that show a number as a date. */
function dateStyles(xml: string): ReadonlySet<number> {
  const dates = new Set(['14', '15', '16', '17', '18', '19', '20', '21', '22', '45', '46', '47']);
  const found = new Set<number>();
  let isCells = false;
  let nth = 0;
  scanXml(xml, {
    open(name, attributes) {
      const tag = bare(name);
      if (tag === 'cellXfs') isCells = true;
      if (tag === 'numFmt') {
        const code = attributes().get('formatCode') ?? '';
        // Quoted words and bracketed colours are not part of the pattern.
        if (/[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))) dates.add(attributes().get('numFmtId') ?? '');
      }
      if (tag === 'xf' && isCells) {
        if (dates.has(attributes().get('numFmtId') ?? '')) found.add(nth);
        nth += 1;
      }
    },
    close: (name) => bare(name) === 'cellXfs' && (isCells = false),
    text: () => {},
  });
  return found;
}

function cellsIn(xml: string, strings: readonly string[], dates: ReadonlySet<number>): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let column = 0;
  let type = '';
  let isDate = false;
  let text = '';
  let isValue = false;
  scanXml(xml, {
    open(name, attributes) {
      const tag = bare(name);
      if (tag === 'row') row = [];
      if (tag === 'c') {
        const found = attributes();
        column = columnOf(found.get('r')) ?? row.length;
        type = found.get('t') ?? 'n';
        isDate = type === 'n' && dates.has(Number(found.get('s') ?? -1));
        text = '';
      }
      isValue = tag === 'v' || tag === 't';
    },
    close(name) {
      const tag = bare(name);
      isValue = false;
      if (tag === 'row' && rows.length < MOST_ROWS) rows.push(row.map((cell) => cell ?? ''));
      if (tag !== 'c' || text === '' || column > 255) return;
      while (row.length < column) row.push('');
      if (type === 's') row[column] = strings[Number(text)]?.trim() ?? '';
      else if (type === 'e' || type === 'b') row[column] = '';
      else if (type !== 'n') row[column] = text.trim();
      else row[column] = isDate ? dayOf(Number(text)) : numberOf(text);
    },
    text: (more) => isValue && (text += more),
  });
  return rows;
}

/** A date is stored as a number of days; as text it is not mistaken for a quantity. */
const dayOf = (days: number): string =>
  days > 0 && days < 2_900_000 ? new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10) : '?';

/** A bar code is a number too; all its digits must be kept. */
const numberOf = (text: string): Cell => (Number.isFinite(Number(text)) ? Number(text) : text);

/** The path of the workbook's first visible sheet: neither the files' names nor their order tell it. */
async function firstSheet(zip: Zip): Promise<string | undefined> {
  const book = zip.names.find((name) => /(^|\/)workbook\.xml$/.test(name)) ?? '';
  const folder = book.slice(0, -'workbook.xml'.length);
  let wanted: string | undefined;
  scanXml((await zip.text(book)) ?? '<none/>', {
    open(name, attributes) {
      if (bare(name) !== 'sheet' || wanted !== undefined || (attributes().get('state') ?? 'visible') !== 'visible')
        return;
      wanted = [...attributes()].find(([key]) => key.endsWith(':id'))?.[1];
    },
    close: () => {},
    text: () => {},
  });
  let path: string | undefined;
  scanXml((await zip.text(`${folder}_rels/workbook.xml.rels`)) ?? '<none/>', {
    open(name, attributes) {
      if (bare(name) !== 'Relationship' || attributes().get('Id') !== wanted) return;
      const target = attributes().get('Target') ?? '';
      path = target.startsWith('/') ? target.slice(1) : folder + target;
    },
    close: () => {},
    text: () => {},
  });
  return zip.names.find((name) => name === path) ?? zip.names.find((name) => /worksheets\/sheet1\.xml$/i.test(name));
}

/** Throws a FileError if the file has no sheet. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly Cell[])[]> {
  const zip = openZip(bytes);
  const sheet = await firstSheet(zip);
  if (sheet === undefined) throw new FileError('format');
  const part = (name: string) => zip.text(zip.names.find((one) => one.endsWith(name)) ?? '');
  const [xml = '', strings, styles] = [
    await zip.text(sheet),
    await part('sharedStrings.xml'),
    await part('styles.xml'),
  ];
  return cellsIn(xml, strings ? sharedStrings(strings) : [], styles ? dateStyles(styles) : new Set());
}
