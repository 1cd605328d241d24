/** Fetches a text for the buyer, such as the terms: as HTML or plain text, never as JSON. */
import { whileUnderWay } from '../page/lifecycle';
import { callUrl } from './call-url';
import { Failure, isFailure, noAnswer } from './failure';

export interface PageText {
  readonly text: string;
  /** Whether the request was redirected, for example to a login page. */
  readonly isRedirected: boolean;
}

/** The page at `raw`. Throws only a Failure. Sends no token, and cookies to the own origin only. */
export async function requestText(raw: string): Promise<PageText> {
  const url = callUrl(raw);
  try {
    return await whileUnderWay(async () => {
      const response = await globalThis.fetch(url, {
        credentials: 'same-origin',
        headers: { Accept: 'text/html, text/plain' },
      });
      const { ok, status, redirected } = response;
      const type = response.headers.get('Content-Type') ?? '';
      if (!ok) throw new Failure('http', { status });
      if (!READABLE.test(type)) throw new Failure('unreadable', { status });
      return { text: decoded(await response.arrayBuffer(), type), isRedirected: redirected };
    });
  } catch (cause) {
    if (isFailure(cause)) throw cause;
    throw noAnswer(cause);
  }
}

/** A missing content type is accepted. */
const READABLE = /^\s*($|;|text\/(html|plain)\b|application\/xhtml\+xml\b)/i;
const CHARSET = /charset\s*=\s*["']?([^\s"'>;/]+)/i;

/** Decoded by the header's charset, else by a meta in the first bytes, as browsers do, else as UTF-8. */
function decoded(bytes: ArrayBuffer, type: string): string {
  const metas = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).match(/<meta\b[^>]*>/gi) ?? [];
  for (const declaration of [type, ...metas]) {
    const label = CHARSET.exec(declaration)?.[1];
    try {
      if (label !== undefined) return new TextDecoder(label).decode(bytes);
    } catch {
      // The browser does not support the charset.
    }
  }
  return new TextDecoder().decode(bytes);
}
