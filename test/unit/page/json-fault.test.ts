/** Tests the position of the first syntax error in a text, independent of the browser. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault } from '../../../src/page/json-fault';

it.each([
  ['{"min": 3,▸}'],
  ['{▸min: 3}'],
  ['{"a": 1▸2,50}'.replace('1▸2,50', '12,▸50')],
  ['{"a": "x"▸ "b": 1}'.replace('▸ ', ' ▸')],
  ['{"a": [1, 2▸'],
  ['{"a": ▸\'x\'}'],
  ['{"a": tru▸e'.replace('tru▸e', '▸truth')],
  ['[1] ▸[2]'],
  ['▸'],
  ['{"a": ▸"b\n"}'],
  ['{"a": ▸01}'],
  ['{"a"▸}'],
])('%s', (marked) => {
  expect(jsonFault(marked.replace('▸', ''))).toBe(marked.indexOf('▸'));
});

it('jsonFault is -1 for all valid JSON, and an offset for all other texts', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '0', 'e', '\\', ' '),
      (json, at, sign) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + sign + json.slice(place + 1);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const fault = jsonFault(text);
        return isJson ? fault === -1 : fault >= 0 && fault <= text.length;
      },
    ),
    { numRuns: 1000 },
  );
});
