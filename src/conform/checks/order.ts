/** Decides how ordering is tried: incomplete carts, two confirms at once, a repetition, and one more with another key. */
import { isAmountAfterDeadline } from '../../cart/session/rules';
import type { Cart } from '../../cart/wire/cart';
import { isPositive } from '../../http/decimal';
import { linesOf, seenIn } from '../cart-parts';
import { isRefused, lackingIn, seen, type Probe, type Reply } from '../probe';

const CONFIRM = { confirm: true } as const;
const RULES = ['order-incomplete', 'order-seen', 'order', 'order-once', 'order-repeat', 'order-again'] as const;

const targetOf = ({ answer }: Reply): string | undefined => answer?.messages.get('confirm')?.redirect_url;

export async function checkOrder(probe: Probe, mayOrder: boolean): Promise<void> {
  const skipAll = (reason: string) => RULES.forEach((rule) => probe.skip(rule, reason));
  if (!mayOrder) return skipAll('--no-order was given');
  const cart = await probe.load();
  if (cart === undefined || linesOf(cart).length === 0) return skipAll('the cart has no lines');
  if (isAmountAfterDeadline(cart)) {
    await probe.refuses('order-incomplete', CONFIRM, 'amount_after_deadline');
    return skipAll('client_amount_after_deadline is set');
  }
  await checkIncomplete(probe, cart);
  const problem = await makeComplete(probe);
  if (problem !== undefined) return skipAll(problem);
  const ready = (await probe.load()) ?? cart;
  if (!(await checkSeen(probe, ready))) return skipAll('an order that saw another cart was placed');
  const key = crypto.randomUUID();
  const confirm = { ...CONFIRM, seen: seenIn(ready) };
  const [first, second] = await Promise.all([
    probe.post(confirm, { idempotencyKey: key }),
    probe.post(confirm, { idempotencyKey: key }),
  ]);
  const targets = new Set([first, second].flatMap((one) => (one.isDone ? (targetOf(one) ?? []) : [])));
  const [target] = targets;
  probe.judge('order', target === undefined ? `${seen(first)}\n${seen(second)}` : badTarget(target));
  if (target === undefined) return skipAll('no order was placed');
  probe.judge('order-once', targets.size > 1 ? `two orders: ${[...targets].join(' and ')}` : undefined);
  await checkAfterwards(probe, confirm, key, target);
}

/** A locker without a point is the most usual incomplete cart; without lockers a cart without carrier would be, but it may have one. */
async function checkIncomplete(probe: Probe, cart: Cart): Promise<void> {
  const locker = cart.availableCarriers.find(({ type }) => type === 'parcelLocker');
  const other = cart.availableCarriers.find(({ type }) => type !== 'parcelLocker');
  if (locker === undefined) return probe.skip('order-incomplete', 'no carrier is of the type parcelLocker');
  // Another carrier in between, so that the locker of an earlier check is forgotten.
  if (other !== undefined) await probe.post({ carrier: { id: other.id } });
  const { cart: now } = await probe.post({ carrier: { id: locker.id } });
  if (now?.inpost_point_code) return probe.skip('order-incomplete', 'the cart keeps its locker');
  await probe.refuses('order-incomplete', CONFIRM, 'inpost');
}

/** Chooses a carrier and a payment that need nothing else; says what is lacking. */
async function makeComplete(probe: Probe): Promise<string | undefined> {
  const cart = await probe.load();
  const carrier = cart?.availableCarriers.find(
    ({ type, price_gross }) => type !== 'parcelLocker' && (!type.startsWith('transport') || isPositive(price_gross)),
  );
  if (carrier === undefined) return 'no carrier that needs no locker is offered';
  const { cart: delivered } = await probe.post({ carrier: { id: carrier.id } });
  for (const { id } of delivered?.availablePayments ?? []) {
    if ((await probe.post({ payment: { id } })).isDone) return undefined;
  }
  return 'no payment can be chosen';
}

/** False when it was ordered all the same: nothing is left to try. */
async function checkSeen(probe: Probe, cart: Cart): Promise<boolean> {
  if (cart.revision === undefined) {
    probe.skip('order-seen', 'the cart has no revision');
    return true;
  }
  const untrue = { ...seenIn(cart), revision: `${cart.revision}-of-another-cart` };
  const reply = await probe.post({ ...CONFIRM, seen: untrue }, { idempotencyKey: crypto.randomUUID() });
  const isSame = JSON.stringify(await probe.load()) === JSON.stringify(cart);
  const wrong = isSame ? reply.status !== 409 && '409 was expected' : 'the cart is another one afterwards';
  const problem = lackingIn(reply) ?? (wrong || undefined);
  probe.judge('order-seen', problem && `${seen(reply)}\n${problem}`);
  if (problem === undefined) probe.judgeSlot(reply, 'confirm');
  probe.judge('refusal-cart', !reply.isDone && reply.cart === null ? `${reply.request}\n"cart": null` : undefined);
  return !reply.isDone;
}

async function checkAfterwards(probe: Probe, confirm: object, key: string, target: string): Promise<void> {
  const repeated = await probe.post(confirm, { idempotencyKey: key });
  const again = targetOf(repeated);
  probe.judge(
    'order-once',
    again !== undefined && again !== target ? `the repetition placed another order: ${again}` : undefined,
  );
  probe.judge('order-repeat', again === target ? undefined : seen(repeated));
  const other = await probe.post(CONFIRM, { idempotencyKey: crypto.randomUUID() });
  const isOther = targetOf(other) !== undefined && targetOf(other) !== target;
  const isFine = !isOther && (targetOf(other) === target || (other.answer !== undefined && isRefused(other.answer)));
  probe.judge('order-again', isFine && other.status < 500 ? undefined : seen(other));
}

/** The elements follow https, http to where the page is http, and paths; nothing else. */
function badTarget(target: string): string | undefined {
  try {
    const { protocol, username } = new URL(target, 'https://shop.example');
    return /^https?:$/.test(protocol) && username === '' ? undefined : `redirect_url is ${target}`;
  } catch {
    return `redirect_url is ${target}`;
  }
}
