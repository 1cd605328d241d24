/** Decides how a text for people is fetched: regulations and the like, as HTML or plain text, never as JSON. */
import { isLeaving, isOnline, whileUnderWay } from '../page/lifecycle';
import { callUrl } from './address';
import { Failure } from './failure';

/** The text at `url`. Throws a Failure and nothing else. Nobody is logged in for it: no token, and cookies to the own origin only. */
export async function requestText(raw: string): Promise<string> {
  const url = callUrl(raw);
  try {
    return await whileUnderWay(async () => {
      const response = await globalThis.fetch(url, {
        credentials: 'same-origin',
        headers: { Accept: 'text/html, text/plain' },
      });
      if (!response.ok) throw new Failure('http', { status: response.status });
      return response.text();
    });
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure(isLeaving() ? 'leaving' : isOnline() ? 'network' : 'offline', { cause });
  }
}
