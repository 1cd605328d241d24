/** Decides what `fetch` is to the fault matrix: a shop in memory, and one fault at a time on the way there and back. */
import { vi } from 'vitest';
import type { Clock } from '../../src/page/clock';
import type { stubPage } from '../fixtures/page';
import { HANG_MS, LOGIN_PAGE, type Fault } from './faults';

export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ShopAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Script {
  readonly clock: Clock;
  readonly page: ReturnType<typeof stubPage>;
  readonly shop: (call: Call) => ShopAnswer;
  /** The call that the armed fault is for; all others go through. */
  readonly concerns: (call: Call) => boolean;
}

/** Puts itself in the place of `fetch` until `vi.unstubAllGlobals()`. A fault that is armed happens to one call. */
export function scriptFetch({ clock, page, shop, concerns }: Script) {
  const journal: Call[] = [];
  let armed: Fault | undefined;
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const json = ({ status, body }: ShopAnswer) => new Response(JSON.stringify(body), { status });
  const broken = () => new TypeError('Failed to fetch');

  async function befall(fault: Fault, call: Call): Promise<Response> {
    const { back, arrives } = fault;
    await wait(20);
    let answer: ShopAnswer = { status: 200, body: null };
    for (let times = 0; times < arrives; times++) answer = shop(call);
    switch (back.kind) {
      case 'answer':
        await wait(back.late[1]);
        return json(answer);
      case 'drip':
        return new Response(dripping(JSON.stringify(answer.body), back.pieces, () => wait(back.pause)));
      case 'spoilt':
        return new Response(back.spoil(JSON.stringify(answer.body)));
      case 'reply':
        return new Response(back.body, { status: back.status, headers: { 'Content-Type': back.type } });
      case 'redirect':
        return new Response(LOGIN_PAGE, { headers: { 'Content-Type': 'text/html' } });
      case 'reset in the body':
        return new Response(cutOff(JSON.stringify(answer.body).slice(0, 20)));
      case 'hang':
        await wait(HANG_MS);
        throw broken();
      case 'offline':
        vi.stubGlobal('navigator', { onLine: false });
        throw broken();
      case 'navigation':
        page.send('beforeunload');
        throw new DOMException('The user aborted a request.', 'AbortError');
      default:
        throw broken();
    }
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}): Promise<Response> => {
    const call: Call = {
      url: String(url),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? {} : (JSON.parse(init.body as string) as Record<string, unknown>),
    };
    journal.push(call);
    if (armed === undefined || !concerns(call)) return json(shop(call));
    const fault = armed;
    armed = undefined;
    return befall(fault, call);
  });

  return {
    journal,
    arm: (fault: Fault) => void (armed = fault),
    /** Whether the armed fault has happened. */
    isSpent: () => armed === undefined,
    /** The line is good again: connected, and on the same page. */
    clear() {
      vi.stubGlobal('navigator', { onLine: true });
      page.send('online');
    },
  };
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
