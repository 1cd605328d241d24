/** Tests how each kind of attribute reads a template's text, and a value from a script or JSON. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { WRONG, flag, integer, number, oneOf, text } from '../../../src/element/attributes';
import type { Attribute } from '../../../src/element/attributes';
import { json, tokens } from '../../../src/element/further-attributes';

const summary = 'For the test.';
const kinds = {
  text: text({ summary }),
  tokens: tokens({ summary }),
  flag: flag({ summary }),
  number: number({ summary, min: 0.5, max: 10 }),
  integer: integer({ summary }),
  oneOf: oneOf(['hash', 'path'], { summary }),
  json: json(v.object({ name: v.string() }), { summary, type: 'Named' }),
} satisfies Record<string, Attribute<unknown>>;
type Kind = keyof typeof kinds;

const texts: readonly [Kind, string, unknown][] = [
  ['text', 'Żółć', 'Żółć'],
  ['text', '', ''],
  ['tokens', ' a  b\nc ', ['a', 'b', 'c']],
  ['flag', '', true],
  ['flag', 'disabled', true],
  ...['false', '0', 'no', 'NIE', ' off '].map((text): [Kind, string, unknown] => ['flag', text, WRONG]),
  ['number', '1.5', 1.5],
  ['number', '1,5', 1.5],
  ['number', ' 2 ', 2],
  ['number', '0,4', WRONG],
  ['number', '11', WRONG],
  ['number', '1,5 zł', WRONG],
  ['number', '1e1', WRONG],
  ['number', '0x5', WRONG],
  ['number', '1.000,5', WRONG],
  ['integer', '-3', -3],
  ['integer', '3.5', WRONG],
  ['integer', '3,0', 3],
  ['integer', '9007199254740993', WRONG],
  ['oneOf', 'path', 'path'],
  ['oneOf', 'Path', WRONG],
  ['oneOf', 'toString', WRONG],
  ['json', '{"name":"a"}', { name: 'a' }],
  ['json', '{"name":1}', WRONG],
  ['json', '{&quot;name&quot;', WRONG],
];

const values: readonly [Kind, unknown, unknown][] = [
  ['text', 'a', 'a'],
  ['text', 12, '12'],
  ['text', {}, WRONG],
  ['tokens', ['a', 'b'], ['a', 'b']],
  ['tokens', 'a b', ['a', 'b']],
  ['tokens', [1], WRONG],
  ['flag', true, true],
  ['flag', false, false],
  ['flag', 1, true],
  ['flag', 0, false],
  ['flag', '', true],
  ['flag', 'false', WRONG],
  ['number', 1.5, 1.5],
  ['number', '1,5', 1.5],
  ['number', Number.NaN, WRONG],
  ['number', true, WRONG],
  ['integer', 2, 2],
  ['integer', 2.5, WRONG],
  ['oneOf', 'hash', 'hash'],
  ['oneOf', 0, WRONG],
  ['json', { name: 'a', more: 1 }, { name: 'a' }],
  ['json', [], WRONG],
];

describe('a template’s text', () => {
  it.each(texts)('%s reads %j as %j', (kind, raw, value) => {
    expect(kinds[kind].read(raw)).toEqual(value);
  });
});

describe('a script’s value', () => {
  it.each(values)('%s accepts %j as %j', (kind, raw, value) => {
    expect(kinds[kind].accept(raw)).toEqual(value);
  });

  it('that does not fit has a reason: path and first issue, or the syntax error', () => {
    kinds.json.accept({ name: 5 });
    expect(kinds.json.why!()).toEqual(['name: Invalid type: Expected string but received 5']);
    kinds.json.accept(5);
    expect(kinds.json.why!()).toEqual(['Invalid type: Expected Object but received 5']);
    kinds.json.read('{"name"');
    expect(String(kinds.json.why!())).toContain('SyntaxError');
  });

  it('of an asynchronous schema is wrong, because an element cannot wait for it', () => {
    const slow = { '~standard': { validate: () => Promise.resolve({ value: 1 }) } };
    expect(json(slow, { summary, type: 'number' }).accept(1)).toBe(WRONG);
  });
});

describe('a default', () => {
  it('is undefined if none is declared, and false for a flag', () => {
    expect([text({ summary }).default, number({ summary }).default, flag({ summary }).default]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it('without a default has undefined in its documented type', () => {
    expect(integer({ summary }).type).toBe('number | undefined');
    expect(integer({ summary, default: 3 }).type).toBe('number');
    expect(oneOf(['hash', 'path'], { summary, default: 'hash' }).type).toBe("'hash' | 'path'");
  });

  it('replaces an empty attribute, unless empty is a value', () => {
    const empty = [
      text({ summary }),
      flag({ summary }),
      text({ summary, default: 'a' }),
      number({ summary }),
      kinds.json,
    ];
    expect(empty.map((attribute) => attribute.empty)).toEqual([true, true, false, false, false]);
  });
});
