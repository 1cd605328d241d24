/** Tests the reading of pasted and saved tables: spreadsheets, e-mails, CSV of any encoding, headings in any order. */
import { describe, expect, it } from 'vitest';
import { sheetOfText } from '../../../../src/lookup/read/cells';
import { readGtin } from '../../../../src/lookup/read/gtin';
import { readLayout, readSheets } from '../../../../src/lookup/read/table';
import { decodeText } from '../../../../src/lookup/read/text-file';
import { sheetOf } from '../../../../src/lookup/sheet';

const read = (text: string) => readSheets([sheetOfText(text)]).entries;

it.each([
  ['5901234123457', true],
  ['590 1234 123457', true],
  ['96385074', true],
  ['036000291452', true],
  ['10012345678902', true],
  ['5901234123458', false],
  ['00000000', false],
  ['1234', false],
])('readGtin accepts %s as a bar code: %s', (text, is) => expect(readGtin(text) !== undefined).toBe(is));

describe('readText', () => {
  it.each([
    [
      'two columns of a spreadsheet',
      'A-1\t4\nB-2\t2,5\n',
      [
        { code: 'A-1', quantity: '4' },
        { code: 'B-2', quantity: '2.5' },
      ],
    ],
    [
      'headings in any order, prices left alone',
      'Lp.\tCena netto\tIlość\tJ.m.\tNazwa towaru\tSymbol\n1\t12,50\t4\tszt.\tGres\tA-1\n2\t3,00\t\tszt.\tKlej\tB-2\n',
      [{ code: 'A-1', name: 'Gres', quantity: '4', unit: 'szt.' }],
    ],
    [
      'a bar code’s column',
      'EAN;Ilość zamawiana\n5901234123457;3\n5901234123458;2\n',
      [
        { gtin: '5901234123457', quantity: '3' },
        { code: '5901234123458', quantity: '2' },
      ],
    ],
    [
      'semicolons with quotes',
      '"A;1";"4"\n"B ""2""";5',
      [
        { code: 'A;1', quantity: '4' },
        { code: 'B "2"', quantity: '5' },
      ],
    ],
    [
      'a negative amount, which is none, beside others',
      'A-1;-2\nB-2;5',
      [
        { code: 'A-1', wrong: '-2' },
        { code: 'B-2', quantity: '5' },
      ],
    ],
    [
      'commas',
      'A-1,4\nB-2,5',
      [
        { code: 'A-1', quantity: '4' },
        { code: 'B-2', quantity: '5' },
      ],
    ],
    [
      'lines of an e-mail',
      'GRE1-1234 4 szt.\n- KLA1-1000 – 12 kpl.\n2. B 2  1 200,5\n3 x FUG2-2000\nPYT-7',
      [
        { code: 'GRE1-1234', quantity: '4', unit: 'szt.' },
        { code: 'KLA1-1000', quantity: '12', unit: 'kpl.' },
        { code: 'B 2', quantity: '1200.5' },
        { code: 'FUG2-2000', quantity: '3' },
        { code: 'PYT-7', wrong: '' },
      ],
    ],
    [
      'no headings, with a number, a name and a unit',
      '1\tA-1\tGres Calva szary\t4\tszt.\n2\tB-2\tKlej elastyczny\t10\tszt.',
      [
        { code: 'A-1', name: 'Gres Calva szary', quantity: '4', unit: 'szt.' },
        { code: 'B-2', name: 'Klej elastyczny', quantity: '10', unit: 'szt.' },
      ],
    ],
    [
      'commas beside decimals in quotes and sizes in names',
      '1,RB-1,Gres 60x60,10\n2,RB-2,"Listwa 2,5 m",20',
      [
        { code: 'RB-1', name: 'Gres 60x60', quantity: '10' },
        { code: 'RB-2', name: 'Listwa 2,5 m', quantity: '20' },
      ],
    ],
    ['what is no quantity', 'A-1\tdużo', [{ code: 'A-1', wrong: 'dużo' }]],
    ['codes alone', 'A-1\nB-2\n\n', [{ code: 'A-1' }, { code: 'B-2' }]],
    ['Excel’s first line', 'sep=;\nSymbol;Ilość\nA-1;2', [{ code: 'A-1', quantity: '2' }]],
  ])('reads %s', (_, text, entries) => expect(read(text)).toEqual(entries));

  it('reads at most a thousand rows, and counts the others', () => {
    const { entries, leftOut } = readSheets([sheetOf(Array.from({ length: 1003 }, (_, index) => [`A-${index}`, 1]))]);
    expect(entries).toHaveLength(1000);
    expect(leftOut).toEqual([{ reason: 'full', count: 3 }]);
  });

  it('uses a spreadsheet’s number unchanged', () =>
    expect(
      readSheets([
        sheetOf([
          ['A-1', 1.2],
          ['B-2', 0.1 + 0.2],
          [1001, 4],
        ]),
      ]).entries,
    ).toEqual([
      { code: 'A-1', quantity: '1.2' },
      { code: 'B-2', quantity: '0.3' },
      { code: '1001', quantity: '4' },
    ]));
});

it('readLayout follows the person’s layout, and counts hidden rows', () => {
  const sheet = {
    ...sheetOf([
      ['A-1', 12, 3],
      ['B-2', 10, 4],
    ]),
    hiddenRows: new Set([1]),
  };
  const read = readLayout([sheet], { sheet: 0, first: 0, columns: ['code', undefined, 'quantity'] });
  expect(read.entries).toEqual([{ code: 'A-1', quantity: '3' }]);
  expect(read.leftOut).toEqual([{ reason: 'hidden', count: 1 }]);
});

it.each([
  ['UTF-8', Buffer.from('Ilość')],
  ['UTF-8 with a mark', Buffer.from('\ufeffIlość')],
  ['Windows-1250', Uint8Array.from([0x49, 0x6c, 0x6f, 0x9c, 0xe6])],
  ['UTF-16', Buffer.from('\ufeffIlość', 'utf16le')],
])('readFile reads a text file in %s', (_, bytes) => expect(decodeText(bytes)).toBe('Ilość'));
