/** Writes one sheet like three programs: Excel with shared strings, LibreOffice with styles and cached formulas, a library without positions. */
import { zipOf } from '../ksef/zip';

export type Maker = 'excel' | 'libreoffice' | 'library';
export type Value = string | number;

export interface Book {
  readonly name: string;
  readonly rows: readonly (readonly Value[])[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

export function xlsxOf(books: readonly Book[], maker: Maker): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const shared = (text: string): number => {
    const at = strings.indexOf(text);
    return at >= 0 ? at : strings.push(text) - 1;
  };
  const cell = (value: Value, row: number, column: number): string => {
    const place = maker === 'library' ? '' : ` r="${letterOf(column)}${row + 1}"`;
    if (value === '') return maker === 'library' ? '<c/>' : '';
    if (typeof value === 'number')
      return `<c${place}${maker === 'libreoffice' ? ' s="1" t="n"' : ''}><v>${value}</v></c>`;
    if (maker === 'library') return `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    return `<c${place}${maker === 'libreoffice' ? ' s="1"' : ''} t="s"><v>${shared(value)}</v></c>`;
  };
  const sheet = ({ rows, hiddenRows, hiddenColumns }: Book): string => {
    const columns = [...hiddenColumns]
      .toSorted((a, b) => a - b)
      .map(
        (at) =>
          `<col min="${at + 1}" max="${at + 1}" width="9" hidden="${maker === 'libreoffice' ? 'true' : '1'}" customWidth="1"/>`,
      );
    const lines = rows.flatMap((row, at) => {
      // Excel omits empty rows.
      if (maker === 'excel' && row.every((value) => value === '')) return [];
      const place = maker === 'library' ? '' : ` r="${at + 1}"`;
      const hidden = hiddenRows.has(at) ? ` hidden="${maker === 'libreoffice' ? 'true' : '1'}"` : '';
      return [`<row${place}${hidden}>${row.map((value, column) => cell(value, at, column)).join('')}</row>`];
    });
    const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${MAIN}>${cols}<sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const parts = books.map(sheet);
  const list = books.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const rels = books.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${TYPE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} ${RELS}><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="0"/></cellXfs></styleSheet>`,
  };
  parts.forEach((xml, index) => (files[`xl/worksheets/sheet${index + 1}.xml`] = xml));
  if (maker !== 'library')
    files['xl/sharedStrings.xml'] =
      `<sst ${MAIN}>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  return zipOf(files, { isStored: maker === 'library', hasDescriptors: maker === 'libreoffice' });
}
