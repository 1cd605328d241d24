/** Decides how Idempotency-Keys are tried beyond a repetition: those of other sessions, actions and carts, empty and missing ones. */
import { confirmOf } from '../cart-parts';
import { targetOf, type Placed } from './order';
import type { Probe } from '../probe';
import { seen, type Reply } from '../reply';
import { makeComplete } from '../ready';
import { addressOf } from '../sample';
import type { Visits } from '../visits';

/** A session with a cart that is ready to order: the given one, or a stranger's. */
async function readyFor(visits: Visits, again?: Probe): Promise<Probe | undefined> {
  const probe = again && (await visits.fill(again)) ? again : (await visits.stranger())?.probe;
  return probe && (await makeComplete(probe)) === undefined ? probe : undefined;
}

const order = async (probe: Probe, idempotencyKey: string | undefined): Promise<Reply> =>
  probe.post(confirmOf(await probe.loaded()), { idempotencyKey });

export async function checkKeys(visits: Visits, { key, body, target }: Placed): Promise<void> {
  const { main } = visits;
  const taken = new Map([[target, 'the first order']]);
  /** The answer must be a new order or a refusal, not the confirmation of another order. */
  const own = (reply: Reply, what: string): void => {
    const is = targetOf(reply);
    const problem =
      is !== undefined && taken.has(is)
        ? `${what} is answered by ${taken.get(is)}, ${is}`
        : reply.status >= 500 || reply.status === 0
          ? `${what} is a fault of the server`
          : undefined;
    main.judge('order-keys', problem && `${seen(reply)}\n${problem}`);
    if (is !== undefined && problem === undefined) taken.set(is, what);
  };
  const stranger = await readyFor(visits);
  if (stranger !== undefined) own(await order(stranger, key), 'the key of another session');
  else if (!visits.canFill)
    return main.skip('order-keys', 'a visitor without an account has no cart that can be ordered');
  if (await visits.fill(main)) {
    await makeComplete(main);
    // The same body for the same cart is a repetition.
    const isOther = JSON.stringify(confirmOf(await main.loaded())) !== JSON.stringify(body);
    if (isOther) own(await order(main, key), 'the key of an earlier cart');
  }
  for (const none of ['', undefined]) {
    const what = none === '' ? 'an empty key' : 'no key';
    const one = await readyFor(visits, stranger ?? main);
    const first = one && (await order(one, none));
    if (first) own(first, what);
    const two = one && (await readyFor(visits, one));
    const second = two && (await order(two, none));
    if (second) own(second, `${what} for a second order`);
    if (first?.isDone && second?.isDone === false)
      main.break('order-keys', `${seen(second)}\nthe first order with ${what} was placed, the second is not`);
    const other = await readyFor(visits);
    if (other) own(await order(other, none), `${what} in another session`);
  }
  await checkActions(visits);
}

/** One key for an address and for an order: both actions are carried out. */
async function checkActions(visits: Visits): Promise<void> {
  const { main } = visits;
  const probe = await readyFor(visits, visits.hasStrangers ? undefined : main);
  if (probe === undefined) return;
  const idempotencyKey = crypto.randomUUID();
  await probe.post({ new_address: addressOf('z kluczem') }, { idempotencyKey });
  await probe.load();
  const reply = await order(probe, idempotencyKey);
  const isPlaced = reply.isDone && targetOf(reply) !== undefined;
  main.judge('order-keys', isPlaced ? undefined : `${seen(reply)}\nthe key of an address is no order’s`);
}
