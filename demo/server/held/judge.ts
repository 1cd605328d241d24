/** Refusals of a process: actions outside its `can`, and changes of a locked cart. The `can` in a page is never read. */
import { isAllowedByProcess, isHeldByProcess } from '../../../src/cart/session/process';
import { cartActions, type CartActionBody, type CartActionName } from '../../../src/cart/wire/actions';
import type { ActionRequest } from '../cart/actions';
import { givesConsent } from '../cart/extra';
import type { LoadedCart } from '../cart/load';
import { refuse, type WireMessages } from '../cart/messages';
import { toMoment } from '../pages/moment';
import { dayText } from '../pages/days';
import { heldOf, isOwnProcess, processesOf, stateOf, type HeldRow } from './process';
import { text } from './text';

type Parsed = Parameters<typeof isAllowedByProcess>[0];

/** Actions that change the subject of a quote's prices. */
const LINES = ['quantity', 'remove', 'move', 'add_product', 'add_products', 'add_discount'];

/** The refusal of an action that this cart's processes do not allow now: 409 with the current cart. */
export function refusedByProcess(
  cart: LoadedCart,
  { name, body }: Extract<ActionRequest, { readonly run: unknown }>,
): WireMessages | undefined {
  const processes = processesOf(cart);
  // The words of `can` on the wire.
  const parsed = processes as unknown as Parsed;
  const allowed = isAllowedByProcess(parsed, name as CartActionName);
  const isOpen = !isHeldByProcess(parsed) || (isConsent(cart, body) && isAllowedByProcess(parsed, 'approve') === true);
  const slot = name === 'note' ? 'note' : allowed === undefined ? '0' : 'confirm';
  if (!(allowed ?? isOpen)) return refuse(slot, sentenceOf(cart));
  const quote = heldOf(cart, 'quote');
  const isFixed = quote !== undefined && stateOf(quote) === 'answered' && LINES.includes(name);
  return isFixed ? refuse('quantity', text.fixed(quote.number)) : undefined;
}

/** The additions that an approver may make to a held cart (rule J9). */
const isConsent = (cart: LoadedCart, body: object): boolean =>
  'extra_field' in body && givesConsent(cart, body as CartActionBody<'extra_field'>);

/** Whether the action contains the displayed values (`seen`). */
export const isSealed = (name: string): boolean =>
  Object.hasOwn(cartActions, name) && 'isSealed' in cartActions[name as CartActionName];

/** The state of a held cart as text for a page; undefined without a process, or if the quote can still be requested. */
export function processSentence(cart: LoadedCart): string | undefined {
  const { approval, quote } = processesOf(cart);
  return approval === undefined && (quote === undefined || quote.state === 'offered') ? undefined : sentenceOf(cart);
}

/** Describes the cart's state to a person whose action came too late. */
function sentenceOf(cart: LoadedCart): string {
  const { approval } = processesOf(cart);
  const request = heldOf(cart, 'approval');
  const offer = heldOf(cart, 'quote');
  if (offer !== undefined && stateOf(offer) === 'expired') return text.offerExpired(dayText(offer.until ?? ''));
  if (approval !== undefined && isOwnProcess(cart) && approval.reasons?.length) {
    const isOpen = approval.state !== 'waiting';
    if (isOpen && approval.to.length === 0) return text.nobody;
    if (approval.state === 'required') return text.needs(approval.to.join(', '));
  }
  if (request !== undefined && approval !== undefined) return ofRequest(cart, request, approval.to);
  return (offer && ofOffer(cart, offer)) ?? text.notPossible;
}

function ofRequest(cart: LoadedCart, request: HeldRow, to: readonly string[]): string {
  const last = cart.events.findLast(({ kind, what }) => kind === 'approval' && what !== 'note');
  const who = last?.by ?? '';
  const at = new Date(last?.at ?? 0);
  const sentences: Readonly<Record<string, string>> = {
    waiting: text.waits(request.number, to.join(', ')),
    approved: text.approved(who, toMoment(at)),
    rejected: text.rejected(who, dayText(at), last?.text ?? ''),
    expired: text.requestExpired(dayText(request.until ?? '')),
    ordered: text.ordered(who, toMoment(at)),
  };
  return sentences[stateOf(request)] ?? text.withdrawn(request.number, who, dayText(at));
}

function ofOffer(cart: LoadedCart, offer: HeldRow): string | undefined {
  const ordered = cart.events.find(({ what }) => what === 'ordered');
  const sentences: Readonly<Record<string, string>> = {
    asked: text.asked(offer.number),
    answered: text.answered(offer.number, dayText(offer.until ?? '')),
    declined: text.declined(offer.number),
    ordered: text.ordered(ordered?.by ?? '', toMoment(new Date(ordered?.at ?? 0))),
  };
  return sentences[stateOf(offer)];
}
