/** Tests which code a typed or pasted text is looked up as. */
import { expect, it } from 'vitest';
import { typedEntry } from '../../../src/quick/row-list';

it.each([
  ['GRE1-1234', { code: 'GRE1-1234' }],
  ['\u202aGRE1\u20111234\u202c', { code: 'GRE1-1234' }],
  ['GRE1\u20131234\u200b', { code: 'GRE1-1234' }],
  ['\ufeffGRE1\u22121234\u00a0', { code: 'GRE1-1234' }],
  ['590\u200b1234123457', { code: '5901234123457', gtin: '5901234123457' }],
  ['Gres\u00a0\u00adCalva', { code: 'Gres Calva', name: 'Gres Calva' }],
  [' \u200b', {}],
])('typedEntry(%j) is %j', (text, entry) => expect(typedEntry(text)).toEqual(entry));
