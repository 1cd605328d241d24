/** The start and the states of requests for approval and quotes in the small shop. */
import type { Fault } from './fault';
import { APPROVER, personOf, type Kind } from './process';
import type { MockShopState } from './shop-state';
import type { CartState, Process, Session } from './state';

/** Events of the small shop have the current time. */
const NOW = '2026-11-25T09:12:00Z';

/** Adds an event to the history. */
export function record(by: string, process: Process | undefined, state: string, what: string, text = ''): void {
  if (process === undefined) return;
  process.state = state;
  process.history.push({ at: NOW, by, what, text });
}

/** Freezes the cart at its own URL; the session continues with an empty cart. */
export function freeze(
  session: Session,
  shop: MockShopState,
  kind: Kind,
  text: string,
  { cart }: Pick<Session, 'cart'> = session,
): CartState {
  const [state, prefix] = kind === 'approval' ? ['waiting', 'AKC'] : ['asked', 'OF'];
  cart[kind] ??= { state, number: `${prefix}/2026/${cart.id}`, until: '2031-12-02', history: [] };
  record(personOf(session), cart[kind], state, 'sent', text);
  if (cart.owner === undefined) {
    cart.owner = session;
    shop.held.set(String(cart.id), cart);
    session.cart = shop.empty(session);
  }
  return cart;
}

export const reject = ({ approval }: CartState, text = 'Weź tańszy klej'): void =>
  record(APPROVER, approval, 'rejected', 'rejected', text);

/** The seller's answer: ten per cent off each line. */
export function answerQuote({ lines, quote }: CartState): void {
  for (const line of lines) Object.assign(line, { was: line.net, net: Math.round(line.net * 0.9), isAgreed: true });
  record('Marek Lis', quote, 'answered', 'answered', 'Rabat przy tej ilości');
}

export const expireQuote = ({ quote }: CartState): unknown =>
  quote && Object.assign(quote, { state: 'expired', until: '2026-11-20' });

/** Events that precede the first visit: a buyer starts with a request or a quote, an approver with a buyer's request. */
export const frozen = (kind: Kind, ...events: readonly ((cart: CartState) => unknown)[]): Fault => ({
  style: { [kind === 'approval' ? 'approvalOver' : 'quoteFrom']: 10_000 },
  begun: (session, shop) => {
    if (session.role === 'approver') {
      session.cart = shop.session(`as-buyer-${session.id}`).cart;
      return;
    }
    shop.prepare(session.cart);
    const name = { name: 'Nowak i Syn', street: 'Jabłoniowa', house_no: '14', zip_code: '02-797', city: 'Warszawa' };
    session.cart.delivery = { id: shop.newId(session), ...name };
    session.addresses.push(session.cart.delivery);
    session.cart = freeze(session, shop, kind, 'Płytki na parter');
    for (const event of events) event(session.cart);
  },
});
