/** Shows that contact data reach analytics only hashed and with consent, and that empty data are not hashed. */
import { afterEach, expect, it, vi } from 'vitest';
import { hashedContact } from '../../../src/page/hashed-contact';
import { stubPage } from '../../fixtures/page';

const consent = { config: { 'analytics-contact': '' } };
/** SHA-256 of "ala@firma.pl". */
const ALA = '663107f607f00078c8ab633843a3ea650e705cc8a24b73a97647fae87d136bd5';
afterEach(() => vi.unstubAllGlobals());

it('hashedContact ignores blanks and capitals of an e-mail', async () => {
  stubPage(consent);
  expect(await hashedContact({ email: ' Ala@Firma.pl ', phone: undefined })).toEqual({ sha256_email_address: ALA });
});

it.each(['', '  '])('hashedContact omits the empty e-mail %j', async (email) => {
  stubPage(consent);
  expect(await hashedContact({ email, phone: undefined })).toBeUndefined();
});

it('hashedContact returns undefined without consent', async () => {
  stubPage();
  expect(await hashedContact({ email: 'ala@firma.pl', phone: '601234567' })).toBeUndefined();
});
