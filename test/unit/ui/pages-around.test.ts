/** Tests which of many pages are listed. */
import { expect, it } from 'vitest';
import { pagesAround } from '../../../src/ui/pages-around';

it.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [4, 9, [0, undefined, 3, 4, 5, undefined, 8]],
  [8, 9, [0, undefined, 7, 8]],
])('pagesAround(%i, %i)', (current, pages, shown) => {
  expect(pagesAround(current, pages)).toEqual(shown);
});
