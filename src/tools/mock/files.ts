/** Receives the files of the small shop: PDF and PNG by their first bytes, within the size of the field. */
import { drawing, type Session } from './state';
import type { MockShopState } from './shop-state';

const FIRST: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  // The first byte is no text.
  'image/png': /^[^]PNG\r\n/,
};

interface Sent {
  /** The bytes, read as UTF-8. */
  readonly text: string;
  readonly token: string | undefined;
  readonly headers: Headers;
}

const refused = (status: number, sentence: string): Response =>
  Response.json({ cart: null, messages: { extra_field: { messages: [sentence], status: 'error' } } }, { status });

function nameIn(headers: Headers): string {
  try {
    return decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');
  } catch {
    return '';
  }
}

export function receiveFile(shop: MockShopState, session: Session, { text, token, headers }: Sent): Response {
  const size = new TextEncoder().encode(text).length;
  const { accept = [], max_bytes: max = 0 } = drawing;
  if (shop.checks('csrf') && shop.checks('file-token') && token !== session.token)
    return refused(419, 'Odśwież stronę.');
  if (size === 0 || (size > max && shop.checks('file-size'))) return refused(413, 'Plik może mieć najwyżej 200 kB.');
  if (shop.checks('file-type') && !accept.some((type) => FIRST[type]?.test(text)))
    return refused(415, 'Przyjmujemy pliki PDF i PNG.');
  const id = `plik-${shop.newId()}`;
  const file = { name: nameIn(headers) || 'plik', size };
  shop.files.set(id, { owner: session.id, ...file });
  return Response.json({ id, ...file });
}
