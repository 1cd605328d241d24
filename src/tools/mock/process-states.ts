/** The start and the states of requests for approval and quotes in the small shop. */
import type { Fault } from './fault';
import { place, type OrderContext } from './order';
import { approversOf, deciderOf, NOW, personOf, type Kind } from './process';
import type { MockShopState } from './shop-state';
import type { CartState, Process, Session } from './state';

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
  const approvers = kind === 'approval' ? approversOf(cart, shop) : [];
  const begun = { state, number: `${prefix}/2026/${cart.id}`, until: '2031-12-02', history: [] };
  cart[kind] = Object.assign(cart[kind] ?? begun, { approvers, step: 0 });
  record(personOf(session), cart[kind], state, 'sent', text);
  if (cart.owner === undefined) {
    cart.owner = session;
    shop.held.set(String(cart.id), cart);
    session.cart = shop.empty(session);
  }
  return cart;
}

export const reject = ({ approval }: CartState, text = 'Weź tańszy klej'): void =>
  record(deciderOf(approval), approval, 'rejected', 'rejected', text);

/** The next person decides; false if it was the last. */
export function approveStep({ approval }: CartState, text = ''): boolean {
  if (approval === undefined || approval.step >= approval.approvers.length - 1) return false;
  record(deciderOf(approval), approval, 'waiting', 'approved', text);
  approval.step += 1;
  return true;
}

/** The seller's answer: ten per cent off each line. */
export function answerQuote({ lines, quote }: CartState): void {
  for (const line of lines) Object.assign(line, { was: line.net, net: Math.round(line.net * 0.9), isAgreed: true });
  record('Marek Lis', quote, 'answered', 'answered', 'Rabat przy tej ilości');
}

export const expireQuote = ({ quote }: CartState): unknown => expire(quote);
export const expire = (process: Process | undefined): unknown =>
  process && Object.assign(process, { state: 'expired', until: '2026-11-20' });

/** A decision of the buyer. */
const byOwner =
  (kind: Kind, state: string, what: string) =>
  ({ owner, [kind]: process }: CartState): void =>
    record(owner === undefined ? '' : personOf(owner), process, state, what);
export const withdraw = byOwner('approval', 'required', 'withdrawn');
export const declineQuote = byOwner('quote', 'declined', 'declined');

export function approveWhole(cart: CartState, at: OrderContext): void {
  while (approveStep(cart));
  place(at);
  record(deciderOf(cart.approval), cart.approval, 'approved', 'approved');
}

export function orderQuote(cart: CartState, at: OrderContext): void {
  place(at);
  byOwner('quote', 'ordered', 'ordered')(cart);
}

/** Buyers of this shop begin with a request or a quote after these events; an approver begins with the request of a buyer. */
export const frozen = (kind: Kind, ...events: readonly ((cart: CartState, at: OrderContext) => unknown)[]): Fault => ({
  style: { [kind === 'approval' ? 'approvalOver' : 'quoteFrom']: 10_000 },
  begun: (session, shop) => {
    if (session.role === 'approver' || session.role === 'director') {
      session.cart = shop.session(`as-buyer-${session.id}`).cart;
      return;
    }
    shop.prepare(session.cart);
    const name = { name: 'Nowak i Syn', street: 'Jabłoniowa', house_no: '14', zip_code: '02-797', city: 'Warszawa' };
    const id = shop.newId(session);
    session.addresses.push({ id, ...name });
    session.cart.deliveryAddressId = id;
    session.cart = freeze(session, shop, kind, 'Płytki na parter');
    const { cart } = session;
    for (const event of events) event(cart, { shop, session, cart });
  },
});
