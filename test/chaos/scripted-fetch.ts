/** Replaces `fetch` in the fault matrix: a shop in memory, and one network fault at a time. */
import { vi } from 'vitest';
import type { Clock } from '../../src/page/clock';
import type { stubPage } from '../fixtures/page';
import { applyNetworkFault } from '../../src/tools/mock/apply-network-fault';
import type { NetworkFault } from '../../src/tools/mock/network-faults';

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
  /** The call that gets the prepared fault; all others succeed. */
  readonly concerns: (call: Call) => boolean;
}

/** Replaces `fetch` until `vi.unstubAllGlobals()`. A prepared fault affects one call. */
export function scriptFetch({ clock, page, shop, concerns }: Script) {
  const journal: Call[] = [];
  let armed: NetworkFault | undefined;
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const json = ({ status, body }: ShopAnswer) => new Response(JSON.stringify(body), { status });

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
    await wait(20);
    return applyNetworkFault(fault, {
      originalFetch: () => Promise.resolve(json(shop(call))),
      wait,
      goOffline: () => vi.stubGlobal('navigator', { onLine: false }),
      leave: () => page.send('beforeunload'),
    });
  });

  return {
    journal,
    arm: (fault: NetworkFault) => void (armed = fault),
    /** Whether the prepared fault has occurred. */
    isSpent: () => armed === undefined,
    /** Restores the connection on the same page. */
    clear() {
      vi.stubGlobal('navigator', { onLine: true });
      page.send('online');
    },
  };
}
