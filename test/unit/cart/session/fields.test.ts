/** Tests which extra field an order lacks, the formats of servers, and that a cart without such fields is unchanged. */
import { expect, it } from 'vitest';
import { orderText } from '../../../../src/cart/session/confirm-key';
import { missingField, readableValue, fieldTexts, fieldValue } from '../../../../src/cart/session/fields';
import { placeOf, versionsIn } from '../../../../src/cart/wire/extra';
import { fieldKey, lineKey } from '../../../../src/cart/wire/keys';
import { jobOf, keysOf, isRemovedBy } from '../../../../src/cart/session/pending';
import { fieldError, sentValue } from '../../../../src/cart/extra/sent-value';
import { displayValue } from '../../../../src/cart/extra/display';
import { aCart, aLine } from '../../../fixtures/cart';

const ask = (field: object, items = [aLine({ id: 12 })]) => aCart({ items, extra_fields: [{ name: 'po', ...field }] });
const fieldIn = (field: object) => ask(field).extra_fields[0]!;

it.each([
  [{}, { type: 'text', scope: 'order', required: false, options: [] }],
  [
    { type: 'colour', scope: 'page', required: '1', max: '30', value: 7, options: '' },
    { type: 'text', scope: 'order', required: true, max: '30', value: '7' },
  ],
  [
    { type: 'select', options: ['a', 2, { value: 'c', label: 'C' }, null] },
    { options: [{ value: 'a' }, { value: '2' }, { value: 'c', label: 'C' }] },
  ],
])('fieldValue reads %j as %j', (raw, is) => {
  expect(fieldIn(raw)).toMatchObject(is);
});

it('missingField returns a required empty field; typed text counts', () => {
  const cart = ask({ required: true, value: ' ' });
  expect(missingField(cart, ['order'])?.name).toBe('po');
  expect(missingField(cart, ['delivery', 'line'])).toBeUndefined();
  expect(missingField(cart, ['order'], { [fieldKey('po')]: 'PO-7' })).toBeUndefined();
  expect(missingField(ask({ value: '' }), ['order'])).toBeUndefined();
});

it('missingField returns an empty field of the first line', () => {
  const lines = [aLine({ id: 12, extra_fields: { po: 'a' } }), aLine({ id: 13, extra_fields: [] })];
  const cart = ask({ scope: 'line', required: true }, lines);
  expect(missingField(cart, ['line'])?.name).toBe('po');
  expect(fieldValue(cart.extra_fields[0]!, {}, { key: lineKey(7, 12), item: cart.items[0]! })).toBe('a');
  expect(missingField(cart, ['line'], { [fieldKey('po', lineKey(7, 13))]: 'b' })).toBeUndefined();
});

it('fieldKey of an order’s field differs from every line’s key', () => {
  expect(fieldKey(lineKey(7, 12))).not.toBe(fieldKey('', lineKey(7, 12)));
  expect(fieldKey('2:12,po', lineKey(7, 1))).not.toBe(fieldKey('po', lineKey('7,1:1,2:12', 1)));
});

it('a field named like an Object.prototype member is empty until filled in', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const lines = (value: object) => [aLine({ id: 12, extra_fields: value })];
    const cart = (value: object) =>
      aCart({ items: lines(value), extra_fields: [{ name, scope: 'line', required: true }] });
    expect(missingField(cart({}), ['line'])?.name).toBe(name);
    expect(missingField(cart(JSON.parse(`{"${name}": "x"}`) as object), ['line'])).toBeUndefined();
  }
});

it('orderText contains field values, and is unchanged for a cart without fields', () => {
  expect(orderText(ask({ value: 'a' }))).not.toBe(orderText(ask({ value: 'b' })));
  expect(fieldTexts(aCart())).toEqual([]);
});

it('a pending field has its own key, and is dropped with its line', () => {
  const post = { cause: 'extra_field', body: { extra_field: { name: 'po', value: 'x', id: 13, cartId: 7 } } } as const;
  const [of12, of13] = [12, 13].map((id) => fieldKey('po', lineKey(7, id)));
  expect(keysOf(post)).toEqual([of13]);
  expect(jobOf(post).delay).toBeGreaterThan(0);
  const answer = { cart: ask({ scope: 'line' }), messages: new Map() };
  const dropsField = isRemovedBy({ answer });
  expect([dropsField(of13!), dropsField(of12!), dropsField(fieldKey('po'))]).toEqual([true, false, false]);
});

it.each([
  [{ type: 'number', max: 10 }, '10,5', 'Maksymalnie 10.'],
  [{ type: 'number' }, 'abc', 'Wpisz liczbę.'],
  [{ type: 'number' }, '12,5', undefined],
  [{ type: 'number' }, '-12,5', undefined],
  [{ type: 'number' }, '15 m2', 'Wpisz liczbę.'],
  [{ type: 'number' }, '1 2', 'Wpisz liczbę.'],
  [{ type: 'date' }, '0002-11-30', 'Podaj pełną datę, od roku 1900.'],
  [{ type: 'date' }, '12026-11-30', 'Podaj pełną datę, od roku 1900.'],
  [{ type: 'date' }, '2026-11-30', undefined],
  [{ type: 'tel' }, '\u202a(+48) 601 202 303\u202c', undefined],
  [{ type: 'text', max: 3 }, 'abcd', 'Maksymalna liczba znaków: 3.'],
  [{ type: 'email' }, 'x@', 'Nieprawidłowe dane'],
  [{ type: 'tel' }, '601 202 303', undefined],
])('fieldError of %j with „%s” is „%s”', (field, text, fault) => {
  expect(fieldError(fieldIn(field), text)).toBe(fault);
});

it('sentValue converts numbers, readableValue returns option labels', () => {
  expect(
    ['1 200,50', '-0,5', '\u22122', '15 m2', ''].map((raw) => sentValue(fieldIn({ type: 'number' }), raw)),
  ).toEqual(['1200.5', '-0.5', '-2', undefined, '']);
  expect(['12.11.2026', '2026-11-12', '0202-01-01'].map((raw) => sentValue(fieldIn({ type: 'date' }), raw))).toEqual([
    '2026-11-12',
    '2026-11-12',
    undefined,
  ]);
  expect(sentValue(fieldIn({ type: 'text' }), 'PO\u200b-7')).toBe('PO-7');
  expect([
    displayValue(fieldIn({ type: 'number' }), '12.5'),
    displayValue(fieldIn({ type: 'date' }), '12.11.2026'),
  ]).toEqual(['12,5', '2026-11-12']);
  expect(readableValue(fieldIn({ type: 'select', options: [{ value: 'a', label: 'A' }] }), 'a')).toBe('A');
});

it.each(['consent', 'choice'])('placeOf returns the summary for a %s, whatever its scope [O17]', (type) => {
  for (const scope of ['order', 'line', 'delivery', undefined])
    expect(placeOf(fieldIn({ type, scope }))).toBe('summary');
});

it('a consent is ticked only by 1 or a press for the displayed wording [O14]', () => {
  const consent = (value: unknown) => ask({ type: 'consent', required: true, version: '2', value });
  for (const value of ['', ' ', '0', 'false', 'tak', null, undefined])
    expect(missingField(consent(value), ['summary'])?.name).toBe('po');
  expect(missingField(consent(1), ['summary'])).toBeUndefined();
  expect(missingField(consent(''), ['summary'], { [fieldKey('po', undefined, '2')]: '1' })).toBeUndefined();
  expect(missingField(consent(''), ['summary'], { [fieldKey('po', undefined, '1')]: '1' })?.name).toBe('po');
});

it('another version of a consent makes another order, and versionsIn names each given one and no other [O16]', () => {
  const cart = (version: string) => ask({ type: 'consent', version, value: '1' });
  expect(orderText(cart('1'))).not.toBe(orderText(cart('2')));
  expect(versionsIn(cart('2'))).toEqual({ po: '2' });
  for (const value of ['', '0', 'tak', null])
    expect(versionsIn(ask({ type: 'consent', version: '2', value }))).toBeUndefined();
  expect(versionsIn(ask({ version: '2' }))).toBeUndefined();
});
