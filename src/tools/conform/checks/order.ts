/** Tries ordering: an untrue `seen`, five concurrent confirms, a repetition, and a confirm with another key. */
import { isAmountAfterDeadline, notesOf } from '../../../cart/session/rules';
import type { Cart } from '../../../cart/wire/cart';
import { isPositive, isZero } from '../../../http/decimal';
import { confirmOf, linesOf, seenIn } from '../cart-parts';
import { linkFault } from '../content';
import type { Probe } from '../probe';
import { describeReply, isRefused, lackingIn, targetOf } from '../reply';
import { makeComplete } from '../complete-cart';
import { marker } from '../sample';
import { checkCsrf } from './csrf';
import { checkOwnOrder } from './identity';
import { checkPlaced, ordersBefore } from './lookup-and-orders';
import type { Visits } from '../visits';

const RULES = ['order', 'order-once', 'order-repeat', 'order-again', 'order-seen', 'own-order'] as const;

/** The order's body and key; undefined if no order was placed. */
export interface PlacedOrder {
  readonly key: string;
  readonly body: object;
  readonly target: string;
}

/** `orders`: where earlier orders are listed. */
export async function checkOrder(
  visits: Visits,
  other: Probe | undefined,
  orders: string | undefined,
): Promise<PlacedOrder | undefined> {
  const probe = visits.main;
  const skipAll = (reason: string) => RULES.forEach((rule) => probe.missingInput(rule, reason)) as undefined;
  const cart = await visits.fill(probe);
  if (cart === undefined) return skipAll('the cart has no lines');
  if (isAmountAfterDeadline(cart)) {
    await probe.refuses('order-incomplete', { confirm: true }, 'amount_after_deadline');
    return RULES.forEach((rule) => probe.skip(rule, 'client_amount_after_deadline is set')) as undefined;
  }
  const problem = await makeComplete(probe);
  if (problem !== undefined) return skipAll(problem);
  const name = marker();
  await probe.post({ client_comments: name });
  if (!(await checkCsrf(probe, other, visits.options.product))) return skipAll('an order was placed by a forged call');
  const ready = (await probe.loaded()) ?? cart;
  if (isPositive(ready.prices?.minimum_order?.missing)) {
    await probe.refuses('order-incomplete', confirmOf(ready), undefined, { note: 'below the minimum' });
    return skipAll('the cart is below the shop’s minimum: pass --add with more products');
  }
  if (isFree(ready)) {
    await probe.refuses('order-zero', confirmOf(ready));
    return skipAll('all goods of the cart cost 0: pass --add with a product that has a price');
  }
  if (!(await checkSeen(probe, ready))) return skipAll('an order with the `seen` of another cart was placed');
  const key = crypto.randomUUID();
  const before = other && orders !== undefined ? await ordersBefore(probe, other, orders) : undefined;
  const theirs = identityOf(await other?.load());
  const target = await placeOnce(probe, ready, key);
  if (target === undefined) return skipAll('no order was placed');
  if (identityOf(await other?.load()) !== theirs)
    probe.break('own-cart', 'two visitors: an order of one has changed the cart of the other');
  await checkAfterwards(probe, confirmOf(ready), { key, target, notes: name });
  const names = [name, ready.delivery_address?.name ?? name].filter((one) => one.length > 5);
  if (other !== undefined) await checkOwnOrder(probe, other, target, names);
  if (other !== undefined && before !== undefined) await checkPlaced(probe, other, before, ready);
  return { key, body: confirmOf(ready), target };
}

/** Identifies a cart after another visitor's order, which may reduce its stock. */
const identityOf = (cart: Cart | undefined): string =>
  JSON.stringify(cart && [cart.id, notesOf(cart), cart.addresses.map(({ id }) => id), linesOf(cart).length > 0]);

/** All goods cost 0, usually because their prices could not be read. */
const isFree = (cart: Cart): boolean => linesOf(cart).every(({ item }) => isZero(item.prices.total_gross));

/** Number of rounds, because a missing lock does not fail each time. */
const ROUNDS = 2;

/** Repeats the checks of the first order with new visitors; only for `order-once`. */
export async function checkRaces(visits: Visits): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const probe = (await visits.newVisitor())?.probe;
    const cart = probe && (await makeComplete(probe)) === undefined ? await probe.loaded() : undefined;
    if (probe === undefined || cart === undefined) return;
    // Warms up the connections, so that the calls arrive together.
    await Promise.all(Array.from({ length: 5 }, () => probe.post({})));
    await placeOnce(probe, cart, crypto.randomUUID());
  }
}

/** Five simultaneous orders, as from double clicks, two tabs and a retrying proxy. */
async function placeOnce(probe: Probe, cart: Cart, key: string): Promise<string | undefined> {
  const keys = [key, key, key, crypto.randomUUID(), crypto.randomUUID()];
  const replies = await Promise.all(keys.map((idempotencyKey) => probe.post(confirmOf(cart), { idempotencyKey })));
  const targets = [...new Set(replies.flatMap((one) => (one.isDone ? (targetOf(one) ?? []) : [])))];
  const [target] = targets;
  const wrong =
    target === undefined ? replies.slice(0, 2).map(describeReply).join('\n') : badTarget(target, probe.client.url);
  probe.judge('order', wrong);
  if (target === undefined) return undefined;
  probe.judge('order-once', targets.length > 1 ? `${targets.length} orders: ${targets.join(' and ')}` : undefined);
  const fault = replies.find(({ status }) => status === 0 || status >= 500);
  if (fault) probe.judgeReply('order-once', fault, '');
  return target;
}

/** False if the order was placed. */
async function checkSeen(probe: Probe, cart: Cart): Promise<boolean> {
  if (cart.revision === undefined) {
    probe.skip('order-seen', 'the cart has no revision');
    return true;
  }
  const displayed = seenIn(cart);
  const wordings = cart.extra_fields.filter(({ type, version }) => type === 'consent' && version !== undefined);
  const untrueFields = [
    { revision: `${cart.revision}-of-another-cart` },
    displayed.total_gross !== undefined && { total_gross: '0.01' },
    { cart_id: `${cart.id}0` },
    { delivery_address_id: 987654321 },
    wordings.length > 0 && {
      consents: Object.fromEntries(wordings.map(({ name, version }) => [name, `${version}-of-another-wording`])),
    },
  ];
  for (const wrong of untrueFields) {
    if (!wrong) continue;
    const body = { ...confirmOf(cart), seen: { ...displayed, ...wrong } };
    const reply = await probe.post(body, { idempotencyKey: crypto.randomUUID() });
    const isSame = JSON.stringify(await probe.load()) === JSON.stringify(cart);
    const fault = isSame ? reply.status !== 409 && '409 was expected' : 'the cart has changed';
    const problem = lackingIn(reply) ?? (fault || undefined);
    probe.judge(
      'order-seen',
      problem && `${reply.request}, ${Object.keys(wrong)[0]} being untrue\n${reply.status}: ${problem}`,
    );
    if (problem === undefined) probe.judgeSlot(reply, 'confirm');
    if (reply.isDone) return false;
    probe.judge('refusal-cart', reply.cart === null ? `${reply.request}\n"cart": null` : undefined);
  }
  return true;
}

async function checkAfterwards(
  probe: Probe,
  confirm: object,
  { key, target, notes }: { readonly key: string; readonly target: string; readonly notes: string },
): Promise<void> {
  const repeated = await probe.post(confirm, { idempotencyKey: key });
  const again = targetOf(repeated);
  const isTwice = again !== undefined && again !== target;
  probe.judge('order-once', isTwice ? `the repetition placed another order: ${again}` : undefined);
  probe.judgeReply('order-repeat', repeated, !(again === target && repeated.isDone) && '');
  const other = await probe.post({ confirm: true }, { idempotencyKey: crypto.randomUUID() });
  const isOther = targetOf(other) !== undefined && targetOf(other) !== target;
  const isFine = !isOther && (targetOf(other) === target || (other.answer !== undefined && isRefused(other.answer)));
  probe.judgeReply('order-again', other, !(isFine && other.status < 500) && '');
  const left = await probe.load();
  if (left && linesOf(left).length > 0) probe.break('order-again', 'after the order its lines are still in the cart');
  if (left && notesOf(left) === notes) probe.break('order-again', 'the next cart has the notes of the order');
}

function badTarget(target: string, shop: string): string | undefined {
  const problem = linkFault(target, shop);
  return problem && `redirect_url is ${target}: ${problem}`;
}
