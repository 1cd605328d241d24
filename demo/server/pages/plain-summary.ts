/** The data of the plain summary: the cart, the texts of its processes, and a button for each allowed action. */
import * as v from 'valibot';
import type { Context } from 'hono';
import { addressLine } from '../../../src/cart/session/address-line';
import { promiseIn, termsIn } from '../../../src/cart/summary/promises';
import { goesToAddress, unmet } from '../../../src/cart/session/kinds';
import { isAllowedByProcess, isHeldByProcess } from '../../../src/cart/session/process';
import { submitBlockers } from '../../../src/cart/session/submit-blockers';
import { processText } from '../../../src/cart/process/text';
import { text } from '../../../src/cart/text';
import type { ProcessActionName } from '../../../src/cart/wire/actions';
import { cartAnswer, cartClient, type Cart } from '../../../src/cart/wire/cart';
import { newUuid } from '../../../src/page/uuid';
import { wireAnswer } from '../cart/answer';
import { declarable } from '../cart/form';
import { loadCart, loadHeld, type LoadedCart } from '../cart/load';
import type { Place } from '../cart/route';
import type { Db } from '../db/open';
import { processSentence } from '../held/judge';
import { toAmount, toGrosze, vatBetween } from '../money/grosze';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { clientData } from './cart-data';
import { takeFlash } from './flash';

export interface WiredCart {
  readonly loaded: LoadedCart;
  readonly raw: ReturnType<typeof wireAnswer>['cart'];
  readonly cart: Cart;
}

/** The cart at this URL, which contains the id of a held one. */
export function placeIn(c: Context<ShopEnv>): Place & { readonly base: string } {
  const id = c.req.param('id');
  const sessionId = c.var.session.id;
  return id === undefined
    ? { sessionId, base: '/koszyk' }
    : { sessionId, heldId: rowIdOf(id) ?? 0, base: `/koszyk/${id}` };
}

/** Undefined for a held cart that this visitor may not see. */
export async function wiredCart(
  db: Db,
  { sessionId, heldId }: Place,
  configurator?: string,
): Promise<WiredCart | undefined> {
  const loaded = heldId === undefined ? await loadCart(db, sessionId) : await loadHeld(db, sessionId, heldId);
  if (loaded === undefined) return undefined;
  const raw = wireAnswer(loaded, {}, configurator).cart;
  return { loaded, raw, cart: v.parse(cartAnswer, { cart: raw }).cart as Cart };
}

/** Buttons in order, without the order button, which the summary has itself. */
const BUTTONS: Readonly<Record<ProcessActionName, string>> = {
  send_for_approval: processText.send,
  approve: processText.approve,
  reject: processText.rejectOrder,
  withdraw: processText.withdraw,
  ask_quote: processText.ask,
  decline_quote: processText.decline,
  note: processText.sendMessage,
};

export function summaryOf(c: Context<ShopEnv>, base: string, { loaded, raw, cart }: WiredCart) {
  const client = v.parse(cartClient, clientData(loaded));
  const isLocked = isHeldByProcess(cart);
  return {
    base,
    cart: raw,
    isLocked,
    address: addressOf(cart),
    vat: vatBetween(
      raw.prices.total_net,
      toAmount(toGrosze(raw.prices.total_gross) - toGrosze(raw.prices.deposit_total ?? '0')),
    ),
    told: takeFlash(c),
    blockers: isLocked
      ? []
      : submitBlockers(cart, client, { brand: 'shop', loading: false }).map((one) => text.blockers[one]),
    addresses: cart.addresses.map((one) => ({ id: one.id, text: addressLine(one) })),
    invoice: cart.invoice_address && addressLine(cart.invoice_address),
    promise: promiseIn(cart),
    terms: termsIn(cart, 'PLN'),
    isDelivered: goesToAddress(cart.carrier),
    wantsContact: unmet(cart, '/addresses')?.slot === 'inpost_contact',
    contact: { email: loaded.client.email, phone: loaded.client.phone },
    key: newUuid(),
    fields: declarable(cart),
    submit: text.summary.submit,
    canOrder: isAllowedByProcess(cart, 'confirm'),
    standing: processSentence(loaded),
    words: processText.events,
    number: raw.approval?.number ?? raw.quote?.number,
    formPath: `${base}/podsumowanie`,
    actions: Object.fromEntries(
      Object.entries(BUTTONS)
        .filter(([name]) => isAllowedByProcess(cart, name as ProcessActionName))
        .map(([name, label]) => [name, ownLabel(cart, name) ?? label]),
    ),
  };
}

/** The button's label, from the table of the element's buttons. */
function ownLabel({ approval, quote }: Cart, name: string): string | undefined {
  if (name === 'approve' && approval?.places_order) return processText.approveOrder;
  return name === 'ask_quote' && ['expired', 'declined'].includes(quote?.state ?? '')
    ? processText.askAgain
    : undefined;
}

/** The delivery address of a locked cart. */
const addressOf = ({ delivery_address: own, invoice_address: invoice }: Cart): string => {
  const address = own ?? invoice;
  return address === undefined ? '' : addressLine(address);
};
