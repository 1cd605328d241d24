/** Tests that unsupported files are rejected by name with advice, and that no list is taken for one. */
import { describe, expect, it } from 'vitest';
import { FileError } from '../../../../src/lookup/entry';
import { faultText } from '../../../../src/quick/faults';
import { readFile } from '../../../../src/lookup/read/file';
import { rootOf } from '../../../../src/lookup/read/markup';
import { quickText } from '../../../../src/quick/text';
import { zipOf } from '../../../ksef/zip';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const stream = (name: string) =>
  Uint8Array.from([...OLE, ...Array<number>(500).fill(0), ...Buffer.from(name, 'utf16le'), 0, 0]);
const read = async (content: string | Uint8Array<ArrayBuffer> | readonly number[]) => {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return readFile({ size: data.length, arrayBuffer: async () => data.slice().buffer });
};

const FOREIGN: readonly (readonly [
  format: string,
  what: string,
  content: string | Uint8Array<ArrayBuffer> | readonly number[],
])[] = [
  ['xls', 'XLS of Excel 97', stream('Workbook')],
  ['xls', 'XLS of Excel 95', stream('Book')],
  ['xls', 'XLS of Excel 4', [0x09, 0x04, 0x06, 0x00, 0x00, 0x00, 0x10, 0x00]],
  ['doc', 'DOC', stream('WordDocument')],
  ['doc', 'RTF', '{\\rtf1\\ansi A-1 4}'],
  ['doc', 'DOCX', zipOf({ 'word/document.xml': '<w/>' })],
  ['doc', 'Word 2003 in XML', '<?xml version="1.0"?><w:wordDocument xmlns:w="x"/>'],
  ['password', 'an XLSX with a password', stream('EncryptedPackage')],
  ['xlsb', 'XLSB', zipOf({ 'xl/workbook.bin': '\u0000' })],
  ['numbers', 'Numbers', zipOf({ 'Index/Document.iwa': '\u0000' })],
  ['archive', 'a ZIP with a list in it', zipOf({ 'zamowienie.csv': 'A-1;4' })],
  ['archive', 'GZIP', [0x1f, 0x8b, 8, 0]],
  ['archive', 'RAR', ascii('Rar!\u001a\u0007')],
  ['archive', '7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27]],
  ['pdf', 'PDF', '%PDF-1.4\n'],
  ['image', 'PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10]],
  ['image', 'JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['image', 'GIF', 'GIF89a'],
  ['image', 'WebP', ascii('RIFF....WEBPVP8 ')],
  ['image', 'HEIC', [0, 0, 0, 24, ...ascii('ftypheic')]],
  ['image', 'TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ['image', 'BMP', [...ascii('BM'), 1, 2, 3, 4, 0, 0, 0, 0]],
  ['image', 'SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    'edifact',
    'EDIFACT',
    "UNA:+.? '\nUNB+UNOC:3+590:14+591:14+261105:1000+1'UNH+1+ORDERS:D:96A:UN'LIN+1++5901234123457:EN'QTY+21:4'",
  ],
  ['edifact', 'EDIFACT without its first segment', "UNB+UNOC:3+590+591+261105:1000+1'LIN+1++5901234123457:EN'"],
  ['dif', 'DIF', 'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\n'],
  ['sylk', 'SYLK', 'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Kod"\r\nC;X2;K4\r\nE\r\n'],
  ['json', 'JSON', '{"items": [{"code": "A-1", "quantity": 4}]}'],
  ['json', 'a list in JSON', '[\n  {"code": "A-1"}\n]'],
  [
    'base64',
    'lines of Base64',
    `${
      'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5'
        .repeat(3)
        .match(/.{1,64}/g)
        ?.join('\n') ?? ''
    }`,
  ],
  ['base64', 'a data address', 'data:text/csv;base64,QS0xOzQ='],
  ['base64', 'a PEM file', '-----BEGIN CERTIFICATE-----\nMIIB'],
  ['epp', 'EPP', '[INFO]\r\n"1.05",3,1250,"Subiekt GT"\r\n\r\n[NAGLOWEK]\r\n"FS",1,0,1\r\n'],
  ['symfonia', 'Symfonia', 'INFO{\n\tNazwa programu =Symfonia\n}\n'],
  ['email', 'an e-mail', 'Received: from a\r\n by b\r\nSubject: Zamówienie\r\nMIME-Version: 1.0\r\n\r\nA-1;4'],
  ['email', 'MHT', 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<table>'],
  ['invoice', 'UBL', '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  ['invoice', 'UBL with a prefix', '<ubl:Order xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'],
  [
    'invoice',
    'CII',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
  ],
  ['jpk', 'JPK', '<tns:JPK xmlns:tns="http://jpk.mf.gov.pl/"/>'],
  ['xml', 'another XML', '<?xml version="1.0"?><Document-Order><Line/></Document-Order>'],
  ['xml', 'a Workbook of nobody', '<Workbook/>'],
  ['html', 'a web page without a table', '<html><body><p>Zaloguj się</p></body></html>'],
];

describe('readFile names the format of an unsupported file', () => {
  it.each(FOREIGN)('%s: %s', async (format, _, content) =>
    expect(read(content)).rejects.toMatchObject({ fault: 'foreign', format }),
  );
  it('or reports that the format is unknown', async () => {
    for (const bytes of [
      [1, 2, 3, 0, 200, 0, 0, 0],
      [0, 1, 0, 2, 0, 3, 4],
    ])
      await expect(read(bytes)).rejects.toMatchObject({ fault: 'format' });
  });
});

describe('readFile does not take a list for another format', () => {
  it.each([
    ['headings that begin like SYLK', 'ID;Produkt;Ilość\n7;Rękawice;3\n'],
    ['a code of signs that begin like an image', 'BM-1;3\n'],
    ['codes like Base64', 'QUJDREVG;3\nQUJDREVH;4\n'],
    ['a greeting with a colon', 'Dzień dobry: proszę o\nA-1;3\nB-2;4\n'],
    ['names in brackets', '[A-1];3\n[B-2];4\n'],
    ['a heading of one word', 'TABLE;3\nA-1;4\n'],
    ['a bracket in the first cell', '{A-1};3\n'],
  ])('such as %s', async (_, text) => expect((await read(text)).entries.length).toBeGreaterThan(0));
});

describe('rootOf', () => {
  it.each([
    ['<a/>', 'a'],
    ['<?xml version="1.0"?>\n<!-- <b> --><x:a y="1">', 'x:a'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>', 'a'],
    ['<!DOCTYPE html><html>', 'html'],
    ['A-1;4', undefined],
    ['<- A-1;4', undefined],
    ['<!-- never ends', undefined],
    ['', undefined],
  ])('returns for %s: %s', (text, name) => expect(rootOf(text)).toBe(name));
  it('searches the root element behind a million comments in one pass', { timeout: 60_000 }, () =>
    expect(rootOf('<!-- -->'.repeat(1_000_000))).toBeUndefined(),
  );
});

describe('faultText', () => {
  it.each([...new Set(FOREIGN.map(([format]) => format))])('names %s and gives advice [B13]', async (format) => {
    const [, , content = ''] = FOREIGN.find(([one]) => one === format) ?? [];
    const error: unknown = await read(content).catch((one: unknown) => one);
    const sentence = faultText(error);
    expect(sentence).toMatch(/Zapisz|zapisz|Skopiuj|Poproś|Rozpakuj|Pobierz/);
    expect(sentence).not.toMatch(/[{}]/);
    expect(sentence).not.toBe(quickText.fault.format);
  });
  it('has a sentence for each other fault, and one for other errors', () => {
    expect(faultText(new FileError('broken'))).toBe(quickText.fault.broken);
    expect(faultText(new Error('x'))).toBe(quickText.fault.format);
  });
});
