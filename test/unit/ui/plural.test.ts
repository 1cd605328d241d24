/** Decides that nouns follow numbers as Polish grammar wants. */
import { expect, it } from 'vitest';
import { counted, plural } from '../../../src/ui/plural';

const product = { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' };

it.each([
  [0, 'produktów'],
  [1, 'produkt'],
  [2, 'produkty'],
  [4, 'produkty'],
  [5, 'produktów'],
  [11, 'produktów'],
  [12, 'produktów'],
  [14, 'produktów'],
  [21, 'produktów'],
  [22, 'produkty'],
  [112, 'produktów'],
  [122, 'produkty'],
  [1.5, 'produktu'],
])('%d takes "%s"', (count, form) => {
  expect(plural(count, product)).toBe(form);
});

it('puts a hard space between number and noun', () => {
  expect(counted(1500, product)).toBe('1\u00A0500\u00A0produktów');
});

it('takes the many form for fractions when no other is given', () => {
  expect(plural(2.5, { one: 'a', few: 'b', many: 'c' })).toBe('c');
});
