/** Decides how forged calls are tried: every action without a token, with a stale one, and with another session's. */
import type { Cart } from '../../cart/wire/cart';
import { notesOf } from '../../cart/session/rules';
import { isTokenRefused } from '../../http/csrf';
import { linesOf, otherQuantity, seenIn } from '../cart-parts';
import type { Probe } from '../probe';
import { seen, type Reply } from '../reply';
import { addressOf, CONTACT, lockerOf } from '../sample';
import { quantityBody } from './lines';

/** One body per action, each of which would change something. */
export function everyAction(cart: Cart): object[] {
  const [line] = linesOf(cart);
  const carrier = cart.availableCarriers.find(({ id }) => id !== cart.carrier?.id) ?? cart.availableCarriers[0];
  const payment = cart.availablePayments.find(({ id }) => id !== cart.payment?.id) ?? cart.availablePayments[0];
  const instants = cart.availablePayments.flatMap(({ id, additional_data }) =>
    (additional_data?.payment_methods ?? []).map((method) => ({ payment_id: id, method_id: method.id })),
  );
  const address = cart.addresses.at(-1)?.id ?? null;
  const bodies = [
    line && quantityBody(line, otherQuantity(line.item) ?? 1),
    carrier && { carrier: { id: carrier.id } },
    payment && { payment: { id: payment.id } },
    instants[0] && { payment_method: instants[0] },
    { new_address: addressOf('fałszywy') },
    { delivery_address: { id: address } },
    // Unlike a delivery address, it is never null.
    { invoice_address: { id: address ?? 1 } },
    { project: { id: 1 } },
    { inpost_contact: CONTACT },
    { inpost_data: lockerOf('WAW12A') },
    line && { add_discount: { id: line.item.id, cartId: line.cartId, discount_price: '99.00' } },
    carrier && { add_carrier_discount: { id: carrier.id, discount_price: '9.00' } },
    line && { remove: { id: line.item.id, cartId: line.cartId } },
    { confirm: true, seen: seenIn(cart) },
  ];
  return bodies.filter((one): one is Exclude<typeof one, undefined> => one !== undefined);
}

const NOTES = { client_comments: 'forged by shop-elements conform' };

/** A forged call must not change anything. False when an order may have been placed by one. */
export async function checkCsrf(probe: Probe, other: Probe | undefined): Promise<boolean> {
  const cart = await probe.loaded();
  if (cart === undefined) return true;
  const tokens: (string | null)[] = [null, ...Object.values(other?.client.tokens ?? {}).slice(0, 1)];
  const [theirs] = tokens.slice(1);
  if (theirs && Object.values(probe.client.tokens).includes(theirs))
    return (probe.break('csrf', 'two visitors: both have the same token'), true);
  for (const token of [null, 'stale', '', ...tokens.slice(1)]) {
    const first = await forged(probe, NOTES, token);
    const later = await probe.load();
    if (later && notesOf(later) === NOTES.client_comments) await probe.post({ client_comments: notesOf(cart) });
    if (!first.isFine || !tokens.includes(token)) continue;
    for (const body of everyAction(cart)) {
      const { reply, isFine } = await forged(probe, body, token, first.reply.status);
      if (!isFine && 'confirm' in body && reply.isDone) return false;
    }
    const after = await probe.load();
    const isSame = JSON.stringify({ ...after, revision: '' }) === JSON.stringify({ ...cart, revision: '' });
    if (!isSame)
      probe.break(
        'csrf',
        `the cart is another one after calls ${token === null ? 'without a token' : 'with another session’s token'}`,
      );
  }
  return true;
}

/** If the action itself is refused, the token was not checked. */
async function forged(
  probe: Probe,
  body: object,
  token: string | null,
  status?: number,
): Promise<{ reply: Reply; isFine: boolean }> {
  const reply = await probe.post(body, { token });
  const isRefused = reply.status >= 400 && reply.status < 500;
  const isFine = isRefused && (status === undefined || reply.status === status || isTokenRefused(reply));
  probe.judge('csrf', isFine ? undefined : seen(reply));
  if (isFine) probe.judge('csrf-status', isTokenRefused(reply) || reply.status === 401 ? undefined : seen(reply));
  return { reply, isFine };
}
