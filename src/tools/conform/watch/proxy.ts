/** Forwards a request to the shop and its response back, as if this machine were the shop. */

/** Headers of a single hop, or invalid because `fetch` has already decoded the body. */
const OWN = ['connection', 'host', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'];
/** Headers with which a browser names the asking page. */
const FROM = ['origin', 'referer'];

/** Replaces `here` at the beginning of a URL by `there`. */
const moved = (address: string, here: string, there: string): string =>
  address.startsWith(here) ? there + address.slice(here.length) : address;

/** The cookie for this machine: without its domain, and without `Secure`. */
const ownCookie = (line: string): string =>
  line
    .split(';')
    .filter((part) => !/^\s*(domain=|secure\s*$)/i.test(part))
    .join(';')
    .replace(/;\s*samesite=none/i, '; SameSite=Lax');

export interface Forwarded {
  readonly response: Response;
  /** The shop's own headers and text. */
  readonly headers: Headers;
  readonly text: string;
}

/** `shop` is an origin. Redirects are left to the browser. */
export async function forward(
  request: Request,
  body: string | undefined,
  shop: string,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Forwarded> {
  const { origin, pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...OWN, 'accept-encoding']) headers.delete(name);
  for (const name of FROM) {
    const value = headers.get(name);
    if (value !== null) headers.set(name, moved(value, origin, shop));
  }
  const init: RequestInit = {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  };
  const answer = await send(shop + pathname + search, init);
  const type = answer.headers.get('content-type') ?? '';
  const isText = /json|text|html/.test(type) || type === '';
  const text = isText ? await answer.text() : '';
  const back = new Headers(answer.headers);
  for (const name of [...OWN, 'set-cookie', 'strict-transport-security']) back.delete(name);
  for (const line of answer.headers.getSetCookie()) back.append('set-cookie', ownCookie(line));
  const to = back.get('location');
  if (to !== null) back.set('location', moved(to, shop, origin));
  const isEmpty = [101, 204, 205, 304].includes(answer.status);
  const response = new Response(isEmpty ? null : isText ? text : answer.body, { status: answer.status, headers: back });
  return { response, headers: answer.headers, text };
}
