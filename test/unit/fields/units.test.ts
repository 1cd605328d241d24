/** Tests which units are equal, in all notations of documents and people. */
import { expect, it } from 'vitest';
import { isSameUnit } from '../../../src/fields/units';

it.each([
  ['szt', 'SZT.', true],
  ['sztuk', 'szt.', true],
  ['H87', 'szt.', true],
  ['m2', 'm²', true],
  ['m^2', 'm²', true],
  ['m kw', 'm2', true],
  ['m.kw.', 'm²', true],
  ['opak.', 'paczka', true],
  ['opk.', 'opak.', true],
  ['kar.', 'karton', true],
  ['CS', 'karton', true],
  ['CT', 'kart.', true],
  ['kompl.', 'kpl.', true],
  ['pary', 'para', true],
  ['metr', 'mb', true],
  ['Stk', 'szt.', true],
  ['Stück', 'szt.', true],
  ['pudełko', 'pud.', true],
  ['arkusz', 'ark.', true],
  ['pkt', 'opak.', false],
  ['kar.', 'opak.', false],
  ['m2', 'mb', false],
  ['g', 'kg', false],
  ['', 'szt.', true],
  ['m2', 'opak.', false],
  ['tys. szt.', 'szt.', false],
])('%s and %s are the same unit: %s', (one, other, is) => expect(isSameUnit(one, other)).toBe(is));
