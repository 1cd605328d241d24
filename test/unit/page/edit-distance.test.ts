/** Tests the edit distance of two spellings. */
import { expect, it } from 'vitest';
import { editDistance } from '../../../src/page/edit-distance';

it.each([
  ['gers', 'gres', 1],
  ['bateira', 'bateria', 1],
  ['plyka', 'plytka', 1],
  ['dachuwka', 'dachowka', 1],
  ['umwlka', 'umywalka', 2],
  ['gres', 'gres', 0],
  ['', 'gres', 4],
])('the distance of %s and %s is %d', (one, other, wrong) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([wrong, wrong]);
});

it('editDistance stops counting above the maximum', () => {
  expect([
    editDistance('gres', 'terakota', 2),
    editDistance('abcdef', 'ghijkl', 2),
    editDistance('gers', 'gres', 1),
  ]).toEqual([3, 3, 1]);
});
