/** Tests the reading of a pasted text: on the page if it is short, like a file if it is long, and never with an error. */
import { expect, it } from 'vitest';
import { readPasted } from '../../../src/lookup/pasted';

it.each([
  ['a short text', 'A-1\t2', ['A-1']],
  [
    'a long one',
    Array.from({ length: 600 }, (_, at) => `A-${at}\t2`).join('\n'),
    Array.from({ length: 600 }, (_, at) => `A-${at}`),
  ],
  ['one without rows', ';;\n;', []],
  ['one that is too large', 'x'.repeat(21_000_000), []],
])('reads %s', async (_, text, codes) => {
  expect((await readPasted(text)).entries.map(({ code }) => code)).toEqual(codes);
});
