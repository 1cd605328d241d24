/** Calls a live shop as the elements do, with a browser's cookies and the page's CSRF tokens. Cookies and tokens are sent to no other origin. */
import { tokenIn } from '../../http/csrf';
import { hiddenBy } from './hidden-cookies';
import type { Marks } from './marks';
import { TimedTransport, type Transport } from './timeout';
import { CSRF_COOKIE, CSRF_HEADER, decoded } from '../../page/tokens';

export interface ClientOptions {
  /** The URL to which every action is posted. */
  readonly url: string;
  /** The page that sets session and token. Default: the cart's URL. */
  readonly page?: string | undefined;
  /** Cookies of a signed-in buyer: `name=value; name=value`. */
  readonly cookie?: string | undefined;
  /** Headers sent with every request to the shop. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly csrfCookie?: string | undefined;
  readonly csrfHeader?: string | undefined;
  readonly transport?: Transport | undefined;
  /** The time limit of a call, in ms. */
  readonly timeout?: number | undefined;
  /** Shared by several sessions of one run. */
  readonly waiting?: TimedTransport | undefined;
  /** Also shared by several sessions of one run. */
  readonly marks?: Marks | undefined;
}

export interface Sent {
  /** 0 if no answer came. */
  readonly status: number;
  /** Why no answer came. */
  readonly failure?: string;
  readonly headers: Headers;
  readonly text: string;
  /** A summary of the request, for the report. */
  readonly request: string;
  readonly ms: number;
}

export interface PostOptions {
  /** Replaces the tokens of the request; null sends none. */
  readonly token?: string | null;
  readonly idempotencyKey?: string | undefined;
  /** A sentence for the report about what is special in this cart. */
  readonly note?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One buyer's session with the shop. */
export class Client {
  readonly #options: ClientOptions;
  readonly #cookies: Map<string, string>;
  /** Cookies that the page's scripts cannot read, and why. */
  readonly #hidden = new Map<string, string>();
  readonly #waiting: TimedTransport;
  readonly hasAccount: boolean;
  /** Whose marks it writes. */
  readonly #visitor: Client;
  #meta: string | undefined;

  constructor(options: ClientOptions, visitor?: Client) {
    this.#options = options;
    this.#visitor = visitor ?? this;
    this.#cookies = visitor ? visitor.#cookies : new Map();
    this.#meta = visitor ? visitor.#meta : undefined;
    this.hasAccount = options.cookie !== undefined;
    this.#waiting = options.waiting ?? new TimedTransport(options.transport, options.timeout);
    for (const pair of visitor ? [] : (options.cookie?.split(/;\s*/) ?? [])) this.#store(pair);
  }

  /** The same session, posting to the URL of another cart. */
  at(url: string): Client {
    return new Client({ ...this.#options, url, page: this.#options.page ?? this.#options.url }, this.#visitor);
  }

  /** The tokens to send, by header: from the cookie and from the page's meta. Empty until a page has set a token. */
  get tokens(): Readonly<Record<string, string>> {
    const { csrfCookie = CSRF_COOKIE, csrfHeader = CSRF_HEADER } = this.#options;
    const cookie = this.#cookies.get(csrfCookie);
    return {
      ...(this.#meta !== undefined && { 'X-CSRF-TOKEN': this.#meta }),
      ...(cookie !== undefined && { [csrfHeader]: decoded(cookie) }),
    };
  }

  /** Why the page's scripts cannot read the cookie's token, if there is no meta either. */
  get tokenHiddenBy(): string | undefined {
    return this.#meta === undefined ? this.#hidden.get(this.#options.csrfCookie ?? CSRF_COOKIE) : undefined;
  }

  /** The session's cookies, as a Cookie header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens the page as a browser does, and stores its cookies and tokens. */
  async open(): Promise<Sent> {
    const url = this.#options.page ?? this.#options.url;
    const sent = await this.#send(url, { headers: { Accept: 'text/html' }, redirect: 'follow' }, `GET ${url}`);
    this.#meta = tokenIn(sent.text);
    return sent;
  }

  /** Posts a body as the elements do. Text is sent unchanged, to provoke errors. */
  post(body: unknown, { token, idempotencyKey, note: what, headers: more }: PostOptions = {}): Promise<Sent> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...this.#tokensOr(token),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...more,
    };
    const tokenNote = token === undefined ? '' : token === null ? ' without a token' : ` with the token "${token}"`;
    const key = idempotencyKey === undefined ? '' : ` with Idempotency-Key ${idempotencyKey.slice(0, 8)}…`;
    const init: RequestInit = { method: 'POST', body: text, headers, redirect: 'manual' };
    const notes = `${tokenNote}${key}${what ? `, ${what}` : ''}`;
    return this.#send(this.url, init, `POST ${text.slice(0, 400)}${notes}`);
  }

  get url(): string {
    return this.#options.url;
  }

  /** Sends any other call: a POST with a body, else a GET, unless `method` is given. The URL may be relative to the cart's. */
  call(
    path: string,
    body?: object | string,
    method = body === undefined ? 'GET' : 'POST',
    more: Readonly<Record<string, string>> = {},
  ): Promise<Sent> {
    const url = new URL(path, this.#options.url).href;
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const type = /^\s*[{[]/.test(text ?? '') ? 'application/json' : 'application/x-www-form-urlencoded';
    const headers = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(this.#isOwn(url) && this.tokens),
      ...(text !== undefined && { 'Content-Type': type }),
      ...more,
    };
    const init: RequestInit = { method, headers, redirect: 'manual', ...(text !== undefined && { body: text }) };
    return this.#send(url, init, `${method} ${path} ${text ?? ''}`.trim());
  }

  async #send(url: string, init: RequestInit, request: string): Promise<Sent> {
    const { headers } = this.#options;
    const isOwn = this.#isOwn(url);
    const begin = performance.now();
    const whole: RequestInit = {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(isOwn && headers),
        ...(isOwn && this.cookies !== '' && { Cookie: this.cookies }),
      },
    };
    const kind = `${init.method ?? 'GET'} ${url} ${/^\W*(\w*)/.exec(String(init.body ?? ''))?.[1]}`;
    const { marks } = this.#options;
    if (isOwn) marks?.sent(this.#visitor, String(init.body ?? ''));
    const answered = await this.#waiting.answer(url, whole, kind);
    const ms = Math.round(performance.now() - begin);
    if (typeof answered === 'string')
      return { status: 0, failure: answered, headers: new Headers(), text: '', request, ms };
    const [response, text] = answered;
    if (isOwn) marks?.answered(this.#visitor, request, text);
    for (const line of isOwn ? response.headers.getSetCookie() : []) {
      const [pair = '', ...attributes] = line.split(';');
      this.#store(pair, attributes);
    }
    return { status: response.status, headers: response.headers, text, request, ms };
  }

  /** The origins of the cart and of its page belong to the shop. */
  #isOwn(url: string): boolean {
    const { url: cart, page = cart } = this.#options;
    return [cart, page].some((own) => new URL(own).origin === new URL(url).origin);
  }

  #tokensOr(token: string | null | undefined): Readonly<Record<string, string>> {
    if (token === undefined) return this.tokens;
    if (token === null) return {};
    const names = Object.keys(this.tokens);
    return Object.fromEntries((names.length > 0 ? names : [CSRF_HEADER]).map((name) => [name, token]));
  }

  #store(pair: string, attributes: readonly string[] = []): void {
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at).trim();
    this.#cookies.set(name, pair.slice(at + 1).trim());
    const why = hiddenBy(attributes, this.#options.page ?? this.#options.url);
    if (why === undefined) this.#hidden.delete(name);
    else this.#hidden.set(name, why);
  }
}
