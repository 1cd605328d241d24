/** The pages of the random orders: the built cart in front of a shop whose responses a test can break. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { browserOf, closeAll } from '../../e2e/worker';
import type { OrderFault } from './faults';
import type { Answer, OrderShop } from './shop';

/** One visit, identified by its cookie. */
export interface Visit {
  readonly shop: OrderShop;
  /** The pending faults, by the action that triggers them. */
  readonly armed: Map<string, OrderFault>;
  /** Duration of an action in the shop, in ms. */
  readonly slow: Map<string, number>;
  /** The received requests, for analysing a finding. */
  readonly trace: string[];
}

const CART = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Koszyk</title>
<script type="module" src="/elements/index.js"></script></head>
<body><shop-cart cart-url="/api/koszyk" shop-url="/"></shop-cart></body></html>`;
const THANKS = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Dziękujemy</title><h1>Dziękujemy</h1></html>`;

export interface OrderPages {
  readonly url: string;
  readonly visits: Map<string, Visit>;
  close(): Promise<void>;
}

async function openOrderPages(): Promise<OrderPages> {
  const visits = new Map<string, Visit>();
  const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

  async function cart(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const body = (await json(request)) as Record<string, never>;
    const action = Object.keys(body)[0] ?? 'load';
    const fault = visit.armed.get(action);
    visit.armed.delete(action);
    const key = request.headers['idempotency-key'];
    await wait(visit.slow.get(action) ?? 0);
    let own: Answer | undefined;
    for (let times = 0; times < (fault?.arrives ?? 1); times++)
      own = visit.shop.answer(body, typeof key === 'string' ? key : undefined);
    const back = fault
      ? fault.back(own ?? { status: 200, body: {} })
      : { status: own!.status, body: JSON.stringify(own!.body) };
    visit.trace.push(`${action} ${JSON.stringify(body)} ${fault?.name ?? ''} → ${back?.status ?? 'dropped'}`);
    if (back === undefined) return void request.socket.destroy();
    const type = 'type' in back ? back.type : undefined;
    response
      .writeHead(back.status, { 'Content-Type': type ?? 'application/json', 'Cache-Control': 'no-store' })
      .end(back.body);
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const visit = visits.get(/visit=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    try {
      if (pathname === '/api/koszyk' && visit) return await cart(request, response, visit);
      if (pathname.startsWith('/elements/')) {
        const file = await readFile(join('dist', normalize(pathname.slice('/elements/'.length))));
        const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
        return void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }).end(file);
      }
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(pathname === '/koszyk' ? CART : THANKS);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    visits,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** Gives a test file a browser and the pages; closes what the file opened after its tests. */
export function orderStage(): { readonly browser: Browser; readonly pages: OrderPages } {
  const stage = {} as { browser: Browser; pages: OrderPages };
  beforeAll(async () => {
    [stage.browser, stage.pages] = await Promise.all([browserOf(), openOrderPages()]);
  });
  afterAll(async () => {
    await closeAll(stage.browser);
    await stage.pages.close();
  });
  return stage;
}
