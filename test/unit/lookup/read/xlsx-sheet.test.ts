/** Tests that an XLSX sheet is read as displayed: hidden and merged cells, number formats, errors, habits of programs. */
import { describe, expect, it } from 'vitest';
import { readFile } from '../../../../src/lookup/read/file';
import { readXlsx } from '../../../../src/lookup/read/xlsx';
import { openZip } from '../../../../src/lookup/read/zip';
import type { Sheet } from '../../../../src/lookup/sheet';
import { zipOf } from '../../../ksef/zip';
import { textsOf } from '../../../fixtures/texts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rel = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
const rels = (...inner: string[]) => `<Relationships>${inner.join('')}</Relationships>`;

interface Shape {
  /** The sheets' XML inside `worksheet`, by their names. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly book?: string;
  readonly styles?: string;
  readonly strings?: string;
  readonly files?: Readonly<Record<string, string>>;
}

function bookOf({ sheets, book = '', styles, strings, files = {} }: Shape): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  return zipOf({
    '_rels/.rels': rels(rel('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${TYPES}">${book}<sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      ...names.map((_, index) => rel(`s${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
      rel('st', 'styles', 'styles.xml'),
      rel('ss', 'sharedStrings', 'sharedStrings.xml'),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((inner, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}">${inner}</worksheet>`,
      ]),
    ),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    ...files,
  });
}

const sheetsOf = (shape: Shape): Promise<readonly Sheet[]> => readXlsx(openZip(bookOf(shape)));
const sheetOf = async (inner: string, more: Partial<Shape> = {}): Promise<Sheet> => {
  const [sheet] = await sheetsOf({ sheets: { Z: inner }, ...more });
  return sheet ?? expect.fail('no sheet');
};
const rowsOf = async (inner: string, more: Partial<Shape> = {}) =>
  (await sheetOf(`<sheetData>${inner}</sheetData>`, more)).rows;
const text = (value: string, r = '') => `<c${r && ` r="${r}"`} t="inlineStr"><is><t>${value}</t></is></c>`;

/** A cell in each of these formats, in order. */
const styled = (...patterns: string[]) =>
  `<styleSheet xmlns="${MAIN}"><numFmts>${patterns.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${patterns.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`;
const displayed = async (pattern: string, value: string, book = '') =>
  (await rowsOf(`<row><c s="1"><v>${value}</v></c></row>`, { styles: styled(pattern), book }))[0]?.[0];

describe('a number format', () => {
  it.each([
    '0\\ "m-c"',
    '\\d0',
    ...textsOf(`
      #,##0" dni" | 0 [h] | [$-415]0 | Standard | General | Ogólne | 0_m | 0*s | #,##0.00 _D_M | # ##0 _s_z_t | [Red]0
      #,##0.00 "zł" | 0.00" szt. od" | 0;[Red]-0 | [>100]0" dużo";0 | 0% | 0.00E+00 | @ | "dd.mm.yyyy"0 | ?/?`),
  ])('of "%s" is no date', async (pattern) => expect(await displayed(pattern, '5')).toBe(5));

  it.each([
    'yyyy\\-mm\\-dd',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    ...textsOf(`
      yyyy-mm-dd | dd.mm.yyyy | d/m/yy | dd"."mm"."yyyy" r." | [$-415]d mmmm yyyy | d/m/yyyy;@ | m/d/yy h:mm | mmm-yy
      yyyy"年"m"月" | TT.MM.JJJJ | rrrr-mm-dd | h:mm AM/PM | mm:ss.0 | [h]:mm:ss | [hh]`),
  ])('of "%s" is a date', async (pattern) => expect(await displayed(pattern, '46085')).toBe('2026-03-04'));

  it('counts days from 1904 if the workbook does', async () =>
    expect(await displayed('yyyy-mm-dd', '44623', '<workbookPr date1904="1"/>')).toBe('2026-03-04'));

  it.each([
    [14, '2026-03-04'],
    [22, '2026-03-04'],
    [30, '2026-03-04'],
    [47, '2026-03-04'],
    [57, '2026-03-04'],
    [0, 46085],
    [1, 46085],
    [13, 46085],
    [23, 46085],
    [37, 46085],
    [44, 46085],
    [48, 46085],
    [49, 46085],
    [59, 46085],
  ])('with the built-in number %s is %s', async (id, cell) =>
    expect(
      await rowsOf('<row><c s="0"><v>46085</v></c></row>', {
        styles: `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
      }),
    ).toEqual([[cell]]),
  );

  it('that redefines a built-in number takes precedence', async () =>
    expect(
      await rowsOf('<row><c s="0"><v>7</v></c></row>', {
        styles:
          '<styleSheet><numFmts><numFmt numFmtId="14" formatCode="0.00"/></numFmts><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      }),
    ).toEqual([[7]]));

  it.each([
    ['000000', '123', '000123'],
    ['0000000000000', '12345678905', '0012345678905'],
    ['00-000', '1234', '01-234'],
    ['"AB-"0000', '12', 'AB-0012'],
    ['\\K0000', '12', 'K0012'],
    ['000 000', '42', '000 042'],
    ['000000;-000000;0', '123', '000123'],
    ['000000', '1234567', 1234567],
    ['000', '12.5', 12.5],
    ['0', '7', 7],
    ['0.00', '7', 7],
    ['#,##0', '7', 7],
    ['000', '-5', -5],
  ])('of "%s" displays %s as %s', async (pattern, value, cell) => expect(await displayed(pattern, value)).toBe(cell));
});

describe('an XLSX cell', () => {
  it.each([
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['an error of a formula', '<c t="e"><f>B2*2</f><v>#N/A</v></c>', '#N/A'],
    ['a formula without a result', '<c><f>B2*2</f></c>', '=B2*2'],
    ['a formula with an empty result', '<c><f>B2*2</f><v></v></c>', '=B2*2'],
    ['a formula whose result is empty text', '<c t="str"><f>IF(1,"")</f><v></v></c>', undefined],
    ['a formula with a result', '<c><f>2*2</f><v>4</v></c>', 4],
    ['a boolean', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['a date of a strict file', '<c t="d"><v>2026-03-04T00:00:00</v></c>', '2026-03-04T00:00:00'],
    ['a shared string that is missing', '<c t="s"><v>9</v></c>', '?'],
    ['more digits than a number holds', '<c><v>12345678901234567890</v></c>', '12345678901234567890'],
    ['a number with an exponent', '<c><v>1.5E1</v></c>', 15],
    [
      'a rich text with a guide to its sounds',
      '<c t="inlineStr"><is><r><t>A</t></r><r><t>-1</t></r><rPh><t>x</t></rPh></is></c>',
      'A-1',
    ],
    ['a line break written as its number', '<c t="inlineStr"><is><t>A_x000D_\nB</t></is></c>', 'A\r\nB'],
  ])('contains %s', async (_, cell, value) =>
    expect((await rowsOf(`<row>${text('x')}${cell}</row>`))[0]?.[1]).toBe(value),
  );

  it('with an uncalculated formula of result 0 is its formula', async () => {
    const rows = '<row><c><f>B2*2</f><v>0</v></c><c><v>0</v></c><c><f>B2*2</f><v>3</v></c></row>';
    expect(await rowsOf(rows, { book: '<calcPr fullCalcOnLoad="1"/>' })).toEqual([['=B2*2', 0, 3]]);
    expect(await rowsOf(rows)).toEqual([[0, 0, 3]]);
  });
});

describe('the position of an XLSX cell', () => {
  it('follows the last cell if it is missing, also over empty cells', async () =>
    expect(await rowsOf(`<row>${text('A')}<c/>${text('B')}<c><v>3</v></c></row>`)).toEqual([['A', '', 'B', 3]]));
  it('follows the last cell that has one', async () =>
    expect(await rowsOf(`<row>${text('A', 'C1')}${text('B')}</row>`)).toEqual([['', '', 'A', 'B']]));
  it('may be written in lower case and with `$`', async () =>
    expect(await rowsOf(`<row>${text('A', 'b1')}${text('B', '$D$1')}</row>`)).toEqual([['', 'A', '', 'B']]));
});

describe('hidden content of a worksheet', () => {
  const data = `<sheetData><row r="1">${text('A')}</row><row r="2" hidden="1">${text('B')}</row><row r="3" ht="0" customHeight="1">${text('C')}</row><row r="4" hidden="true">${text('D')}</row><row r="5" hidden="0">${text('E')}</row></sheetData>`;
  it('is a row hidden directly, by a filter or an outline, or without height', async () =>
    expect([...(await sheetOf(data)).hiddenRows]).toEqual([1, 2, 3]));
  it('is a column that is hidden or has no width', async () =>
    expect([
      ...(
        await sheetOf(
          `<cols><col min="2" max="3" hidden="1"/><col min="4" max="4" width="9"/><col min="5" max="5" width="0"/></cols>${data}`,
        )
      ).hiddenColumns,
    ]).toEqual([1, 2, 4]));
  it('is an unmarked row if rows are hidden by default and visible ones are marked', async () => {
    const byDefault = (rows: string) => sheetOf(`<sheetFormatPr zeroHeight="1"/><sheetData>${rows}</sheetData>`);
    expect([...(await byDefault(`<row hidden="0">${text('A')}</row><row>${text('B')}</row>`)).hiddenRows]).toEqual([1]);
    // Excel marks the hidden rows.
    expect([...(await byDefault(`<row>${text('A')}</row><row hidden="1">${text('B')}</row>`)).hiddenRows]).toEqual([1]);
  });
  it('does not shift the content after it', async () =>
    expect((await sheetOf(data)).rows.map(([cell]) => cell)).toEqual(['A', 'B', 'C', 'D', 'E']));
});

describe('a cell merged over rows', () => {
  const merged = (ref: string, rows: readonly (readonly (string | number)[])[]) =>
    sheetOf(
      `<sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map((cell, at) => (cell === '' ? '' : typeof cell === 'number' ? `<c r="${'ABC'[at]}${index + 1}"><v>${cell}</v></c>` : text(cell, `${'ABC'[at]}${index + 1}`))).join('')}</row>`).join('')}</sheetData><mergeCells>${ref
        .split(' ')
        .map((one) => `<mergeCell ref="${one}"/>`)
        .join('')}</mergeCells>`,
    ).then(({ rows: read }) => read);

  it('repeats its code in each row', async () =>
    expect(
      await merged('A1:A2 B1:B2', [
        ['RB-1', 'Rękawice', 3],
        ['', '', 4],
      ]),
    ).toEqual([
      ['RB-1', 'Rękawice', 3],
      ['RB-1', 'Rękawice', 4],
    ]));
  it('with a long number is a code', async () =>
    expect(
      await merged('A1:A2', [
        [104512, 'S', 3],
        ['', 'M', 4],
      ]),
    ).toEqual([
      [104512, 'S', 3],
      [104512, 'M', 4],
    ]));
  it('with an amount has to be confirmed in each row, because it is ambiguous [B12]', async () => {
    expect(await merged('C1:C2', [['RB-1', '', 30], ['RB-2']])).toEqual([
      ['RB-1', '', '30 ?'],
      ['RB-2', '', '30 ?'],
    ]);
    expect(await merged('C1:C2', [['RB-1', '', '30 szt.'], ['RB-2']])).toEqual([
      ['RB-1', '', '30 szt. ?'],
      ['RB-2', '', '30 szt. ?'],
    ]);
  });
  it('is not repeated if the whole row is merged, or over a second row of headings', async () => {
    expect(await merged('A1:A2 C1:C2', [['RB-1', '', 30], []])).toEqual([['RB-1', '', 30]]);
    expect(
      await merged('A1:A2', [
        ['Symbol', 'Ilość'],
        ['', 'szt.'],
        ['RB-1', 3],
      ]),
    ).toEqual([
      ['Symbol', 'Ilość'],
      ['', 'szt.'],
      ['RB-1', 3],
    ]);
  });
  it('over columns only stays in its first column', async () =>
    expect(await merged('A1:C1', [['Zamówienie 7'], ['RB-1', 3]])).toEqual([['Zamówienie 7'], ['RB-1', 3]]));
});

describe('an XLSX workbook', () => {
  const one = `<sheetData><row>${text('A-1')}<c><v>4</v></c></row></sheetData>`;
  it('returns all visible sheets in the order of their tabs', async () => {
    const sheets = await sheetsOf({ sheets: { Łódź: one, Nowe: one.replace('A-1', 'B-1') } });
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0]])).toEqual([
      ['Łódź', 'A-1'],
      ['Nowe', 'B-1'],
    ]);
  });
  it('skips hidden and empty sheets, charts and dialogs', async () => {
    const zip = zipOf({
      'xl/workbook.xml': `<workbook xmlns:r="x"><sheets><sheet name="Wykres" r:id="a"/><sheet name="Ukryty" r:id="b" state="veryHidden"/><sheet name="Pusty" r:id="d"/><sheet name="Dane" r:id="c"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': rels(
        rel('a', 'chartsheet', 'chartsheets/sheet1.xml'),
        rel('b', 'worksheet', 'worksheets/sheet1.xml'),
        rel('c', 'worksheet', 'worksheets/sheet2.xml'),
        rel('d', 'worksheet', 'worksheets/sheet3.xml'),
      ),
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      'xl/worksheets/sheet1.xml': `<worksheet>${one}</worksheet>`,
      'xl/worksheets/sheet2.xml': `<worksheet>${one}</worksheet>`,
      'xl/worksheets/sheet3.xml': '<worksheet><sheetData/></worksheet>',
    });
    expect((await readXlsx(openZip(zip))).map(({ name }) => name)).toEqual(['Dane']);
  });
  it('finds its shared strings by their relationship, with any case and name', async () => {
    const strings = `<sst><si><t>A-1</t></si></sst>`;
    const inner = '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>';
    const texts = async (target: string, name: string) =>
      sheetsOf({
        sheets: { Z: inner },
        files: {
          'xl/_rels/workbook.xml.rels': rels(
            rel('s1', 'worksheet', 'worksheets/sheet1.xml'),
            rel('q', 'sharedStrings', target),
          ),
          [name]: strings,
        },
      });
    for (const [target, name] of [
      ['sharedStrings.xml', 'xl/SharedStrings.xml'],
      ['/xl/SHAREDSTRINGS.XML', 'xl/sharedStrings.xml'],
      ['../texts/t.xml', 'texts/t.xml'],
      ['nowhere.xml', 'xl/SharedStrings.xml'],
    ] as const)
      expect((await texts(target, name))[0]?.rows).toEqual([['A-1']]);
  });
  it('may have another name, absolute targets, backslashes, and strict namespaces', async () => {
    const zip = zipOf({
      '_rels/.rels': rels(rel('r', 'officeDocument', '/xl/workbook22.xml')),
      'xl\\workbook22.xml': `<x:workbook xmlns:x="${STRICT}" xmlns:q="${TYPES}"><x:sheets><x:sheet name="Z" q:id="R1"/></x:sheets></x:workbook>`,
      'xl\\_rels\\workbook22.xml.rels': rels(rel('R1', 'worksheet', '/xl/worksheets/Sheet.xml')),
      'xl\\worksheets\\sheet.xml': `<x:worksheet xmlns:x="${STRICT}"><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    });
    expect((await readXlsx(openZip(zip)))[0]?.rows).toEqual([[7]]);
  });
  it('of twenty thousand rows counts all rows beyond the maximum', { timeout: 60_000 }, async () => {
    const rows = `<row>${text('Symbol')}${text('Ilość')}</row>${'<row><c><v>700001</v></c><c><v>2</v></c></row>'.repeat(20_000)}`;
    const file = bookOf({ sheets: { Z: `<sheetData>${rows}</sheetData>` } });
    const { entries, leftOut } = await readFile({ size: file.length, arrayBuffer: async () => file.slice().buffer });
    expect(entries.length).toBe(1000);
    expect(leftOut).toEqual([{ reason: 'full', count: 19_000 }]);
  });
});
