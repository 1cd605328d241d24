/** Tests sheets of other programs: OpenDocument, XML Spreadsheet 2003, and HTML with the ending .xls. */
import { describe, expect, it } from 'vitest';
import { readFile } from '../../../../src/lookup/read/file';
import { readHtmlTables } from '../../../../src/lookup/read/html-table';
import { readOds } from '../../../../src/lookup/read/ods';
import { readSpreadsheetXml, SPREADSHEET_XML } from '../../../../src/lookup/read/spreadsheet-xml';
import { zipOf } from '../../../ksef/zip';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { size: data.length, arrayBuffer: async () => data.slice().buffer };
};

describe('readOds', () => {
  const NAMES = ['office', 'table', 'text', 'style', 'calcext']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const content = (tables: string, styles = '') =>
    `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const cell = (attributes: string, text = '') =>
    `<table:table-cell ${attributes}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;
  const string = (text: string, more = '') => cell(`office:value-type="string" ${more}`, text);
  const float = (value: string, text = value, more = '') =>
    cell(`office:value-type="float" office:value="${value}" ${more}`, text);
  const row = (inner: string, more = '') => `<table:table-row ${more}>${inner}</table:table-row>`;
  const table = (inner: string, more = 'table:name="Z"') => `<table:table ${more}>${inner}</table:table>`;
  const rowsOf = (inner: string) => readOds(content(table(inner)))[0]?.rows;

  it.each([
    ['a text', string('A-1'), 'A-1'],
    [
      'a text of two paragraphs with spaces',
      `<table:table-cell office:value-type="string"><text:p>A<text:s text:c="2"/>B</text:p><text:p>C</text:p></table:table-cell>`,
      'A  B C',
    ],
    ['a number', float('2.5', '2,50'), 2.5],
    ['a number with a currency', cell('office:value-type="currency" office:value="4.5"', '4,50 zł'), 4.5],
    ['a number that is shown as a code', float('123', '000123'), '000123'],
    ['a date', cell('office:value-type="date" office:date-value="2026-03-04"', '04.03.2026'), '04.03.2026'],
    [
      'an error',
      cell(
        'table:formula="of:=B1" office:value-type="string" office:string-value="" calcext:value-type="error"',
        '#REF!',
      ),
      '#REF!',
    ],
    [
      'an error that looks like a number',
      cell('table:formula="of:=B1" office:value-type="float" office:value="0" calcext:value-type="error"', '#DIV/0!'),
      '#DIV/0!',
    ],
    ['a formula without a result', cell('table:formula="of:=B1"'), '='],
    [
      'a comment beside the text',
      `<table:table-cell office:value-type="string"><office:annotation><text:p>uwaga</text:p></office:annotation><text:p>A-1</text:p></table:table-cell>`,
      'A-1',
    ],
  ])('reads %s', (_, written, value) => expect(rowsOf(row(written))).toEqual([[value]]));

  it('repeats cells and rows, up to the last content', () =>
    expect(
      rowsOf(
        row(
          string('A') +
            cell('table:number-columns-repeated="2"') +
            float('3', '3', 'table:number-columns-repeated="2"') +
            cell('table:number-columns-repeated="16000"'),
        ) +
          row(string('B'), 'table:number-rows-repeated="2"') +
          row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048000"'),
      ),
    ).toEqual([['A', '', '', 3, 3], ['B'], ['B']]));
  it('marks hidden rows and columns, and skips hidden sheets', () => {
    const [visible, ...others] = readOds(
      content(
        table(row(string('x')), 'table:name="Ukryty" table:style-name="h"') +
          table(
            `<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>${row(string('A'))}${row(string('B'), 'table:visibility="filter"')}`,
          ),
        '<style:style style:name="h" style:family="table"><style:table-properties table:display="false"/></style:style>',
      ),
    );
    expect(others).toEqual([]);
    expect([[...(visible?.hiddenRows ?? [])], [...(visible?.hiddenColumns ?? [])]]).toEqual([[1], [2]]);
  });
  it('repeats merged cells', () =>
    expect(
      rowsOf(
        row(string('A-1', 'table:number-rows-spanned="2"') + float('3')) +
          row('<table:covered-table-cell/>' + float('4')),
      ),
    ).toEqual([
      ['A-1', 3],
      ['A-1', 4],
    ]));
  it('ignores deleted content in the change history', () =>
    expect(
      readOds(
        content(
          `<table:tracked-changes><table:table-cell><text:p>alt</text:p></table:table-cell></table:tracked-changes>${table(row(string('A')))}`,
        ),
      )[0]?.rows,
    ).toEqual([['A']]));

  const order = content(table(row(string('Symbol') + string('Ilość')) + row(string('A-1') + float('4'))));
  it('reads a zip and a single XML file', async () => {
    for (const file of [
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': order }),
      order.replaceAll('document-content', 'document'),
    ])
      expect((await readFile(fileOf(file))).entries).toEqual([{ code: 'A-1', quantity: '4' }]);
  });
  it('rejects an encrypted file and a text document by name', async () => {
    const encrypted = zipOf({ 'content.xml': '\u0001', 'META-INF/manifest.xml': '<manifest:encryption-data/>' });
    await expect(readFile(fileOf(encrypted))).rejects.toMatchObject({ format: 'password' });
    const document = zipOf({ 'content.xml': '<office:document-content><office:text/></office:document-content>' });
    await expect(readFile(fileOf(document))).rejects.toMatchObject({ format: 'doc' });
  });
});

describe('readSpreadsheetXml', () => {
  const book = (table: string, { styles = '', options = '', more = '' } = {}) =>
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="${SPREADSHEET_XML}" xmlns:ss="${SPREADSHEET_XML}"><Styles>${styles}</Styles><Worksheet ss:Name="Z"><Table>${table}</Table>${options}</Worksheet>${more}</Workbook>`;
  const data = (type: string, value: string) => `<Data ss:Type="${type}">${value}</Data>`;
  const cell = (type: string, value: string, more = '') => `<Cell ${more}>${data(type, value)}</Cell>`;
  const rowsOf = (table: string, styles = '') => readSpreadsheetXml(book(table, { styles }))[0]?.rows;

  it('reads texts, numbers, dates, errors, and formulas without a result', () =>
    expect(
      rowsOf(
        `<Row>${cell('String', 'A &amp; B')}${cell('Number', '2.5')}${cell('DateTime', '2026-03-04T00:00:00.000')}${cell('Error', '#REF!')}<Cell ss:Formula="=RC[-1]"/></Row>`,
      ),
    ).toEqual([['A & B', 2.5, '2026-03-04', '#REF!', '=']]));
  it('reads positions of cells and rows after gaps', () =>
    expect(
      rowsOf(
        `<Row ss:Index="3">${cell('String', 'A', 'ss:Index="2"')}${cell('String', 'B')}${cell('String', 'C', 'ss:MergeAcross="1"')}${cell('String', 'D')}</Row>`,
      ),
    ).toEqual([['', 'A', 'B', 'C', '', 'D']]));
  it('keeps the leading zeros of a code', () =>
    expect(
      rowsOf(
        `<Row>${cell('Number', '123', 'ss:StyleID="s1"')}</Row>`,
        '<Style ss:ID="s1"><NumberFormat ss:Format="000000"/></Style>',
      ),
    ).toEqual([['000123']]));
  it('ignores comments', () =>
    expect(
      rowsOf(`<Row><Cell>${data('String', 'A')}<Comment>${data('String', 'uwaga')}</Comment></Cell></Row>`),
    ).toEqual([['A']]));
  it('repeats merged cells', () =>
    expect(
      rowsOf(
        `<Row>${cell('String', 'A-1', 'ss:MergeDown="1"')}${cell('Number', '3')}</Row><Row>${cell('Number', '4', 'ss:Index="2"')}</Row>`,
      ),
    ).toEqual([
      ['A-1', 3],
      ['A-1', 4],
    ]));
  it('marks hidden rows and columns, and skips hidden sheets', () => {
    const hidden =
      '<Worksheet ss:Name="U"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>';
    const sheets = readSpreadsheetXml(
      book(
        `<Column ss:Index="2" ss:Hidden="1" ss:Span="1"/><Row>${cell('String', 'A')}</Row><Row ss:Hidden="1">${cell('String', 'B')}</Row>`,
        { more: hidden },
      ),
    );
    expect(sheets.map(({ name, hiddenRows, hiddenColumns }) => [name, [...hiddenRows], [...hiddenColumns]])).toEqual([
      ['Z', [1], [1, 2]],
    ]);
  });
  it('reads any encoding', async () => {
    const order = book(
      `<Row>${cell('String', 'Symbol')}${cell('String', 'Ilość')}</Row><Row>${cell('String', 'A-1')}${cell('Number', '4')}</Row>`,
    );
    expect((await readFile(fileOf(order))).entries).toEqual([{ code: 'A-1', quantity: '4' }]);
    const wide = new Uint8Array(Buffer.from(`\ufeff${order}`, 'utf16le'));
    expect((await readFile(fileOf(wide))).entries).toEqual([{ code: 'A-1', quantity: '4' }]);
  });
});

describe('readHtmlTables', () => {
  it.each([
    [
      'plain',
      '<table><tr><td>Kod</td><td>Ilość</td></tr><tr><td>A-1</td><td>3</td></tr></table>',
      [
        ['Kod', 'Ilość'],
        ['A-1', '3'],
      ],
    ],
    [
      'with cells and rows that are not closed',
      '<TABLE><TR><TD>A-1<TD>3<TR><TD>B-2<TD>4</TABLE>',
      [
        ['A-1', '3'],
        ['B-2', '4'],
      ],
    ],
    [
      'with entities, tags and breaks in cells',
      '<table><tr><td><b>R&eogon;kawice</b><br>XL&nbsp;</td><td>&#51;</td></tr></table>',
      [['Rękawice XL', '3']],
    ],
    [
      'with scripts, styles and comments',
      '<style>td{}</style><table><!-- <td>x</td> --><tr><td>A<script>document.write("<td>")</script></td></tr></table>',
      [['A']],
    ],
    ['with cells over columns', '<table><tr><td colspan=2>A</td><td>B</td></tr></table>', [['A', '', 'B']]],
    [
      'with cells over rows',
      '<table><tr><td rowspan="2">RB-1</td><td>S</td><td>30</td></tr><tr><td>M</td><td>4</td></tr></table>',
      [
        ['RB-1', 'S', '30'],
        ['RB-1', 'M', '4'],
      ],
    ],
    [
      'and another below',
      '<table><tr><td>Zamówienie</td></tr></table><table><tr><td>A-1</td><td>3</td></tr></table>',
      [['Zamówienie'], ['A-1', '3']],
    ],
    [
      'of Excel, with the numbers themselves',
      '<table><tr><td x:num="1200.5">1.200,50</td><td x:num="123">000123</td><td x:num>7</td></tr></table>',
      [[1200.5, '000123', '7']],
    ],
  ])('reads %s', (_, html, rows) => expect(readHtmlTables(html).rows).toEqual(rows));

  it('marks hidden rows and skips hidden cells', () =>
    expect([
      ...readHtmlTables(
        '<table><tr><td>A</td></tr><tr style="display: none"><td>B</td></tr><tr hidden><td>C</td></tr></table>',
      ).hiddenRows,
    ]).toEqual([1, 2]));

  const order =
    '<table><tr><th>Kod</th><th>Nazwa</th><th>Ilość</th></tr><tr><td>A-1</td><td>Żółte rękawice</td><td>3</td></tr></table>';
  it.each([
    ['bare', order],
    [
      'a whole page',
      `<!DOCTYPE html>\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body>${order}</body></html>`,
    ],
    [
      'an XHTML page with a document type',
      `<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/x"><html>${order}</html>`,
    ],
    [
      'of Polish Windows',
      new Uint8Array(
        Buffer.from(
          order
            .replace(/[ŻłęśćĘ]/g, (character) =>
              String.fromCharCode({ Ż: 0xaf, ł: 0xb3, ę: 0xea, ś: 0x9c, ć: 0xe6 }[character] ?? 0),
            )
            .replaceAll('ó', '\u00f3'),
          'latin1',
        ),
      ),
    ],
  ])('reads a file: %s', async (_, content) =>
    expect((await readFile(fileOf(content))).entries).toEqual([{ code: 'A-1', name: 'Żółte rękawice', quantity: '3' }]),
  );

  it('rejects a page without a table by name', async () =>
    expect(readFile(fileOf('<!DOCTYPE html><html><body><form>Zaloguj się</form></body></html>'))).rejects.toMatchObject(
      { format: 'html' },
    ));
  it('scans a million unclosed tags in one pass', { timeout: 60_000 }, () =>
    expect(readHtmlTables(`<table><tr><td>${'<b x="'.repeat(1_000_000)}`).rows.length).toBeLessThan(2),
  );
});
