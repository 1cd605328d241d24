/** Receives the files of the small shop: PDF, PNG and photos by their first bytes, within the size of the field. */
import type { Guard } from './guard';
import { drawing, type Session } from './state';
import type { MockShopState } from './shop-state';

const FIRST: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  // The first byte is no text.
  'image/png': /^[^]PNG\r\n/,
  // Its first bytes are no text either.
  'image/jpeg': /^\uFFFD{3}/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};

interface Sent {
  /** The bytes, read as UTF-8. */
  readonly text: string;
  readonly token: string | undefined;
  readonly headers: Headers;
}

interface Taken {
  /** Where a refusal is written. */
  readonly slot: string;
  readonly accept: readonly string[];
  readonly most: number;
  readonly guard: Guard;
}
export const DRAWINGS: Taken = {
  slot: 'extra_field',
  accept: drawing.accept ?? [],
  most: drawing.max_bytes ?? 0,
  guard: 'file-type',
};
export const PHOTOS: Taken = {
  slot: 'return',
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  most: 8_000_000,
  guard: 'return-photo',
};

function nameIn(headers: Headers): string {
  try {
    return decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');
  } catch {
    return '';
  }
}

export function receiveFile(
  shop: MockShopState,
  session: Session,
  { text, token, headers }: Sent,
  { slot, accept, most, guard }: Taken,
): Response {
  const refused = (status: number, sentence: string): Response =>
    Response.json({ cart: null, messages: { [slot]: { messages: [sentence], status: 'error' } } }, { status });
  const size = new TextEncoder().encode(text).length;
  if (shop.checks('csrf') && shop.checks('file-token') && token !== session.token)
    return refused(419, 'Odśwież stronę.');
  if (size === 0 || (size > most && shop.checks('file-size')))
    return refused(413, `Plik może mieć najwyżej ${most} bajtów.`);
  if (shop.checks(guard) && !accept.some((type) => FIRST[type]?.test(text)))
    return refused(415, `Przyjmujemy pliki: ${accept.join(', ')}.`);
  const id = `plik-${shop.newId()}`;
  const file = { name: nameIn(headers) || 'plik', size };
  shop.files.set(id, { owner: session.id, ...file });
  return Response.json({ id, ...file });
}
