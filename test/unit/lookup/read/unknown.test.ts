/** Tests that what is unknown in a table is asked, with the likeliest proposal. */
import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../../src/lookup/read/table';
import { sheetOf } from '../../../../src/lookup/sheet';
import { lines, read, short } from './short';

describe('what is unknown', () => {
  it.each([
    [
      'a name under an unknown heading',
      lines('Oznaczenie;Kod;Ilość', 'Śruba;RB-1;10', 'Nakrętka;;5'),
      'RB-1 × 10, Nakrętka × 5',
    ],
    ['another table below', lines('Symbol;Ilość', 'RB-1;30', '', 'Symbol;Stan', 'RB-3;400'), 'RB-1 × 30'],
    [
      'another table with ordered rows',
      lines('Symbol;Ilość', 'RB-1;30', '', 'Nazwa;Indeks;Szt.', 'Kask;RB-3;4'),
      'RB-1 × 30, RB-3 × 4 Szt.',
    ],
    ['a bill of material', lines('"Reference","Value","Footprint","Qty"', '"C1,C2","100nF","C_0603","2"'), '100nF × 2'],
    ['a bill of Eagle', lines('Qty;Value;Device;Parts;MPN', '2;100nF;C-EU;C1, C2;GRM188'), 'GRM188 × 2'],
    [
      'a number of an order',
      lines('Zamówienie;Symbol;Szt.', '4711;RB-1;30', '4712;RB-2;2'),
      'RB-1 × 30 Szt., RB-2 × 2 Szt.',
    ],
    ['all cells quoted', lines('"Comment","Designator","LCSC Part #"', '"0.1uF","C2,C8","RB-1"'), 'RB-1 × –'],
    ['history and counts alone', lines('Symbol;Zamówiono 2025;Order total', 'RB-1;30;12'), 'RB-1 × 30'],
    ['other codes that look better', lines('Kod;Znacznik;Ilość', 'A;RB-1;3', 'A;RB-2;4'), 'A × 3, A × 4'],
  ])('has to be confirmed, with the likeliest proposal: %s', (_, text, expected) => {
    const result = read(text);
    expect([short(result), result.table?.isSure]).toEqual([expected, false]);
  });

  it('is no code of a warehouse, a document, a batch or a type', () =>
    expect(read(lines('Document No.;No.;Location Code;Batch code;Quantity', 'S-1;RB-1;MAG1;B-1;4')).entries).toEqual([
      { code: 'RB-1', quantity: '4' },
    ]));

  it('is no heading: codes like SKU-001 and REF-12', () =>
    expect(short(read(lines('SKU;Kod;Ilość', 'SKU-001;REF-12;3', 'KAT-5;EAN-1;4')))).toBe('SKU-001 × 3, KAT-5 × 4'));

  it('is named: what Excel has made of codes and amounts', () =>
    expect(
      read(lines('Kod;Ilość', '5,90432E+12;2', '1,00E+05;3', '02.sty;4', 'RB-4;01.lut')).entries.map(
        ({ code, doubt, wrong }) => [code, doubt ?? wrong],
      ),
    ).toEqual([
      ['5,90432E+12', 'excel'],
      ['1,00E+05', 'excel'],
      ['02.sty', 'excel'],
      ['RB-4', '01.lut'],
    ]));

  it('is asked if an earlier sheet may hold the goods', () => {
    const sheets = [
      sheetOf(
        [
          ['No', 'Parts Name', 'Num'],
          [1, 'Kask', 1],
          [2, 'Wkręt', 4],
        ],
        'lista',
      ),
      sheetOf([['RB-1', 3]], 'inne'),
    ];
    const result = readSheets(sheets);
    expect([short(result), result.table?.isSure, result.leftOut]).toEqual([
      'Kask × 1, Wkręt × 4',
      false,
      [{ reason: 'sheet', count: 1 }],
    ]);
  });
});
