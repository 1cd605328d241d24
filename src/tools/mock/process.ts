/** Requests for approval and quotes of the small shop: visibility, permissions, and their form on the wire. */
import type { CallContext } from './fault';
import { toAmount as amount } from '../../shop/money';
import { ofQuote, ofRequest, type Permission } from '../../shop/process';
import { deliveryOf, depositOf, goodsOf } from './money';
import type { MockShopState } from './shop-state';
import type { CartState, JsonObject, Process, Role, Session } from './state';

export type Kind = 'approval' | 'quote';

/** The time of every event of the small shop. */
export const NOW = '2026-11-25T09:12:00Z';

/** The approvers and their roles: the second approves only above `secondOver`. */
const STEPS = [
  ['Ewa Wójcik', 'Kierownik budowy'],
  ['Barbara Król', 'Dyrektor'],
] as const;
const [[APPROVER], [DIRECTOR]] = STEPS;
const PEOPLE: Partial<Record<Role, string>> = {
  approver: APPROVER,
  director: DIRECTOR,
  colleague: 'Piotr Zieliński',
};
export const personOf = ({ role }: Session): string => PEOPLE[role] ?? 'Anna Nowak';
export const isApprover = (session: Session): boolean => STEPS.some(([who]) => who === personOf(session));

const zloty = (grosze: number): string => `${amount(grosze).replace('.', ',')} zł`;
const total = (cart: CartState): number => goodsOf(cart).gross + deliveryOf(cart).gross + depositOf(cart.lines);
const needsApproval = (cart: CartState, { style: { approvalOver = Infinity } }: MockShopState): boolean =>
  total(cart) > approvalOver;

/** Those who approve the cart, one after another. */
export const approversOf = (cart: CartState, { style: { secondOver = Infinity } }: MockShopState): string[] =>
  total(cart) > secondOver ? [APPROVER, DIRECTOR] : [APPROVER];

/** Who decides next about a request. */
export const deciderOf = (process: Process | undefined): string => process?.approvers[process.step] ?? APPROVER;

/** A cart at its own URL is visible to its owner and to its approver. */
export function isVisible({ owner, approval }: CartState, session: Session, shop: MockShopState): boolean {
  if (owner === undefined || owner.id === session.id || !shop.checks('hidden')) return true;
  if (approval === undefined) return isApprover(session) || !shop.checks('hidden-quote');
  const isNamed = approval.approvers.includes(personOf(session));
  return isNamed || (session.role === 'colleague' && !shop.checks('hidden-colleague'));
}

export const isHidden = ({ session, shop, name }: CallContext): boolean =>
  shop.checks(`hidden:${name}`) && !isVisible(session.cart, session, shop);

/** What this person may do with the request and with the quote. */
function permissionsOf(session: Session, shop: MockShopState): Record<Kind, Permission> {
  const { cart } = session;
  const isOwner = cart.owner === undefined || cart.owner.id === session.id;
  const approval = ofRequest({
    state: cart.approval?.state ?? 'required',
    isOwner,
    isNeeded: needsApproval(cart, shop),
    isHeld: cart.approval !== undefined,
    isNext: !isOwner && personOf(session) === deciderOf(cart.approval),
    isNamed: !isOwner && cart.approval?.approvers.includes(personOf(session)) === true,
    quote: cart.quote?.state,
  });
  const quote = ofQuote({
    state: cart.quote?.state ?? 'offered',
    isOwner,
    isEnough: missingOf(cart, shop) <= 0,
    approval: cart.approval?.state,
  });
  return { approval, quote };
}

/** The net value missing to a quote. */
const missingOf = (cart: CartState, { style: { quoteFrom = Infinity } }: MockShopState): number =>
  quoteFrom - goodsOf(cart).net;

/** The steps in the order of their decisions; none for a request that was returned to its owner. */
const stepsOf = ({ state, approvers, step }: Process): JsonObject[] =>
  !['waiting', 'approved', 'rejected'].includes(state)
    ? []
    : approvers.map((who, at) => {
        const is = at < step ? 'approved' : at === step ? state : 'waiting';
        return { label: STEPS[at]?.[1], who: [who], state: is, at: is === 'waiting' ? null : NOW };
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

/** What the quote's prices save. */
function savedOf(cart: CartState): JsonObject {
  const [was, now] = [
    goodsOf({ ...cart, lines: cart.lines.map((one) => ({ ...one, net: one.was ?? one.net })) }),
    goodsOf(cart),
  ];
  return { net: amount(was.net - now.net), gross: amount(was.gross - now.gross) };
}

/** `approval` and `quote` of the cart, for this person. */
export function processesOf(session: Session, shop: MockShopState): Partial<Record<Kind, JsonObject>> {
  const { cart } = session;
  const { approval, quote } = cart;
  const isNeeded = needsApproval(cart, shop);
  const permissions = permissionsOf(session, shop);
  const { approvalOver = 0, quoteFrom } = shop.style;
  const limit = { of: amount(approvalOver), left: amount(approvalOver), after: amount(approvalOver - total(cart)) };
  const isOffered = quote === undefined || quote.state === 'offered';
  return {
    ...((isNeeded || approval) && {
      approval: {
        ...factsOf(approval, cart),
        state: approval?.state ?? 'required',
        ...permissions.approval,
        places_order: approval === undefined || approval.step === approval.approvers.length - 1,
        to: [deciderOf(approval)],
        reasons: isNeeded ? [`Wartość ${zloty(total(cart))} brutto przekracza limit ${zloty(approvalOver)}.`] : [],
        limits: isNeeded ? [{ label: 'Limit jednego zamówienia', ...limit }] : [],
        steps: approval ? stepsOf(approval) : [],
      },
    }),
    ...((quoteFrom !== undefined || quote) && {
      quote: {
        ...factsOf(quote, cart),
        state: quote?.state ?? 'offered',
        ...permissions.quote,
        wishes: permissions.quote.can.includes('ask'),
        ...(quote?.state === 'answered' && { saved: savedOf(cart) }),
        ...(isOffered && {
          minimum: { net: amount(quoteFrom ?? 0), missing: amount(Math.max(0, missingOf(cart, shop))) },
        }),
      },
    }),
  };
}

const processesNow = ({ session, shop }: CallContext): JsonObject[] => Object.values(processesOf(session, shop));
export const isFrozen = (at: CallContext): boolean => processesNow(at).some(({ locked }) => locked);
export const isPermitted = (at: CallContext, word: string): boolean =>
  processesNow(at).some(({ can }) => can.includes(word));
export const mayOrder = (at: CallContext): boolean => processesNow(at).every(({ can }) => can.includes('order'));
