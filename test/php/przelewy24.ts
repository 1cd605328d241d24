/** Test server for Przelewy24: implements its documented REST protocol, verifies every signature, and pays on demand. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

export const CRC = 'crc-of-a-test';
export const API_KEY = 'key-of-a-test';
export const MERCHANT = 12345;

type Body = Readonly<Record<string, unknown>>;

/** SHA-384 of the JSON of these fields in this order, and of the CRC. */
const sign = (body: Body, names: readonly string[], crc = CRC): string => {
  const fields = Object.fromEntries([...names.map((one) => [one, body[one]]), ['crc', crc]]);
  return createHash('sha384').update(JSON.stringify(fields)).digest('hex');
};
const REGISTERED = ['sessionId', 'merchantId', 'amount', 'currency'];
const VERIFIED = ['sessionId', 'orderId', 'amount', 'currency'];
const NOTIFIED = [
  ...['merchantId', 'posId', 'sessionId', 'amount', 'originAmount'],
  ...['currency', 'orderId', 'methodId', 'statement'],
];

interface Transaction {
  readonly registered: Body;
  readonly orderId: number;
  /** Grosze. */
  paid: number | undefined;
  isVerified: boolean;
}

export class Przelewy24 {
  readonly transactions = new Map<string, Transaction>();
  /** Sets a failing provider. */
  down: 'register' | 'verify' | undefined;
  url = '';
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request).then(([status, answer]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.url = `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get verified(): number {
    return [...this.transactions.values()].filter(({ isVerified }) => isVerified).length;
  }

  async #answer(request: IncomingMessage): Promise<[status: number, answer: object]> {
    let text = '';
    for await (const part of request) text += String(part);
    const what = /^\/api\/v1\/transaction\/(register|verify)$/.exec(request.url ?? '')?.[1];
    const method = { register: 'POST', verify: 'PUT' }[what ?? ''];
    if (what === undefined || request.method !== method) return [404, { error: 'Not found', code: 404 }];
    if (what === this.down) return [503, { error: 'Service unavailable', code: 503 }];
    const basic = `Basic ${Buffer.from(`${MERCHANT}:${API_KEY}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return [401, { error: 'Incorrect authentication', code: 401 }];
    return this.#do(what, JSON.parse(text) as Body);
  }

  #do(what: string, body: Body): [status: number, answer: object] {
    const wrong = (error: string): [number, object] => [400, { error, code: 400 }];
    const signed = what === 'register' ? REGISTERED : VERIFIED;
    if (body['sign'] !== sign(body, signed)) return wrong('Incorrect CRC value');
    if (body['merchantId'] !== MERCHANT || body['posId'] !== MERCHANT) return wrong('Incorrect merchant');
    if (!Number.isInteger(body['amount']) || Number(body['amount']) < 1) return wrong('Incorrect amount');
    if (body['currency'] !== 'PLN') return wrong('Incorrect currency');
    const id = String(body['sessionId']);
    const known = [...this.transactions].find(([, { registered }]) => registered['sessionId'] === id);
    if (what === 'register') {
      const needed = ['description', 'email', 'country', 'language', 'urlReturn', 'urlStatus'];
      const lacking = needed.find((one) => typeof body[one] !== 'string' || body[one] === '');
      if (lacking !== undefined) return wrong(`${lacking} is missing`);
      if (known !== undefined || id.length > 100) return wrong('Incorrect session');
      const token = randomBytes(17).toString('hex').toUpperCase();
      const orderId = 300_000_000 + this.transactions.size;
      this.transactions.set(token, { registered: body, orderId, paid: undefined, isVerified: false });
      return [200, { data: { token }, responseCode: 0 }];
    }
    const one = known?.[1];
    if (one === undefined || one.paid !== body['amount'] || one.orderId !== body['orderId'])
      return wrong('Incorrect transaction');
    one.isVerified = true;
    return [200, { data: { status: 'success' }, responseCode: 0 }];
  }

  /** Whether the buyer has paid at `/trnRequest/…`; `notify` informs the shop. */
  pay(token: string, amount?: number): void {
    const one = this.transactions.get(token);
    if (one !== undefined) one.paid = amount ?? Number(one.registered['amount']);
  }

  /** Sends the notification of a payment and resolves with the shop's status. `crc`: signs with another secret. */
  async notify(token: string, change: Body = {}, crc = CRC): Promise<number> {
    const one = this.transactions.get(token);
    if (one === undefined) throw new Error(`${token} was never registered`);
    const { sessionId, urlStatus, amount } = one.registered;
    const notification = {
      ...{ merchantId: MERCHANT, posId: MERCHANT, sessionId, amount: one.paid ?? amount, originAmount: amount },
      ...{ currency: 'PLN', orderId: one.orderId, methodId: 181, statement: `p24-${one.orderId} łódź/1` },
      ...change,
    };
    const body = JSON.stringify({ ...notification, sign: sign(notification, NOTIFIED, crc) });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(String(urlStatus), { method: 'POST', headers, body, redirect: 'manual' });
    return answer.status;
  }
}
