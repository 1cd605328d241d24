/** Returns what `fetch` returns when a network fault hits a call. */
import { HANG_MS, LOGIN_PAGE, type NetworkFault } from './network-faults';

/** The server's side of a call. */
export interface Connection {
  /** Performs the shop's own action; each call of this function is another received request. */
  originalFetch(): Promise<Response>;
  wait(ms: number): Promise<void>;
  /** The browser learns that it is offline. */
  goOffline(): void;
  /** The page is being left. */
  leave(): void;
}

const broken = () => new TypeError('Failed to fetch');

export async function applyNetworkFault(
  { response: back, arrives }: NetworkFault,
  { originalFetch: ask, wait, goOffline, leave }: Connection,
): Promise<Response> {
  let answer = Response.json(null);
  for (let times = 0; times < arrives; times++) answer = await ask();
  switch (back.kind) {
    case 'answer':
      await wait(back.late[1]);
      return answer;
    case 'drip':
      return new Response(dripping(await answer.text(), back.pieces, () => wait(back.pause)));
    case 'corrupt':
      return new Response(back.corrupt(await answer.text()));
    case 'reply':
      return new Response(back.body, { status: back.status, headers: { 'Content-Type': back.type } });
    case 'redirect':
      return new Response(LOGIN_PAGE, { headers: { 'Content-Type': 'text/html' } });
    case 'reset in the body':
      return new Response(cutOff((await answer.text()).slice(0, 20)));
    case 'hang':
      await wait(HANG_MS);
      throw broken();
    case 'offline':
      goOffline();
      throw broken();
    case 'navigation':
      leave();
      throw new DOMException('The user aborted a request.', 'AbortError');
    case 'refused':
    case 'reset':
      throw broken();
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

function dripping(text: string, pieces: number, pause: () => Promise<void>): ReadableStream<Uint8Array> {
  const whole = bytes(text);
  const size = Math.max(1, Math.ceil(whole.length / pieces));
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause();
      controller.enqueue(whole.slice(at, (at += size)));
      if (at >= whole.length) controller.close();
    },
  });
}

function cutOff(text: string): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new TypeError('network error'));
      sent = true;
      controller.enqueue(bytes(text));
    },
  });
}
