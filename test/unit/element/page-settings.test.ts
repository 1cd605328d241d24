/** Shows that what a page's settings are said to be by default is what the code goes by: importing it would cost every page its bytes. */
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
