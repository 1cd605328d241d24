/** Requests for approval and quotes of the small shop: visibility, permissions, and their form on the wire. */
import { isAllowedByProcess, isHeldByProcess } from '../../cart/session/process';
import type { CartActionName } from '../../cart/wire/actions';
import type { CallContext } from './fault';
import { amount, deliveryOf, depositOf, goodsOf } from './money';
import type { MockShopState } from './shop-state';
import type { CartState, JsonObject, Process, Role, Session } from './state';

export type Kind = 'approval' | 'quote';

const PEOPLE: Partial<Record<Role, string>> = { approver: 'Ewa Wójcik', colleague: 'Piotr Zieliński' };
export const personOf = ({ role }: Session): string => PEOPLE[role] ?? 'Anna Nowak';
/** The only step of each request. */
export const APPROVER = 'Ewa Wójcik';

const zloty = (grosze: number): string => `${amount(grosze).replace('.', ',')} zł`;
const total = (cart: CartState): number => goodsOf(cart).gross + deliveryOf(cart).gross + depositOf(cart.lines);
const needsApproval = (cart: CartState, { style: { approvalOver = Infinity } }: MockShopState): boolean =>
  total(cart) > approvalOver;

/** A cart at its own URL is visible to its owner and to its approver. */
export function isVisible({ owner, approval }: CartState, session: Session, shop: MockShopState): boolean {
  if (owner === undefined || owner.id === session.id || !shop.checks('hidden')) return true;
  if (approval === undefined) return !shop.checks('hidden-quote');
  return personOf(session) === APPROVER || (session.role === 'colleague' && !shop.checks('hidden-colleague'));
}

export const isHidden = ({ session, shop, name }: CallContext): boolean =>
  shop.checks(`hidden:${name}`) && !isVisible(session.cart, session, shop);

/** The words in `can`. */
function wordsOf(session: Session, shop: MockShopState): Record<Kind, string[]> {
  const { cart } = session;
  const isOwner = cart.owner === undefined || cart.owner.id === session.id;
  const isNeeded = needsApproval(cart, shop);
  const { state = 'required' } = cart.approval ?? {};
  const deciding = state === 'waiting' && personOf(session) === APPROVER ? ['approve', 'reject', 'note'] : [];
  const sending = [isNeeded ? 'send' : 'order', ...(cart.approval ? ['note'] : [])];
  const approval = state === 'waiting' ? ['withdraw', 'note'] : state === 'approved' ? [] : sending;
  const isEnough = goodsOf(cart).net >= (shop.style.quoteFrom ?? Infinity);
  const ofQuote: Readonly<Record<string, string[]>> = {
    asked: ['withdraw', 'note'],
    answered: ['order', 'decline', 'note'],
    ordered: [],
    offered: ['order', ...(isEnough ? ['ask'] : [])],
  };
  const quote = ofQuote[cart.quote?.state ?? 'offered'] ?? ['ask', 'note'];
  return isOwner ? { approval, quote } : { approval: deciding, quote: [] };
}

const STEPS = ['waiting', 'approved', 'rejected'];
const stepOf = ({ state, history: events }: Process): JsonObject => ({
  label: 'Kierownik budowy',
  who: [APPROVER],
  state,
  at: events.find(({ what }) => what === 'approved')?.['at'] ?? null,
});

const factsOf = (process: Process | undefined, cart: CartState): JsonObject =>
  process === undefined
    ? {}
    : {
        number: process.number,
        by: cart.owner && personOf(cart.owner),
        at: process.history[0]?.['at'],
        until: process.until,
        history: [...process.history],
        order: process.order ?? null,
      };

/** `approval` and `quote` of the cart, for this person. */
export function processesOf(session: Session, shop: MockShopState): Partial<Record<Kind, JsonObject>> {
  const { cart } = session;
  const { approval, quote } = cart;
  const isNeeded = needsApproval(cart, shop);
  const can = wordsOf(session, shop);
  const isOther = cart.owner !== undefined && cart.owner.id !== session.id;
  const { approvalOver = 0, quoteFrom } = shop.style;
  const limit = { of: amount(approvalOver), left: amount(approvalOver), after: amount(approvalOver - total(cart)) };
  const isOffered = quote === undefined || quote.state === 'offered';
  const missing = (quoteFrom ?? 0) - goodsOf(cart).net;
  return {
    ...((isNeeded || approval) && {
      approval: {
        ...factsOf(approval, cart),
        state: approval?.state ?? 'required',
        can: can.approval,
        locked: isOther || ['waiting', 'approved'].includes(approval?.state ?? ''),
        places_order: true,
        to: [APPROVER],
        reasons: isNeeded ? [`Wartość ${zloty(total(cart))} brutto przekracza limit ${zloty(approvalOver)}.`] : [],
        limits: isNeeded ? [{ label: 'Limit jednego zamówienia', ...limit }] : [],
        steps: approval && STEPS.includes(approval.state) ? [stepOf(approval)] : [],
      },
    }),
    ...((quoteFrom !== undefined || quote) && {
      quote: {
        ...factsOf(quote, cart),
        state: quote?.state ?? 'offered',
        can: can.quote,
        locked: isOther || !(isOffered || quote.state === 'answered'),
        ...(isOffered && { minimum: { net: amount(quoteFrom ?? 0), missing: amount(Math.max(0, missing)) } }),
      },
    }),
  };
}

/** As a page reads them. */
const processesNow = ({ session, shop }: CallContext) =>
  processesOf(session, shop) as Parameters<typeof isHeldByProcess>[0];
export const isFrozen = (at: CallContext): boolean => isHeldByProcess(processesNow(at));
export const mayDo = (at: CallContext, action: CartActionName): boolean =>
  isAllowedByProcess(processesNow(at), action) === true;
