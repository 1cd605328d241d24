/** A proxy in front of a shop. The proxy breaks chosen requests and records all cart actions. */
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { createRandom } from '../../demo/server/seed/random';
import { LOGIN_PAGE, LOGIN_PATH, type FaultyResponse, type NetworkFault } from '../../src/tools/mock/network-faults';

/** One POST of the cart. */
export interface Entry {
  readonly action: string;
  readonly key: string | undefined;
  readonly fault: string | undefined;
  /** Number of times the shop received it, and the status of its response, which the client may not have received. */
  readonly arrived: number;
  readonly status: number | undefined;
}

export interface ChaosProxy {
  readonly url: string;
  readonly journal: readonly Entry[];
  /** Applies the fault to the next POST of this action. */
  injectNext(action: string, fault: NetworkFault): void;
  isUsed(): boolean;
  /** Resets the connections of all hanging requests. */
  clear(): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** `slowest`: maximum delay in ms; longer faults are shortened to it. */
export async function openProxy({ target, seed, slowest }: { target: string; seed: number; slowest: number }) {
  const random = createRandom(seed);
  const journal: Entry[] = [];
  const hanging = new Set<IncomingMessage>();
  let pendingFault: { action: string; fault: NetworkFault } | undefined;
  const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, Math.min(ms, slowest)));

  const forward = ({ method, url, headers }: IncomingMessage, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const onward = { ...headers, 'accept-encoding': 'identity', connection: 'close' };
      ask(target + url, { method, headers: onward }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      )
        .on('error', reject)
        .end(body);
    });

  // Connections are not kept: browsers silently repeat a request on a used connection that was reset.
  const head = ({ status, headers, body }: Answer): [number, IncomingHttpHeaders] => {
    const { 'transfer-encoding': _, ...rest } = headers;
    return [status, { ...rest, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }];
  };
  const reply = (response: ServerResponse, answer: Answer) => response.writeHead(...head(answer)).end(answer.body);

  async function respondWithFault(
    faulty: FaultyResponse,
    incoming: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<unknown> {
    switch (faulty.kind) {
      case 'answer':
        await wait(random.whole(...(faulty.late as [number, number])));
        return reply(response, answer);
      case 'drip': {
        const bytes = Buffer.from(answer.body);
        const size = Math.ceil(bytes.length / faulty.pieces);
        response.writeHead(...head(answer));
        for (let at = 0; at < bytes.length; at += size) {
          response.write(bytes.subarray(at, at + size));
          await wait(faulty.pause);
        }
        return response.end();
      }
      case 'corrupt': {
        const body = faulty.corrupt(answer.body);
        return reply(response, { ...answer, body, status: body === '' && random.chance(0.5) ? 204 : answer.status });
      }
      case 'reply':
        return reply(response, { status: faulty.status, headers: { 'content-type': faulty.type }, body: faulty.body });
      case 'redirect':
        return reply(response, { status: 302, headers: { location: faulty.to }, body: '' });
      case 'reset in the body':
        response.writeHead(...head(answer)).write(answer.body.slice(0, 30));
        await wait(50);
        return incoming.socket.resetAndDestroy();
      case 'hang':
        return hanging.add(incoming);
      case 'navigation':
        await wait(slowest);
        return reply(response, answer);
      case 'refused':
      case 'reset':
      case 'offline':
        return incoming.socket.resetAndDestroy();
    }
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(incoming);
    if (incoming.url === LOGIN_PATH)
      return void reply(response, { status: 200, headers: { 'content-type': 'text/html' }, body: LOGIN_PAGE });
    const isCart = incoming.method === 'POST' && incoming.url?.startsWith('/koszyk');
    const action = isCart ? (Object.keys(JSON.parse(sent || '{}') as object)[0] ?? 'load') : undefined;
    const fault = pendingFault?.action === action ? pendingFault?.fault : undefined;
    if (fault) pendingFault = undefined;
    let answer: Answer = { status: 0, headers: {}, body: '' };
    const arrives = fault?.arrives ?? 1;
    for (let times = 0; times < arrives; times++) answer = await forward(incoming, sent);
    if (action !== undefined) {
      const key = incoming.headers['idempotency-key'] as string | undefined;
      journal.push({ action, key, fault: fault?.name, arrived: arrives, status: answer.status || undefined });
    }
    if (fault) await respondWithFault(fault.response, incoming, response, answer);
    else reply(response, answer);
  }

  const server = createServer((incoming, response) => {
    // A client that has disconnected causes an error that is not the proxy's.
    handle(incoming, response).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const clear = () => {
    for (const incoming of hanging) incoming.socket.resetAndDestroy();
    hanging.clear();
  };
  const proxy: ChaosProxy = {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    journal,
    injectNext: (action, fault) => void (pendingFault = { action, fault }),
    isUsed: () => pendingFault === undefined,
    clear,
    close: () => new Promise((resolve) => (clear(), server.closeAllConnections(), server.close(() => resolve()))),
  };
  return proxy;
}
