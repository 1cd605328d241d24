/** Tests workbooks of Excel, LibreOffice and Google, and the rejection of damaged zips and zip bombs. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../../../src/lookup/read/file';
import { zipOf } from '../../../ksef/zip';

const sheet = (bytes: Uint8Array<ArrayBuffer>) =>
  readFile({ size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const book = (sheets: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook ${MAIN} ${RELS}><sheets>${sheets}</sheets></workbook>`;
const rels = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
const rel = (id: string, target: string) => `<Relationship Id="${id}" Type="t" Target="${target}"/>`;

const EXCEL = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': book(
    '<sheet name="Ukryty" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Zamówienie" sheetId="1" r:id="rId1"/>',
  ),
  'xl/_rels/workbook.xml.rels': rels(rel('rId1', 'worksheets/sheet2.xml') + rel('rId2', 'worksheets/sheet1.xml')),
  'xl/sharedStrings.xml': `<sst ${MAIN} count="4"><si><t>Symbol</t></si><si><r><t>Il</t></r><r><rPr><b/></rPr><t xml:space="preserve">ość</t></r></si><si><t>A-1 &amp; B</t><rPh sb="0" eb="1"><t>zz</t></rPh></si><si><t/></si></sst>`,
  'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.00&quot; szt. od&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row><row r="3"><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c><c r="D3" s="3"><f>2*2</f><v>4</v></c></row><row r="4"><c r="B4" t="str"><f>A1</f><v>C-3</v></c><c r="D4" s="1"><v>46085</v></c></row><row r="5"><c r="B5"><v>5901234123457</v></c><c r="D5"><v>1.5E1</v></c></row><row r="6"><c r="B6" t="inlineStr"><is><t>D-4</t></is></c><c r="D6" t="e"><v>#N/A</v></c></row></sheetData></worksheet>`,
};

describe('readXlsx', () => {
  it('reads Excel: shared and rich strings, formulas, a hidden first sheet, dates that are no quantities', async () => {
    const { entries } = await sheet(zipOf(EXCEL));
    expect(entries).toEqual([
      { code: 'A-1 & B', quantity: '4' },
      { code: 'C-3', wrong: '2026-03-04' },
      { code: '5901234123457', gtin: '5901234123457', quantity: '15' },
      { code: 'D-4', wrong: '#N/A' },
    ]);
  });

  it('reads LibreOffice: an absolute target, prefixes, descriptors after the data', async () => {
    const { entries } = await sheet(
      zipOf(
        {
          'xl/_rels/workbook.xml.rels': rels(rel('rId3', '/xl/worksheets/sheet1.xml')),
          'xl/workbook.xml': book('<sheet name="Arkusz1" sheetId="1" state="visible" r:id="rId3"/>'),
          'xl/sharedStrings.xml': `<x:sst xmlns:x="urn:x"><x:si><x:t xml:space="preserve"> A-1 </x:t></x:si></x:sst>`,
          'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="1"><x:c r="A1" s="0" t="s"><x:v>0</x:v></x:c><x:c r="B1" s="0" t="n"><x:v>2.5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
        },
        { hasDescriptors: true },
      ),
    );
    expect(entries).toEqual([{ code: 'A-1', quantity: '2.5' }]);
  });

  it('reads Google Sheets: inline strings, cells without positions, uncompressed files', async () => {
    const { entries } = await sheet(
      zipOf(
        {
          'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData><row r="1"><c t="inlineStr"><is><t>B-2</t></is></c><c><v>7.0</v></c></row><row r="2"/></sheetData></worksheet>`,
          'xl/workbook.xml': book('<sheet name="Arkusz1" sheetId="1" r:id="rId4"/>'),
          'xl/_rels/workbook.xml.rels': rels(rel('rId4', 'worksheets/sheet1.xml')),
        },
        { isStored: true },
      ),
    );
    expect(entries).toEqual([{ code: 'B-2', quantity: '7' }]);
  });

  it('reads Apache POI: sizes in the fields for large files', async () => {
    const { entries } = await sheet(zipOf(EXCEL, { isWide: true }));
    expect(entries).toContainEqual({ code: 'A-1 & B', quantity: '4' });
  });

  it.each([
    ['a zip of something else', zipOf({ 'a.txt': 'A-1;4' }), 'foreign'],
    ['a document type in a sheet', zipOf({ ...EXCEL, 'xl/sharedStrings.xml': '<!DOCTYPE a><sst/>' }), 'doctype'],
    ['a sheet that is cut', zipOf({ ...EXCEL, 'xl/worksheets/sheet2.xml': '<worksheet><sheetData>' }), 'broken'],
    ['a directory that lies', zipOf(EXCEL).slice(0, 300), 'broken'],
  ])('rejects %s', async (_, bytes, fault) => expect(sheet(bytes)).rejects.toMatchObject({ fault }));

  it('rejects a zip bomb before inflating all of it', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 32));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(sheet(zipOf({ ...EXCEL, 'xl/worksheets/sheet2.xml': bomb }))).rejects.toMatchObject({
      fault: 'large',
    });
  });
});
