/** Shows that a body is JSON even if a library of the page has changed the serialisation. */
import { afterEach, expect, it } from 'vitest';
import { jsonText } from '../../../src/http/json';

const taught = (prototype: object) => prototype as { toJSON?: unknown };
afterEach(() => [Array, String].forEach(({ prototype }) => delete taught(prototype).toJSON));

const body = { quantity: { '7': 3 }, names: ['a "b"'] };

it('jsonText quotes nothing twice, and the library keeps its methods', () => {
  const toJSON = () => 'spoiled';
  taught(Array.prototype).toJSON = toJSON;
  taught(String.prototype).toJSON = toJSON;
  expect(JSON.stringify(body)).toContain('spoiled');
  expect(jsonText(body)).toBe('{"quantity":{"7":3},"names":["a \\"b\\""]}');
  expect(taught(Array.prototype).toJSON).toBe(toJSON);
  expect(Object.keys(Array.prototype)).toEqual(['toJSON']);
});

it('jsonText equals JSON.stringify on other pages', () => {
  expect(jsonText(body)).toBe(JSON.stringify(body));
});
