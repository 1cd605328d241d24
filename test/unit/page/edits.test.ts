/** Tests the edit distance of two spellings. */
import { expect, it } from 'vitest';
import { edits } from '../../../src/page/edits';

it.each([
  ['gers', 'gres', 1],
  ['bateira', 'bateria', 1],
  ['plyka', 'plytka', 1],
  ['dachuwka', 'dachowka', 1],
  ['umwlka', 'umywalka', 2],
  ['gres', 'gres', 0],
  ['', 'gres', 4],
])('the distance of %s and %s is %d', (one, other, wrong) => {
  expect([edits(one, other), edits(other, one)]).toEqual([wrong, wrong]);
});

it('edits stops counting above the maximum', () => {
  expect([edits('gres', 'terakota', 2), edits('abcdef', 'ghijkl', 2), edits('gers', 'gres', 1)]).toEqual([3, 3, 1]);
});
