/** Tests which characters are equal in every search. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../src/fields/fold';
import { placesOf } from '../../../src/search/fold';

it.each([
  ['Żółta Płytka', 'zolta plytka'],
  ['ZOLTA PLYTKA', 'zolta plytka'],
  ['Zażółć gęślą jaźń'.normalize('NFD'), 'zazolc gesla jazn'],
  ['Gres 60\u00a0×\u00a060', 'gres 60 x 60'],
  ['60×60 mat', '60x60 mat'],
  ['Straße', 'strasse'],
  ['A\u20111\u2013B\u2212C\u200b\u00ad\u202c', 'a-1-b-c'],
  ['Ærø Đorđe cœur', 'aero dorde coeur'],
  ['İstanbul', 'istanbul'],
])('fold turns %s into %s', (raw, folded) => expect(fold(raw)).toBe(folded));

it('fold works character by character, so that matches can be marked', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aąłŁÓ×ßÆœİΣς e\u0301\u00a0'), maxLength: 12 });
  fc.assert(
    fc.property(text, (title) => {
      const word = fold(title);
      expect(placesOf(title, word === '' ? [] : [word]).length).toBe(word === '' ? 0 : 1);
    }),
  );
});
