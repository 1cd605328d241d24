/** Tests which KSeF numbers are valid, the content of an invoice's QR code, and the title of a transfer. */
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { isOverdue, paymentAddress, transferTitle } from '../../../src/orders/documents';
import { crc8, isKsefNumber, ksefNumberOf, verificationUrl } from '../../../src/orders/ksef';
import { qrCode, type QrCode } from '../../../src/orders/qr';
import type { OrderDocument } from '../../../src/orders/schema';

const OFFICIAL = '5265877635-20250826-0100001AF629-AF';
const HASH = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzID';
const anInvoice = (said: object): OrderDocument => ({ kind: 'invoice', ...said }) as OrderDocument;

describe('the KSeF number', () => {
  it('is valid by CRC-8: the official example passes', () => {
    expect(crc8('123456789')).toBe('F4');
    expect(isKsefNumber(OFFICIAL)).toBe(true);
  });

  it('is invalid with any character changed, removed or added', () => {
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
  ])('contains seller, day and hash, read from %s', (_, ksef_hash) => {
    // The last of 43 characters encodes only four bits, so a conversion through hexadecimal changes it.
    const said = verificationUrl(
      anInvoice({ seller_nip: '526-587-76-35', date: '2025-08-26T10:00:00+02:00', ksef_hash }),
    );
    expect(said?.slice(0, -1)).toBe(url.slice(0, -1));
  });

  it.each([{ seller_nip: '526' }, { date: '26/08/2025' }, { ksef_hash: 'abc' }, { ksef_hash: undefined }])(
    'is missing if its data are incomplete: %j',
    (wrong) => {
      expect(
        verificationUrl(anInvoice({ seller_nip: '5265877635', date: '2025-08-26', ksef_hash: HASH, ...wrong })),
      ).toBeUndefined();
    },
  );

  /** Decodes the path like a scanner, drawn four pixels a module with a quiet zone. */
  function scanned({ side, path }: QrCode): string | undefined {
    const width = (side + 8) * 4;
    const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
    for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (let at = 0; at < 16; at += 1) {
        const [x, y] = [(Number(column) + 4) * 4 + (at % 4), (Number(row) + 4) * 4 + (at >> 2)];
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    return jsQR(pixels, width, width)?.data;
  }

  it.each([url, `${url}?x=ąę`, 'x'.repeat(400)])('is read back by a scanner: %s', (text) => {
    expect(scanned(qrCode(text))).toBe(text);
  });

  it('is readable with a tenth of its modules damaged, as level M promises', () => {
    const { side, path } = qrCode(url);
    const isLost = (column: number, row: number): boolean => column >= 20 && column < 30 && row >= 14 && row < 24;
    const torn = path.replace(/M(\d+) (\d+)h1v1h-1z/g, (unit, column, row) => (isLost(+column, +row) ? '' : unit));
    expect(torn.length).toBeLessThan(path.length);
    expect(scanned({ side, path: torn })).toBe(url);
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

  it('is overdue from the day after its due date, while an amount is due', () => {
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

  it('has a payment URL with the order and the invoice', () => {
    expect(paymentAddress('/zaplac?a=1#t', { order: '7', invoice: 'FV/1' })).toBe(
      '/zaplac?a=1&order=7&invoice=FV%2F1#t',
    );
    expect(paymentAddress('/zaplac', {})).toBe('/zaplac');
    expect(paymentAddress(undefined, { order: '7' })).toBeUndefined();
  });
});
