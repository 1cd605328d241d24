/** Tests the one reader of codes for fields, scanners, the camera and files. */
import { describe, expect, it } from 'vitest';
import { createRowListStore, typedEntry } from '../../../../src/quick/row-list';
import { sheetOfText } from '../../../../src/lookup/read/cells';
import { readCode } from '../../../../src/lookup/read/codes';
import { readGtin } from '../../../../src/lookup/read/gtin';
import { readSheets } from '../../../../src/lookup/read/table';
import { lookupRowOf } from '../../../../src/quick/rows';
import { textsOf } from '../../../fixtures/texts';

const GTIN = '5904321009542';

describe('readCode splits a GS1 symbol', () => {
  it.each([
    `010${GTIN}`,
    `010${GTIN}10LOT42`,
    `(01)0${GTIN}(10)LOT42`,
    `(01) 0${GTIN} (10) LOT42`,
    `(10)LOT42(01)0${GTIN}`,
    `]C1010${GTIN}10LOT42`,
    `]d2010${GTIN}17270101`,
    `]d2\u001d010${GTIN}10LOT42\u001d21SER`,
    `]e0010${GTIN}`,
    `]C110LOT42\u001d010${GTIN}`,
    `21SER<GS>010${GTIN}`,
    `]Q3010${GTIN}11261105`,
    `]J1010${GTIN}`,
    `\u001d010${GTIN}`,
    `\u241d010${GTIN}10LOT`,
    `<GS>010${GTIN}10LOT<GS>21SER`,
    `{GS}010${GTIN}`,
    `010${GTIN}1727010110LOT\u001d3103001500`,
    `010${GTIN}21SER\u001d240DODATEK\u001d91X`,
    `00359012345678901234020${GTIN}`,
    `https://id.gs1.org/01/0${GTIN}`,
    `https://id.gs1.org/01/0${GTIN}/10/LOT42?17=270101`,
    `HTTPS://sklep.example/produkty/01/${GTIN}/21/SER#x`,
    `https://sklep.example/gtin/${GTIN}`,
    `]Q3https://id.gs1.org/01/0${GTIN}`,
    `${GTIN} 12`,
    `${GTIN} 12345`,
    ` \u200e010${GTIN}\ufeff `,
  ])('into its bar code: %j', (text) => expect(readCode(text)).toEqual({ gtin: GTIN }));

  it.each([
    [`(01)0${GTIN}(30)12`, '12'],
    [`(02)0${GTIN}(37)24`, '24'],
    [`]C1010${GTIN}10LOT\u001d300005`, '5'],
    [`020${GTIN}3724`, '24'],
    [`https://id.gs1.org/01/0${GTIN}?30=4`, '4'],
  ])('into bar code and quantity: %j', (text, quantity) => expect(readCode(text)).toEqual({ gtin: GTIN, quantity }));

  it('and ignores a quantity of 0', () => expect(readCode(`(01)0${GTIN}(30)0`)).toEqual({ gtin: GTIN }));
  it('and drops a journal’s add-on', () => expect(readCode('977123456789812')).toEqual({ gtin: '9771234567898' }));
  it('and keeps the code of a box, which is no single piece', () =>
    expect(readCode('(01)15904321009549')).toEqual({ gtin: '15904321009549' }));
});

describe('readCode returns code and bar code for digits with the format of a bar code', () => {
  it.each([
    ['10000007', '10000007'],
    ['123456789012', '123456789012'],
    [GTIN, GTIN],
    [`0${GTIN}`, GTIN],
    ['15904321009549', '15904321009549'],
    ['590 4321 009542', GTIN],
    ['590-4321009542', GTIN],
    ['04252614', '042100005264'],
  ])('such as %s', (text, gtin) => expect(readCode(text)).toEqual({ code: text, gtin }));
  it('and removes a symbology prefix from both', () =>
    expect(readCode(`]E0${GTIN}`)).toEqual({ code: GTIN, gtin: GTIN }));
});

describe('readCode returns other text as the shop’s code', () => {
  it.each(
    textsOf(`
      A-1 | 10000008 | 5904321009543 | 0105904321009543 | PL-01/2026 | (A) 12 | (01) | https://sklep.example/produkt/12
      https://id.gs1.org/01/05904321009543 | 000000000000 | https:// | 01`),
  )('such as %s', (text) => expect(readCode(text)).toEqual({ code: text }));
  it('and nothing for empty text', () => expect(readCode(' \u200b')).toEqual({}));
  it('and removes a symbology prefix from it', () => expect(readCode(']C0AB-12')).toEqual({ code: 'AB-12' }));
});

it.each(['04252615', '14252614', '4252614'])('readGtin rejects %s, which is no UPC-E', (text) =>
  expect(readGtin(text)).toBeUndefined(),
);
it.each([
  ['01234505', '012000003455'],
  ['01234531', '012300000451'],
  ['04567840', '045670000080'],
])('readGtin expands %s to %s', (short, long) => expect(readGtin(short)).toBe(long));

describe('a GS1 symbol is split in the same way', () => {
  const rowList = () => createRowListStore(async () => {});
  const rowsOf = (one: ReturnType<typeof rowList>) =>
    one.filled().map((row) => ({ ...lookupRowOf(row), displayed: row.code, typed: row.quantity }));

  it('if it is typed', () => {
    const list = rowList();
    const [first] = list.get().rows;
    list.type(first?.key ?? 0, `(01)0${GTIN}(30)12`);
    list.enter(first?.key ?? 0);
    expect(rowsOf(list)).toMatchObject([{ gtin: GTIN, code: undefined, displayed: GTIN, typed: '12' }]);
  });
  it('if it is typed, and a typed quantity stays', () => {
    const list = rowList();
    const [first] = list.get().rows;
    list.amount(first?.key ?? 0, '3');
    list.type(first?.key ?? 0, `(01)0${GTIN}(30)12`);
    list.enter(first?.key ?? 0);
    expect(rowsOf(list)).toMatchObject([{ gtin: GTIN, typed: '3' }]);
  });
  it('if it is scanned: another lot of the same product adds 1 to the quantity', () => {
    const list = rowList();
    list.scan(`]C1010${GTIN}10LOT1`);
    list.scan(`]C1010${GTIN}10LOT2`);
    list.scan(GTIN);
    expect(rowsOf(list)).toMatchObject([{ gtin: GTIN, displayed: GTIN, typed: '3' }]);
  });
  it('if it is scanned with a quantity', () => {
    const list = rowList();
    list.scan(`(02)0${GTIN}(37)24`);
    list.scan(`(02)0${GTIN}(37)24`);
    expect(rowsOf(list)).toMatchObject([{ gtin: GTIN, typed: '48' }]);
  });
  it('if it is read from a file [B11]', () =>
    expect(
      readSheets([
        sheetOfText(`Indeks;Nazwa;Ilość\n10000007;Śruba;10\n10000008;Podkładka;30\n(01)0${GTIN}(10)LOT;Kask;2\n`),
      ]).entries,
    ).toEqual([
      { code: '10000007', gtin: '10000007', name: 'Śruba', quantity: '10' },
      { code: '10000008', name: 'Podkładka', quantity: '30' },
      { gtin: GTIN, name: 'Kask', quantity: '2' },
    ]));
  it('typedEntry uses words also as a name', () => {
    expect(typedEntry('rękawice zielone 8')).toEqual({ code: 'rękawice zielone 8', name: 'rękawice zielone 8' });
    expect(typedEntry('A-1')).toEqual({ code: 'A-1' });
  });
});
