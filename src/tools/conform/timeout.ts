/** Sends a call with a time limit, and stops sending a kind of call after several timeouts. */

/** `fetch`, or its stand-in in a test. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT = 10_000;
/** Maximum number of timeouts, of one kind and in all; more reveal nothing new. */
const HANGING = { ofKind: 2, inAll: 6 };

/** Keeps a byte order mark, which `response.text()` removes: with it the text is not JSON. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class TimedTransport {
  readonly #transport: Transport;
  readonly #timeout: number;
  readonly #hung = new Map<string, number>();
  #isReached = false;

  constructor(transport: Transport = (url, init) => fetch(url, init), timeout = TIMEOUT) {
    this.#transport = transport;
    this.#timeout = timeout;
  }

  /** The response with its text, or the reason why there is none. Rejects if the shop was never reached. `kind`: calls that time out together. */
  async answer(url: string, init: RequestInit, kind: string): Promise<[Response, string] | string> {
    const hung = this.#hung.get(kind) ?? 0;
    const inAll = [...this.#hung.values()].reduce((all, one) => all + one, 0);
    if (hung >= HANGING.ofKind || inAll >= HANGING.inAll) return 'skipped: earlier calls of this kind timed out';
    const answered = await this.#inTime(url, init);
    if (typeof answered === 'string') this.#hung.set(kind, hung + 1);
    else this.#isReached = true;
    return answered;
  }

  async #inTime(url: string, init: RequestInit): Promise<[Response, string] | string> {
    const stop = new AbortController();
    const late = `no response within ${this.#timeout / 1000} s`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = new Promise<string>((resolve) => {
      timer = setTimeout(() => {
        resolve(late);
        stop.abort();
      }, this.#timeout);
    });
    try {
      const answered = this.#transport(url, { ...init, signal: stop.signal }).then(
        async (response): Promise<[Response, string]> => [response, decoder.decode(await response.arrayBuffer())],
      );
      // After the timeout its result is ignored.
      answered.catch(() => undefined);
      return await Promise.race([answered, isOver]);
    } catch (error) {
      if (!this.#isReached) throw error;
      if (stop.signal.aborted) return late;
      return `the connection failed: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      clearTimeout(timer);
    }
  }
}
