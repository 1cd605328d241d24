/** Decides how ordering is tried: a false `seen`, five confirms at once, a repetition, and one more with another key. */
import { isAmountAfterDeadline, notesOf } from '../../../cart/session/rules';
import type { Cart } from '../../../cart/wire/cart';
import { isPositive, isZero } from '../../../http/decimal';
import { confirmOf, linesOf, seenIn } from '../cart-parts';
import { linkFault } from '../content';
import type { Probe } from '../probe';
import { isRefused, lackingIn, seen, type Reply } from '../reply';
import { makeComplete } from '../ready';
import { marker } from '../sample';
import { checkCsrf } from './csrf';
import { checkOwnOrder } from './identity';
import { checkPlaced, ordersBefore } from './new-urls';
import type { Visits } from '../visits';

const RULES = ['order', 'order-once', 'order-repeat', 'order-again', 'order-seen', 'own-order'] as const;

export const targetOf = ({ answer }: Reply): string | undefined => answer?.messages.get('confirm')?.redirect_url;

/** The order's body and key; undefined if no order was placed. */
export interface Placed {
  readonly key: string;
  readonly body: object;
  readonly target: string;
}

/** `orders`: where earlier orders are listed. */
export async function checkOrder(
  visits: Visits,
  other: Probe | undefined,
  orders: string | undefined,
): Promise<Placed | undefined> {
  const probe = visits.main;
  const skipAll = (reason: string) => RULES.forEach((rule) => probe.lack(rule, reason)) as undefined;
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
    await probe.refuses('order-incomplete', confirmOf(ready), undefined, { what: 'below the minimum' });
    return skipAll('the cart is below the shop’s minimum: give --add with more');
  }
  if (isForNothing(ready)) {
    await probe.refuses('order-zero', confirmOf(ready));
    return skipAll('all goods of the cart cost 0: give --add with a product that has a price');
  }
  if (!(await checkSeen(probe, ready))) return skipAll('an order that saw another cart was placed');
  const key = crypto.randomUUID();
  const before = other && orders !== undefined ? await ordersBefore(probe, other, orders) : undefined;
  const theirs = whose(await other?.load());
  const target = await placeOnce(probe, ready, key);
  if (target === undefined) return skipAll('no order was placed');
  if (whose(await other?.load()) !== theirs)
    probe.break('own-cart', 'two visitors: the order of one has changed the other one’s cart');
  await checkAfterwards(probe, confirmOf(ready), key, target);
  const names = [name, ready.delivery_address?.name ?? name].filter((one) => one.length > 5);
  if (other !== undefined) await checkOwnOrder(probe, other, target, names);
  if (other !== undefined && before !== undefined) await checkPlaced(probe, other, before, ready);
  return { key, body: confirmOf(ready), target };
}

/** By what a cart is known again after another visitor's order, which may leave less in stock. */
const whose = (cart: Cart | undefined): string =>
  JSON.stringify(cart && [cart.id, notesOf(cart), cart.addresses.map(({ id }) => id), linesOf(cart).length > 0]);

/** Goods that have a price, and none of them costs anything: prices that could not be read, as a rule. */
const isForNothing = (cart: Cart): boolean => linesOf(cart).every(({ item }) => isZero(item.prices.total_gross));

/** How many visitors try it: a missing lock does not show each time. */
const ROUNDS = 2;

/** The same as the first order, by strangers; only for `order-once`. */
export async function checkRaces(visits: Visits): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const probe = (await visits.stranger())?.probe;
    const cart = probe && (await makeComplete(probe)) === undefined ? await probe.loaded() : undefined;
    if (probe === undefined || cart === undefined) return;
    // Warms up the connections, so that the calls arrive together.
    await Promise.all(Array.from({ length: 5 }, () => probe.post({})));
    await placeOnce(probe, cart, crypto.randomUUID());
  }
}

/** Five at once, as from double clicks, two tabs and a retrying proxy. */
async function placeOnce(probe: Probe, cart: Cart, key: string): Promise<string | undefined> {
  const keys = [key, key, key, crypto.randomUUID(), crypto.randomUUID()];
  const replies = await Promise.all(keys.map((idempotencyKey) => probe.post(confirmOf(cart), { idempotencyKey })));
  const targets = [...new Set(replies.flatMap((one) => (one.isDone ? (targetOf(one) ?? []) : [])))];
  const [target] = targets;
  const wrong = target === undefined ? replies.slice(0, 2).map(seen).join('\n') : badTarget(target, probe.client.url);
  probe.judge('order', wrong);
  if (target === undefined) return undefined;
  probe.judge('order-once', targets.length > 1 ? `${targets.length} orders: ${targets.join(' and ')}` : undefined);
  const fault = replies.find(({ status }) => status === 0 || status >= 500);
  if (fault) probe.break('order-once', seen(fault));
  return target;
}

/** False if the order was placed all the same: then nothing is left to try. */
async function checkSeen(probe: Probe, cart: Cart): Promise<boolean> {
  if (cart.revision === undefined) {
    probe.skip('order-seen', 'the cart has no revision');
    return true;
  }
  const said = seenIn(cart);
  const untrue = [
    { revision: `${cart.revision}-of-another-cart` },
    said.total_gross !== undefined && { total_gross: '0.01' },
    { cart_id: `${cart.id}0` },
    { delivery_address_id: 987654321 },
    said.consents && {
      consents: Object.fromEntries(
        Object.entries(said.consents).map(([name, is]) => [name, `${is}-of-another-wording`]),
      ),
    },
  ];
  for (const wrong of untrue) {
    if (!wrong) continue;
    const body = { ...confirmOf(cart), seen: { ...said, ...wrong } };
    const reply = await probe.post(body, { idempotencyKey: crypto.randomUUID() });
    const isSame = JSON.stringify(await probe.load()) === JSON.stringify(cart);
    const fault = isSame ? reply.status !== 409 && '409 was expected' : 'the cart is another one afterwards';
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

async function checkAfterwards(probe: Probe, confirm: object, key: string, target: string): Promise<void> {
  const repeated = await probe.post(confirm, { idempotencyKey: key });
  const again = targetOf(repeated);
  const isTwice = again !== undefined && again !== target;
  probe.judge('order-once', isTwice ? `the repetition placed another order: ${again}` : undefined);
  probe.judge('order-repeat', again === target && repeated.isDone ? undefined : seen(repeated));
  const other = await probe.post({ confirm: true }, { idempotencyKey: crypto.randomUUID() });
  const isOther = targetOf(other) !== undefined && targetOf(other) !== target;
  const isFine = !isOther && (targetOf(other) === target || (other.answer !== undefined && isRefused(other.answer)));
  probe.judge('order-again', isFine && other.status < 500 ? undefined : seen(other));
  const left = await probe.load();
  if (left && linesOf(left).length > 0) probe.break('order-again', 'after the order its lines are still in the cart');
}

function badTarget(target: string, shop: string): string | undefined {
  const problem = linkFault(target, shop);
  return problem && `redirect_url is ${target}: ${problem}`;
}
