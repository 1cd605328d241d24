/** Reads the sheets of an XLSX file, as Excel, LibreOffice, Google Sheets and libraries write it. */
import { FileError } from '../entry';
import type { Sheet } from '../sheet';
import { filledSheets } from './grid';
import { numberFormats } from './number-format';
import { localName, scanXml } from './xml';
import { plainText, worksheet, type Book } from './xlsx-sheet';
import type { Zip } from './zip';

interface Relation {
  readonly id: string;
  /** The last segment of its type's URL: "worksheet", "sharedStrings". */
  readonly kind: string;
  readonly path: string;
}

/** Paths are relative to the folder, or absolute. Names in a `Zip` are lower case. */
function relationsOf(xml: string, folder: string): readonly Relation[] {
  const relations: Relation[] = [];
  scanXml(xml, {
    open(name, attributes) {
      if (localName(name) !== 'Relationship') return;
      const all = attributes();
      const target = (all.get('Target') ?? '').replaceAll('\\', '/');
      const parts: string[] = [];
      for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '' && part !== '.') parts.push(part);
      }
      relations.push({
        id: all.get('Id') ?? '',
        kind: (all.get('Type') ?? '').replace(/^.*\//, '').toLowerCase(),
        path: parts.join('/').toLowerCase(),
      });
    },
    close: () => {},
    text: () => {},
  });
  return relations;
}

async function relationsIn(zip: Zip, path: string): Promise<readonly Relation[]> {
  const folder = path.replace(/[^/]*$/, '');
  const xml = await zip.text(`${folder}_rels/${path.slice(folder.length)}.rels`);
  return xml === undefined ? [] : relationsOf(xml, folder);
}

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly id: string; readonly isShown: boolean }[];
  readonly isFrom1904: boolean;
  readonly isUncalculated: boolean;
}

function workbookOf(xml: string): Workbook {
  const sheets: Workbook['sheets'][number][] = [];
  const flags = new Map<string, string | undefined>();
  scanXml(xml, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'workbookPr') flags.set('1904', attributes().get('date1904'));
      if (tag === 'calcPr') flags.set('calculate', attributes().get('fullCalcOnLoad'));
      if (tag !== 'sheet') return;
      const all = attributes();
      const id = [...all].find(([key]) => localName(key) === 'id')?.[1] ?? '';
      sheets.push({ name: all.get('name') ?? '', id, isShown: (all.get('state') ?? 'visible') === 'visible' });
    },
    close: () => {},
    text: () => {},
  });
  const isSet = (flag: string) => ['1', 'true'].includes(flags.get(flag) ?? '');
  return { sheets, isFrom1904: isSet('1904'), isUncalculated: isSet('calculate') };
}

function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  scanXml(xml, {
    open(name) {
      const tag = localName(name);
      if (tag === 'si') text = '';
      if (tag === 'rPh') phonetic += 1;
      isText = tag === 't' && phonetic === 0;
    },
    close(name) {
      const tag = localName(name);
      if (tag === 'si') strings.push(plainText(text));
      if (tag === 'rPh') phonetic -= 1;
      isText = false;
    },
    text: (more) => isText && (text += more),
  });
  return strings;
}

/** The visible worksheets in the order of their tabs; empty ones only if all are. Throws a FileError if there is none. */
export async function readXlsx(zip: Zip): Promise<readonly Sheet[]> {
  const [root] = (await relationsIn(zip, '')).filter(({ kind }) => kind === 'officedocument');
  const path = root?.path ?? zip.names.find((name) => /(^|\/)workbook\.xml$/.test(name));
  const xml = path === undefined ? undefined : await zip.text(path);
  if (path === undefined || xml === undefined) throw new FileError('format');
  const { sheets, isFrom1904, isUncalculated } = workbookOf(xml);
  const relations = await relationsIn(zip, path);
  const part = async (kind: string) => {
    const name = relations.find((one) => one.kind === kind)?.path ?? '';
    return (await zip.text(name)) ?? zip.text(zip.names.find((one) => one.endsWith(`/${kind}.xml`)) ?? '');
  };
  const [strings, styles] = [await part('sharedstrings'), await part('styles')];
  const book: Book = {
    strings: strings === undefined ? [] : sharedStrings(strings),
    formats: styles === undefined ? [] : numberFormats(styles, isFrom1904),
    isUncalculated,
  };
  // A workbook without visible sheets is broken: then all sheets count.
  const visible = sheets.some(({ isShown }) => isShown) ? sheets.filter(({ isShown }) => isShown) : sheets;
  const read: Sheet[] = [];
  for (const [index, { name, id }] of visible.map((one, at) => [at, one] as const)) {
    const target = relations.find((one) => one.id === id)?.path ?? `xl/worksheets/sheet${index + 1}.xml`;
    const content = await zip.text(target);
    const sheet = content === undefined ? undefined : worksheet(content, name, book);
    if (sheet) read.push(sheet);
  }
  return filledSheets(read);
}
