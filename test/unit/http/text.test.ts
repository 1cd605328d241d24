/** Tests the sentences for failures without a message of the server. */
import { expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../../src/http/failure';
import { failureText } from '../../../src/http/text';

const CODES: FailureCode[] = ['offline', 'network', 'session', 'csrf', 'http', 'unreadable', 'shape'];

it.each(CODES)('a failure by "%s" has a Polish sentence [M5]', (code) => {
  expect(failureText(new Failure(code))).toMatch(/^[A-ZŻŁŚ].+\.$/);
});

it('failureText of an expired session asks the buyer to log in', () => {
  expect(failureText(new Failure('session', { status: 200 }))).toBe('Sesja wygasła – zaloguj się ponownie.');
});

it('failureText has own sentences for some statuses, even with a body', () => {
  const texts = [403, 413, 429, 503, 500].map((status) => failureText(new Failure('http', { status })));
  expect(new Set(texts).size).toBe(5);
});

it.each(['leaving', 'refused'] as const)('failureText of "%s" is empty', (code) =>
  expect(failureText(new Failure(code))).toBe(''),
);
