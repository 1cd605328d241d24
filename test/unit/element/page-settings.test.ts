/** Shows that the declared defaults of page settings match the code, which cannot import them: every page would pay the bytes. */
import { expect, it } from 'vitest';
import { currency } from '../../../src/element/currency';
import { csrfCookie, csrfHeader } from '../../../src/element/page-settings';
import { pageCurrency } from '../../../src/page/currency';
import { CSRF_COOKIE, CSRF_HEADER } from '../../../src/page/tokens';

it('the declared defaults equal those of the requests and the prices', () => {
  expect([csrfCookie.default, csrfHeader.default, currency.default]).toEqual([
    CSRF_COOKIE,
    CSRF_HEADER,
    pageCurrency(),
  ]);
});
