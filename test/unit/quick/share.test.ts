/** Tests that a list survives a link, and that a cut or forged link is empty. */
import { expect, it } from 'vitest';
import type { Decimal } from '../../../src/http/decimal';
import type { Entry } from '../../../src/lookup/entry';
import { packed, unpacked } from '../../../src/quick/share';
import { createWedge } from '../../../src/quick/wedge';

const entries: readonly Entry[] = [
  { code: 'GRE1-1234', quantity: '2.5' as Decimal, unit: 'szt.' },
  { gtin: '5901234123457', name: 'Płytka „Żółta” 60×60', quantity: '1200' as Decimal },
  { code: 'A;1', wrong: 'dużo' },
  { name: 'Bez ilości' },
  { name: 'Wiertarka 500', wrong: '' },
];

it('packed and unpacked are inverse, and a thousand rows fit', async () => {
  expect(await unpacked(await packed(entries))).toEqual([
    entries[0],
    { ...entries[1] },
    entries[2],
    entries[3],
    entries[4],
  ]);
  const many = Array.from({ length: 1000 }, (_, index) => ({ code: `GRE${index}-1234`, quantity: '4' as Decimal }));
  const text = await packed(many);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toHaveLength(1000);
});

it.each(['', '%%%', 'AAAA', 'eJw', 'a'.repeat(9000)])('unpacked("%.9s") is empty', async (text) =>
  expect(await unpacked(text)).toEqual([]),
);

it('unpacked is empty for half of a link and for a deflate bomb', async () => {
  const text = await packed(entries);
  expect(await unpacked(text.slice(0, -9))).toEqual([]);
  const swollen = await packed(Array.from({ length: 1 }, () => ({ code: 'A'.repeat(500_000) })));
  expect(await unpacked(swollen)).toEqual([]);
});

it('createWedge returns a code for a burst that ends with Enter, not for a person’s typing', () => {
  const press = (text: string, gap: number) => {
    const wedge = createWedge();
    return [...text, 'Enter'].map((key, index) => wedge.key(key, 1000 + index * gap)).at(-1);
  };
  expect(press('5901234123457', 10)).toBe('5901234123457');
  expect(press('5901234123457', 120)).toBeUndefined();
  expect(press('12', 10)).toBeUndefined();
  const wedge = createWedge();
  for (const [key, at] of [
    ['a', 0],
    ['Shift', 990],
    ['G', 1000],
    ['R', 1010],
    ['E', 1020],
    ['-', 1030],
    ['1', 1040],
    ['2', 1050],
  ] as const)
    wedge.key(key, at);
  expect(wedge.key('Enter', 1060)).toBe('GRE-12');
  expect(wedge.key('Enter', 1065)).toBeUndefined();
});
