/** Decides how another page of the shop is fetched as a document, to take a part of it: read by the browser itself, whatever a page's policy says of HTML from text. */
import { whileUnderWay } from '../page/lifecycle';
import { callUrl } from './address';
import { Failure, noAnswer } from './failure';

/** The page at `raw`, nothing of which runs. Rejects with a Failure and nothing else, also where `signal` breaks it off. */
export function requestPage(raw: string, signal: AbortSignal): Promise<Document> {
  // Not fetch: DOMParser is closed where Trusted Types are required, and this is not.
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
