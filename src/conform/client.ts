/** Decides how the kit speaks to a live shop: as the elements do, with a browser's cookies and the page's CSRF tokens; other origins get neither. */
import { tokenIn } from '../http/csrf';
import { CSRF_COOKIE, CSRF_HEADER, decoded } from '../page/tokens';

/** `fetch`, or what stands for it in a test. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Where every action is posted. */
  readonly url: string;
  /** The page that sets session and token; the cart's address by default. */
  readonly page?: string | undefined;
  /** Cookies of a signed-in buyer: `name=value; name=value`. */
  readonly cookie?: string | undefined;
  /** Of every request to the shop. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly csrfCookie?: string | undefined;
  readonly csrfHeader?: string | undefined;
  readonly transport?: Transport | undefined;
}

export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** How the request looked, for the report. */
  readonly request: string;
}

export interface PostOptions {
  /** Goes out instead of the tokens; null sends none. */
  readonly token?: string | null;
  readonly idempotencyKey?: string;
}

/** One buyer's session with the shop. */
export class Client {
  readonly #options: ClientOptions;
  readonly #cookies = new Map<string, string>();
  readonly #hidden = new Set<string>();
  #meta: string | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    for (const pair of options.cookie?.split(/;\s*/) ?? []) this.#keep(pair);
  }

  /** The tokens that go out, by header: of the cookie and of the page's meta. Empty while the page has given none. */
  get tokens(): Readonly<Record<string, string>> {
    const { csrfCookie = CSRF_COOKIE, csrfHeader = CSRF_HEADER } = this.#options;
    const cookie = this.#cookies.get(csrfCookie);
    return {
      ...(this.#meta !== undefined && { 'X-CSRF-TOKEN': this.#meta }),
      ...(cookie !== undefined && { [csrfHeader]: decoded(cookie) }),
    };
  }

  /** A page's scripts have no token to send: its cookie is HttpOnly, and there is no meta. */
  get isTokenHidden(): boolean {
    return this.#meta === undefined && this.#hidden.has(this.#options.csrfCookie ?? CSRF_COOKIE);
  }

  /** The session's cookies, as a Cookie header has them. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens the page as a browser does, and keeps its cookies and its tokens. */
  async open(): Promise<Sent> {
    const url = this.#options.page ?? this.#options.url;
    const sent = await this.#send(url, { headers: { Accept: 'text/html' }, redirect: 'follow' }, `GET ${url}`);
    this.#meta = tokenIn(sent.text);
    return sent;
  }

  /** Posts a body as the elements do. Text goes out as it is, to provoke. */
  post(body: unknown, { token, idempotencyKey }: PostOptions = {}): Promise<Sent> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...this.#tokensOr(token),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    };
    const said =
      token === undefined ? '' : token === null ? ' without a CSRF token' : ` with the CSRF token "${token}"`;
    const key = idempotencyKey === undefined ? '' : ` with Idempotency-Key ${idempotencyKey.slice(0, 8)}…`;
    // A redirect is an answer that the elements do not want; the kit wants to see it.
    const init: RequestInit = { method: 'POST', body: text, headers, redirect: 'manual' };
    return this.#send(this.#options.url, init, `POST ${text.slice(0, 160)}${said}${key}`);
  }

  /** Another call of the contract: a POST with its body, a GET without. The address may be relative to the cart's. */
  call(path: string, body?: object): Promise<Sent> {
    const url = new URL(path, this.#options.url).href;
    const headers = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(this.#isOwn(url) && this.tokens),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const init: RequestInit = { method: text === undefined ? 'GET' : 'POST', headers, redirect: 'manual' };
    return this.#send(
      url,
      text === undefined ? init : { ...init, body: text },
      `${init.method} ${path} ${text ?? ''}`.trim(),
    );
  }

  async #send(url: string, init: RequestInit, request: string): Promise<Sent> {
    const { transport = (to, how) => fetch(to, how), headers } = this.#options;
    const isOwn = this.#isOwn(url);
    const response = await transport(url, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(isOwn && headers),
        ...(isOwn && this.cookies !== '' && { Cookie: this.cookies }),
      },
    });
    for (const line of isOwn ? response.headers.getSetCookie() : []) {
      const [pair = '', ...attributes] = line.split(';');
      this.#keep(pair, attributes);
    }
    return { status: response.status, headers: response.headers, text: await response.text(), request };
  }

  /** The shop is where its cart and its page are. */
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

  #keep(pair: string, attributes: readonly string[] = []): void {
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at).trim();
    this.#cookies.set(name, pair.slice(at + 1).trim());
    if (attributes.some((one) => /^\s*httponly\s*$/i.test(one))) this.#hidden.add(name);
    else this.#hidden.delete(name);
  }
}
