/** Fetches another page of the shop as a document. The browser parses it, whatever the policy for HTML from text. */
import { whileUnderWay } from '../page/lifecycle';
import { callUrl } from './call-url';
import { Failure, noAnswer } from './failure';

/** The page at `raw`; its scripts do not run. Rejects only with a Failure, also when `signal` aborts. */
export function requestPage(raw: string, signal: AbortSignal): Promise<Document> {
  // Not fetch: its text would need DOMParser, which pages with Trusted Types block; XMLHttpRequest parses by itself.
  const call = new XMLHttpRequest();
  return whileUnderWay(
    () =>
      new Promise<Document>((resolve, reject) => {
        call.open('GET', callUrl(raw));
        call.responseType = 'document';
        call.setRequestHeader('Accept', 'text/html');
        call.onload = () => {
          const { status, response } = call as { status: number; response: Document | null };
          if (status < 200 || status > 299) reject(new Failure('http', { status }));
          else if (response === null) reject(new Failure('unreadable', { status }));
          else resolve(response);
        };
        call.onerror = () => reject(noAnswer(new TypeError('no answer')));
        call.onabort = () => reject(noAnswer(new DOMException('broken off', 'AbortError')));
        signal.addEventListener('abort', () => call.abort());
        call.send();
      }),
  );
}
