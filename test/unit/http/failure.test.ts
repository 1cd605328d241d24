/** Tests what counts as a Failure: one thrown by this module or another copy of it, and nothing else. */
import { expect, it, vi } from 'vitest';
import { Failure, failureOf, isFailure, isLeavingFailure } from '../../../src/http/failure';

it('failureOf returns the caught Failure', () => {
  const failure = new Failure('http', { status: 500 });
  expect(failureOf(failure)).toBe(failure);
});

it.each([new TypeError('x is not a function'), { code: 'network' }, 'network', undefined])(
  'failureOf rethrows %s, which is no Failure',
  (error) => {
    const caught = () => failureOf(error);
    expect(isFailure(error)).toBe(false);
    expect(caught).toThrow(error as Error);
  },
);

it('failureOf accepts a Failure of another copy of the script, which shares the page’s store', async () => {
  vi.resetModules();
  const other = await import('../../../src/http/failure');
  const failure = new other.Failure('leaving');
  expect(failure).not.toBeInstanceOf(Failure);
  expect([failureOf(failure), isLeavingFailure(failure)]).toEqual([failure, true]);
});

it('isLeavingFailure is true only for the failure leaving', () =>
  expect([new Failure('leaving'), new Failure('network'), new Error('leaving')].map(isLeavingFailure)).toEqual([
    true,
    false,
    false,
  ]));
