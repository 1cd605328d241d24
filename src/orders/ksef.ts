/** Validates an invoice's KSeF data: its number, by the checksum, and the URL in its QR code. */
import { printedDay } from '../page/day';
import type { OrderDocument } from './schema';

const NUMBER = /^(\d{10})-\d{8}-[\dA-F]{12}-[\dA-F]{2}$/;

/** CRC-8 with polynomial 0x07 and initial value 0, as two hexadecimal digits. */
export function crc8(text: string): string {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** Seller's NIP, day, 12 hexadecimal digits, and a checksum of the first 32 characters: it detects mistyped or truncated numbers. */
export const isKsefNumber = (text: string): boolean => NUMBER.test(text) && crc8(text.slice(0, 32)) === text.slice(33);

/** `none`: the invoice has no number, for example because it was issued offline. `wrong`: the buyer must not copy it. */
export type KsefNumber = { readonly state: 'none' } | { readonly state: 'right' | 'wrong'; readonly number: string };

/** The invoice's KSeF number and its state: a number with another seller's NIP is `wrong` too. */
export function ksefNumberOf({ ksef_number, seller_nip }: OrderDocument): KsefNumber {
  const number = ksef_number?.trim().toUpperCase() ?? '';
  if (number === '') return { state: 'none' };
  const nip = nipOf(seller_nip);
  const isRight = isKsefNumber(number) && (nip === undefined || number.startsWith(nip));
  return { state: isRight ? 'right' : 'wrong', number };
}

const nipOf = (text: string | undefined): string | undefined =>
  /^\d{10}$/.exec(text?.replaceAll(/[\s-]|^PL/g, '') ?? '')?.[0];

const fromHex = (text: string): string =>
  btoa(String.fromCharCode(...(text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))));

/** SHA-256 as 43 characters of Base64URL, converted from Base64 or hexadecimal if necessary. */
function hashOf(text: string | undefined): string | undefined {
  const raw = text?.trim() ?? '';
  const base64 = /^[\da-f]{64}$/i.test(raw) ? fromHex(raw) : raw;
  const url = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, '');
  return /^[\w-]{43}$/.test(url) ? url : undefined;
}

/** `26-08-2025` for `2025-08-26` or a time on that day: the invoice's own day, wherever the buyer is. */
const dayOf = (text = ''): string | undefined => printedDay(text)?.split('-').reverse().join('-');

/** The public URL that verifies the invoice (KOD I); undefined if seller, day or hash is missing or malformed. */
export function verificationUrl({ seller_nip, date, ksef_hash }: OrderDocument): string | undefined {
  const [nip, day, hash] = [nipOf(seller_nip), dayOf(date), hashOf(ksef_hash)];
  if (nip === undefined || day === undefined || hash === undefined) return undefined;
  return `https://qr.ksef.mf.gov.pl/invoice/${nip}/${day}/${hash}`;
}
