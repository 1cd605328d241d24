/** Decides how a text for people is fetched: regulations and the like, as HTML or plain text, never as JSON. */
import { whileUnderWay } from '../page/lifecycle';
import { callUrl } from './address';
import { Failure, isFailure, noAnswer } from './failure';

export interface PageText {
  readonly text: string;
  /** It is what another address has said, a login page perhaps. */
  readonly isRedirected: boolean;
}

/** The page at `raw`. Throws a Failure and nothing else. Nobody is logged in for it: no token, and cookies to the own origin only. */
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

/** A server that does not say what it sends is taken at its text. */
const READABLE = /^\s*($|;|text\/(html|plain)\b|application\/xhtml\+xml\b)/i;
const CHARSET = /charset\s*=\s*["']?([^\s"'>;/]+)/i;

/** In the letters that the header names, else the page's meta in its beginning, where browsers look too, else UTF-8. */
function decoded(bytes: ArrayBuffer, type: string): string {
  const metas = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).match(/<meta\b[^>]*>/gi) ?? [];
  for (const said of [type, ...metas]) {
    const label = CHARSET.exec(said)?.[1];
    try {
      if (label !== undefined) return new TextDecoder(label).decode(bytes);
    } catch {
      // No letters that a browser knows.
    }
  }
  return new TextDecoder().decode(bytes);
}
