/** Answers each URL of the small shop: the page, the cart, a product's form, an order. */
import { others } from './actions';
import { answerCart } from './calls';
import type { CallContext, Fault, RawAnswer } from './fault';
import { PROJECT, products, type JsonObject, type Session } from './state';
import { WRONG_NIP } from './company';
import { DRAWINGS, PHOTOS, receiveFile } from './files';
import { LONG_NAME } from './lists';
import { otherAnswer, otherUrls } from './other-calls';
import { isHidden } from './process';
import { OrderReply } from './order-actions';
import { PHOTOS_URL } from './returns';
import { MockShopState } from './shop-state';
import { REFUSED_WITHDRAWAL } from './withdrawal';

/** As `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const html = (status: number, body: string): RawAnswer => ({
  status,
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  text: `<!doctype html><title>Sklep</title>${body}`,
});

function page(session: Session, url: string): RawAnswer {
  const { role } = session;
  const client = {
    first_name: 'Anna',
    last_name: 'Nowak',
    is_specialist: role === 'specialist',
    is_purchase_blocked: role === 'blocked',
    is_test: role === 'test',
    projects: role === 'specialist' ? [{ id: PROJECT, name: 'Osiedle' }] : [],
  };
  const page = html(
    200,
    `<link rel="stylesheet" href="/elements/shop-elements.css"><script type="module" src="/elements/index.js"></script>
<shop-cart cart-url="${url}"${role === 'trader' ? ' trader' : ''}><script type="application/json">${JSON.stringify({ client })}</script></shop-cart>`,
  );
  page.headers.push(
    ['Set-Cookie', `sid=${session.id}; Path=/; HttpOnly; SameSite=Lax`],
    ['Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(session.token)}; Path=/; SameSite=Lax`],
  );
  return page;
}

/** An order's page is visible only to the session that placed it. */
function orderPage(shop: MockShopState, session: Session, target: string): RawAnswer {
  const order = shop.orders.find((one) => one.target === target);
  const isOwn = order?.session === session || order?.placedBy === session.id;
  if (order === undefined || (!isOwn && shop.checks('own-order'))) return html(404, 'Nie ma.');
  const street: unknown = shop.address(order.cart.deliveryAddressId, order.session)?.['street'] ?? '';
  return html(200, `<h1>Dziękujemy</h1><p>${order.cart.clientComments}</p><p>${street}</p>`);
}

/** The response to the add-to-cart form of a product's page. */
/** The product is in the body, or in the URL if the page has it there. */
function addToCart({ session, shop, ...call }: CallContext, pathname: string, text: string): RawAnswer {
  const { id = pathname.slice(12), quantity = 1 } = JSON.parse(text || '{}') as { id?: unknown; quantity?: number };
  const at: CallContext = { ...call, shop, session, name: 'add_product' };
  const product = products.find((one) => String(one.id) === String(id));
  if (product === undefined) return html(404, '');
  const json = (answer: object): RawAnswer => ({
    status: 200,
    headers: [['Content-Type', 'application/json']],
    text: JSON.stringify(answer),
  });
  if (quantity > product.max)
    return json({ status: 'error', message: 'Nie dodano.', errors: { quantity: [`Najwyżej ${product.max}.`] } });
  const body: JsonObject = { add_product: product.id };
  for (let step = 0; step < quantity; step += 1) others.get('add_product')?.(body['add_product'], at, body);
  return json({ status: 'success' });
}

const sidIn = (init: RequestInit): string | undefined =>
  /(?:^|;\s*)sid=([^;]+)/.exec(new Headers(init.headers).get('cookie') ?? '')?.[1];

/** A separate shop in memory, called like `fetch`. `shop.orders` has the placed orders. */
export function openShop(fault: Fault = {}): { readonly transport: Transport; readonly shop: MockShopState } {
  const shop = new MockShopState(fault);
  /** The last call of each session, so that only calls of one visitor wait for each other. */
  const turns = new Map<string | undefined, Promise<unknown>>();
  const transport: Transport = (url, init) => {
    if (!shop.checks('turn')) return answer(url, init);
    const sid = sidIn(init);
    const mine = Promise.resolve(turns.get(sid)).then(() => answer(url, init));
    turns.set(sid, fault.hangs ? Promise.resolve() : mine.catch(() => undefined));
    return mine;
  };
  const answer: Transport = async (url, init) => {
    const response = await answered(new URL(url), init);
    fault.headers?.(response.headers, new Headers(init.headers));
    return response;
  };
  const answered = async (url: URL, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = url;
    const headers = new Headers(init.headers);
    const id = sidIn(init) ?? `s${shop.newId()}`;
    const session = shop.session(fault.sessionOf?.(id) ?? id);
    const text = typeof init.body === 'string' ? init.body : '';
    const token = headers.get('x-xsrf-token') ?? headers.get('x-csrf-token') ?? undefined;
    let printed: RawAnswer;
    if (init.method === 'OPTIONS') return new Response(null, { status: 204 });
    const isOpen = pathname === otherUrls.find || (pathname === otherUrls.withdrawal && shop.checks('withdrawal-open'));
    const isClosed = !isOpen && (pathname === otherUrls.withdrawal || shop.style.signedIn);
    if (isClosed && session.role === 'guest') return Response.json({}, { status: 401 });
    const visited = shop.at(pathname, session);
    const own = visited ?? session;
    const at: CallContext = { shop, fault, session: own, cart: own.cart, name: 'load' };
    if (init.method !== 'POST') fault.got?.(url, at);
    if (pathname === otherUrls.files && init.method === 'POST' && shop.style.file)
      return receiveFile(shop, session, { text, token, headers }, DRAWINGS);
    if (pathname === PHOTOS_URL && init.method === 'POST' && shop.style.returns)
      return receiveFile(shop, session, { text, token, headers }, PHOTOS);
    const other = otherAnswer(
      { pathname, searchParams, method: init.method, text, key: headers.get('idempotency-key') ?? '' },
      at,
    );
    if (other instanceof OrderReply) return Response.json(other.body, { status: other.status });
    if (other !== undefined) {
      const answer = fault.other ? fault.other(other, pathname) : other;
      const isRefused = answer === LONG_NAME || answer === REFUSED_WITHDRAWAL;
      return Response.json(answer, { status: answer === WRONG_NIP ? 400 : isRefused ? 422 : 200 });
    }
    if (pathname.startsWith('/zamowienie/')) printed = orderPage(shop, session, pathname);
    else if (init.method !== 'POST') {
      const isThere = visited !== undefined && !isHidden(at);
      printed = isThere ? page(session, own.cart.owner ? pathname : '/koszyk') : html(404, 'Nie ma.');
      await fault.printed?.(printed);
    } else if (/^\/do-koszyka(\/|$)/.test(pathname)) printed = addToCart(at, pathname, text);
    else
      printed = await answerCart(at, {
        text,
        token,
        key: headers.get('idempotency-key') ?? undefined,
        type: headers.get('content-type') ?? '',
        isUnknown: visited === undefined,
      });
    return new Response(printed.text, { status: printed.status, headers: printed.headers });
  };
  return { transport, shop };
}
