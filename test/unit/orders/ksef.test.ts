/** Shows which KSeF numbers are trusted, what the QR code of an invoice says, and what goes into a transfer. */
import { describe, expect, it } from 'vitest';
import { isOverdue, paymentAddress, transferTitle } from '../../../src/orders/documents';
import { crc8, isKsefNumber, ksefNumberOf, verificationUrl } from '../../../src/orders/ksef';
import { qrModules, qrPath, SIDE } from '../../../src/orders/qr';
import type { OrderDocument } from '../../../src/orders/schema';

const OFFICIAL = '5265877635-20250826-0100001AF629-AF';
const HASH = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzID';
const anInvoice = (said: object): OrderDocument => ({ kind: 'invoice', ...said }) as OrderDocument;

describe('the KSeF number', () => {
  it('is checked by CRC-8: the official example is right', () => {
    expect(crc8('123456789')).toBe('F4');
    expect(isKsefNumber(OFFICIAL)).toBe(true);
  });

  it('is wrong with any one sign changed, cut or added', () => {
    for (let at = 0; at < OFFICIAL.length; at += 1) {
      for (const sign of '0123456789ABCDEF-') {
        if (sign === OFFICIAL[at]) continue;
        expect(isKsefNumber(OFFICIAL.slice(0, at) + sign + OFFICIAL.slice(at + 1))).toBe(false);
      }
    }
    expect(isKsefNumber(OFFICIAL.slice(1))).toBe(false);
    expect(isKsefNumber(`${OFFICIAL}0`)).toBe(false);
  });

  it.each([
    [{}, { state: 'none' }],
    [{ ksef_number: ' ' }, { state: 'none' }],
    [{ ksef_number: OFFICIAL.toLowerCase() }, { state: 'right', number: OFFICIAL }],
    [
      { ksef_number: OFFICIAL, seller_nip: 'PL 526-58-77-635' },
      { state: 'right', number: OFFICIAL },
    ],
    [
      { ksef_number: OFFICIAL, seller_nip: '1111111111' },
      { state: 'wrong', number: OFFICIAL },
    ],
    [{ ksef_number: OFFICIAL.replace('AF', 'AE') }, { state: 'wrong' }],
  ])('of %j', (said, is) => {
    expect(ksefNumberOf(anInvoice(said))).toMatchObject(is);
  });
});

describe('the QR code', () => {
  const url = `https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/${HASH}`;
  it.each([
    ['Base64URL', HASH],
    ['Base64', `${HASH.replaceAll('-', '+').replaceAll('_', '/')}=`],
    ['hexadecimal digits', Buffer.from(HASH, 'base64url').toString('hex')],
  ])('carries seller, day and hash, read from %s', (_, ksef_hash) => {
    // The last of 43 signs holds four bits only, which hexadecimal digits do not bring back as they were.
    const said = verificationUrl(
      anInvoice({ seller_nip: '526-587-76-35', date: '2025-08-26T10:00:00+02:00', ksef_hash }),
    );
    expect(said?.slice(0, -1)).toBe(url.slice(0, -1));
  });

  it.each([{ seller_nip: '526' }, { date: '26/08/2025' }, { ksef_hash: 'abc' }, { ksef_hash: undefined }])(
    'is none where something of it is missing: %j',
    (wrong) => {
      expect(
        verificationUrl(anInvoice({ seller_nip: '5265877635', date: '2025-08-26', ksef_hash: HASH, ...wrong })),
      ).toBeUndefined();
    },
  );

  it('is drawn as uqr draws it, and as jsQR reads it', () => {
    // Each word is a row of 41 modules, the dark ones as binary ones.
    const rows =
      'rw8sc0vz eaa8wwn5 kgirb2al kghzt2l9 khp2ck0t ebydmwxt rwyepa4f 3vd8k5c kvqp3n98 cqrsg7qt hy7gfjpu 50ey9dob cl3kdy8f bzancu0t ' +
      '7f530v5i pvzkijpn imvrv9v2 335fwo6z rizx4gig dr3rionk 15l24i7b nc5h89gz jndp0yv4 i36828e9 p7vb5u0e alnvmjco r1a5ewkw 34cga81m ' +
      'b9pxx2by m12z28jd f5w7yg2u h6oeycq2 jlbscoom 2fah8gv rv7r9jrw eb7xe3a1 kgqm3g1l khrkf8gz kg0a9dyw eali61wa rx1hukhg';
    const drawn = qrModules(url).map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(36));
    expect(drawn.join(' ')).toBe(rows);
    expect(qrPath(url)).toMatch(/^M0 0h1v1h-1zM1 0/);
    expect(SIDE).toBe(41);
  });

  it('says so where a text does not fit', () => {
    expect(() => qrModules('x'.repeat(107))).toThrow(RangeError);
    expect(qrModules('x'.repeat(106))).toHaveLength(41);
  });
});

describe('an invoice to pay', () => {
  it.each([
    [{ number: 'FV/1', ksef_number: OFFICIAL }, `${OFFICIAL} FV/1`],
    [{ number: 'FV/1', ksef_number: OFFICIAL.replace('AF', 'AE') }, 'FV/1'],
    [{ number: 'FV/1' }, 'FV/1'],
    [{}, undefined],
  ])('%j has the title %s', (said, title) => {
    expect(transferTitle(anInvoice(said))).toBe(title);
  });

  it('is overdue from the day after the last one, while something is left to pay', () => {
    const invoice = (said: object) => anInvoice({ due_date: '2026-11-20', to_pay: '10', ...said });
    expect([isOverdue(invoice({}), '2026-11-20'), isOverdue(invoice({}), '2026-11-21')]).toEqual([false, true]);
    expect(isOverdue(invoice({ to_pay: '0' }), '2026-12-01')).toBe(false);
    expect(isOverdue(invoice({ due_date: undefined }), '2026-12-01')).toBe(false);
  });

  it.each([
    ['05.12.2026', false],
    ['20.11.2026', true],
    ['2026-11-24 00:00:00', true],
    ['2026-11-25T00:00:00', false],
    ['05/11/2026', false],
    ['2026-02-30', false],
    ['Nr 5', false],
  ])('due on %s is overdue on 25 November 2026: %s [N12]', (due_date, is) => {
    expect(isOverdue(anInvoice({ due_date, to_pay: '10' }), '2026-11-25')).toBe(is);
  });

  it('is paid at the page’s own address for that, which hears what is meant', () => {
    expect(paymentAddress('/zaplac?a=1#t', { order: '7', invoice: 'FV/1' })).toBe(
      '/zaplac?a=1&order=7&invoice=FV%2F1#t',
    );
    expect(paymentAddress('/zaplac', {})).toBe('/zaplac');
    expect(paymentAddress(undefined, { order: '7' })).toBeUndefined();
  });
});
