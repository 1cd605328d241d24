/** Decides which answers of `getNewToken` hold a token. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newToken } from '../../../../src/cart/configurator/schema';

test('reads a token and its session', () => {
  expect(v.parse(newToken, { token: 'abc', sessionid: 12 })).toEqual({ token: 'abc', sessionid: '12' });
});

test.each([{}, { token: 'abc' }, { token: '', sessionid: 'x' }, { token: null, sessionid: 'x' }, null])(
  '%j is no token',
  (raw) => {
    expect(v.is(newToken, raw)).toBe(false);
  },
);
