/** Intercepts the calls in an example's frame: reports them, and responds as set in the traffic panel. */
import { applyNetworkFault } from '../../../src/tools/mock/apply-network-fault';
import { faults } from '../../../src/tools/mock/network-faults';
import { IS_FILE } from './answers';
import type { Answering, Called } from './messages';

const WITHOUT_BODY = [204, 205, 304];

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Rejects at once if the request is aborted. */
const given = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

let isOffline = false;
function setOffline(is: boolean): void {
  if (isOffline === is) return;
  isOffline = is;
  dispatchEvent(new Event(is ? 'offline' : 'online'));
}

/** Replaces `fetch`, which elements look up at each call. Calls wait until the panel has chosen their response. */
export function interceptCalls(report: (call: Called) => void): void {
  const originalFetch = fetch.bind(globalThis);
  const answering = new Map<string, { readonly status: number; readonly text: string }>();
  let broken: (typeof faults)[number] | undefined;
  let count = 0;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  const reported = new Promise<void>((resolve) => {
    if (window.parent === window) resolve();
    addEventListener('message', ({ data, source }: MessageEvent<Answering>) => {
      if (source !== window.parent || data.type !== 'answering') return;
      broken = faults.find(({ name }) => name === data.fault);
      setOffline(broken?.response.kind === 'offline');
      answering.clear();
      for (const [key, answer] of Object.entries(data.instead)) answering.set(key, answer);
      resolve();
    });
  });

  const answerTo = (key: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const instead = answering.get(key);
    if (answering.delete(key) && instead !== undefined) {
      const { status, text } = instead;
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(new Response(WITHOUT_BODY.includes(status) ? null : text, { status, headers }));
    }
    if (broken === undefined) return originalFetch(input, init);
    return Promise.race([
      applyNetworkFault(broken, {
        originalFetch: () => originalFetch(input, init),
        wait,
        goOffline: () => setOffline(true),
        leave: () => void dispatchEvent(new Event('beforeunload')),
      }),
      given(init?.signal),
    ]);
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (IS_FILE.test(url.pathname)) return originalFetch(input, init);
    await reported;
    const method = init?.method ?? 'GET';
    const address = (url.origin === location.origin ? '' : url.origin) + url.pathname + url.search;
    const key = `${method} ${address}`;
    const begun = performance.now();
    const how = answering.has(key) ? 'changed' : (broken?.name ?? '');
    const call = { id: count++, method, address, how, body: typeof init?.body === 'string' ? init.body : '' };
    const respond = (status: number, answer: string): void =>
      report({ ...call, status, answer, ms: Math.round(performance.now() - begun) });
    report({ ...call, ms: undefined, status: 0, answer: '' });
    try {
      const response = await answerTo(key, input, init);
      response
        .clone()
        .text()
        .then(
          (text) => respond(response.status, text),
          () => respond(response.status, 'It broke off.'),
        );
      return response;
    } catch (cause) {
      respond(0, String(cause));
      throw cause;
    }
  };
}
