/** Tries Idempotency-Keys of other sessions, actions and carts, and empty or missing ones. */
import { confirmOf } from '../cart-parts';
import type { PlacedOrder } from './order';
import type { Probe } from '../probe';
import { targetOf, type Reply } from '../reply';
import { makeComplete } from '../complete-cart';
import { addressOf } from '../sample';
import type { Visits } from '../visits';

/** A session with a cart that is ready to order: the given one, or a stranger's. */
async function readyFor(visits: Visits, again?: Probe): Promise<Probe | undefined> {
  const probe = again && (await visits.fill(again)) ? again : (await visits.newVisitor())?.probe;
  return probe && (await makeComplete(probe)) === undefined ? probe : undefined;
}

const order = async (probe: Probe, idempotencyKey: string | undefined): Promise<Reply> =>
  probe.post(confirmOf(await probe.loaded()), { idempotencyKey });

export async function checkKeys(visits: Visits, { key, body, target }: PlacedOrder): Promise<void> {
  const { main } = visits;
  const known = new Map([[target, 'the first order']]);
  /** The response must be a new order or a refusal, not the confirmation of another order. */
  const judgeOwn = (reply: Reply, what: string): void => {
    const is = targetOf(reply);
    const problem =
      is !== undefined && known.has(is)
        ? `${what} is answered by ${known.get(is)}, ${is}`
        : reply.status >= 500 || reply.status === 0
          ? `${what} is a server error`
          : undefined;
    main.judgeReply('order-keys', reply, problem);
    if (is !== undefined && problem === undefined) known.set(is, what);
  };
  const visitor = await readyFor(visits);
  if (visitor !== undefined) judgeOwn(await order(visitor, key), 'the key of another session');
  else if (!visits.canFill)
    return main.skip('order-keys', 'a visitor without an account has no cart that can be ordered');
  if (await visits.fill(main)) {
    await makeComplete(main);
    // The same body for the same cart is a repetition.
    const isOther = JSON.stringify(confirmOf(await main.loaded())) !== JSON.stringify(body);
    if (isOther) judgeOwn(await order(main, key), 'the key of an earlier cart');
  }
  for (const none of ['', undefined]) {
    const what = none === '' ? 'an empty key' : 'no key';
    const one = await readyFor(visits, visitor ?? main);
    const first = one && (await order(one, none));
    if (first) judgeOwn(first, what);
    const two = one && (await readyFor(visits, one));
    const second = two && (await order(two, none));
    if (second) judgeOwn(second, `${what} for a second order`);
    if (first?.isDone && second?.isDone === false)
      main.judgeReply('order-keys', second, `the first order with ${what} was placed, the second was not`);
    const other = await readyFor(visits);
    if (other) judgeOwn(await order(other, none), `${what} in another session`);
  }
  await checkActions(visits);
}

/** One key for an address and for an order: the shop must perform both. */
async function checkActions(visits: Visits): Promise<void> {
  const { main } = visits;
  const probe = await readyFor(visits, visits.hasNewVisitors ? undefined : main);
  if (probe === undefined) return;
  const idempotencyKey = crypto.randomUUID();
  await probe.post({ new_address: addressOf('z kluczem') }, { idempotencyKey });
  await probe.load();
  const reply = await order(probe, idempotencyKey);
  const isPlaced = reply.isDone && targetOf(reply) !== undefined;
  main.judgeReply('order-keys', reply, isPlaced ? undefined : 'the key of an address must not count for an order');
}
