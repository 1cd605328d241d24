/** Shared by the checks of approval and quotes: a cart at its own URL, sealed bodies, five simultaneous requests, and 404. */
import type { ProcessActionName } from '../../../cart/wire/actions';
import type { Cart } from '../../../cart/wire/cart';
import { linesOf, quantityBody, seenIn } from '../cart-parts';
import { complete } from '../complete-cart';
import type { Probe } from '../probe';
import { describeReply, lackingIn, targetOf, type Reply } from '../reply';
import type { ProcessRule } from '../rules/processes';
import type { Visits } from '../visits';

/** A waiting request, as loaded by its buyer and its approver. */
export interface Request {
  readonly owner: Probe;
  readonly approver: Probe;
}

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });

/** The body of an action, with the displayed values of the cart. `more`: what goes with the message. */
export const bodyOf = (action: Exclude<ProcessActionName, 'note'>, cart: Cart, note = '', more = {}): object => ({
  [action]: action === 'withdraw' ? true : { note, ...more },
  seen: seenIn(cart),
});

/** Sends an action as a person who has just loaded the cart. */
export async function sendAction(
  probe: Probe,
  action: Exclude<ProcessActionName, 'note'>,
  note?: string,
): Promise<Reply> {
  const cart = await probe.load();
  return probe.post(cart === undefined ? {} : bodyOf(action, cart, note), newKey());
}

/** Reports a violation unless the body is refused with this status, a message and the unchanged cart. False if it was not refused. */
export async function refuses(
  rule: ProcessRule,
  probe: Probe,
  body: object,
  what: string,
  expected: number | undefined = 409,
): Promise<boolean> {
  const before = JSON.stringify(await probe.load());
  const reply = await probe.post(body, { ...newKey(), note: what });
  const isSame = JSON.stringify(await probe.load()) === before;
  const isExpected = expected === undefined ? reply.status >= 400 && reply.status < 500 : reply.status === expected;
  const problem = !isSame
    ? 'the cart has changed'
    : (lackingIn(reply) ??
      (!isExpected
        ? `${expected ?? '4xx'} was expected`
        : reply.cart === null && expected !== 400
          ? '"cart": null'
          : undefined));
  probe.judgeReply(rule, reply, problem);
  return problem === undefined;
}

/** Bodies whose `seen` is not this cart. */
export function unseen(body: object, cart: Cart): readonly (readonly [what: string, body: object])[] {
  const seen = seenIn(cart);
  return [
    ['without seen', { ...body, seen: undefined }],
    ['another revision', { ...body, seen: { ...seen, revision: `${cart.revision}-of-another-cart` } }],
    ...(seen.total_gross === undefined
      ? []
      : [['another total', { ...body, seen: { ...seen, total_gross: '0.01' } }] as const]),
  ];
}

/**
 * Sends five at once, as from double clicks, two tabs and a retrying proxy, and a repetition. Returns the URL of the response's redirect.
 */
export async function checkOnce(rule: ProcessRule, probe: Probe, body: object): Promise<string | undefined> {
  const key = newKey();
  const keys = [key, key, key, newKey(), newKey()];
  const replies = await Promise.all(keys.map((one) => probe.post(body, one)));
  const repeated = await probe.post(body, key);
  const targets = [...new Set([...replies, repeated].flatMap((one) => (one.isDone ? (targetOf(one) ?? []) : [])))];
  const fault = replies.find(({ status }) => status === 0 || status >= 500);
  const first = replies.slice(0, 3).find(({ isDone }) => isDone);
  const isRepeated = first === undefined || (repeated.isDone && targetOf(repeated) === targetOf(first));
  const problem = fault
    ? describeReply(fault)
    : targets.length > 1
      ? `${targets.length} at once: ${targets.join(' and ')}`
      : isRepeated
        ? undefined
        : `${describeReply(repeated)}\nthe first response was expected`;
  probe.judge(rule, problem && `${replies[0]?.request ?? ''}\n${problem}`);
  return targets[0];
}

/** The URL of the cart on its own page: `cart-url` of its element, else the page itself. */
export async function cartUrlOf(probe: Probe, target: string): Promise<string> {
  const { text } = await probe.client.call(target, undefined, 'GET', { Accept: 'text/html' });
  const [, url = target] = /<shop-cart\b[^>]*\scart-url="([^"]+)"/.exec(text) ?? [];
  return new URL(url.replaceAll('&amp;', '&'), new URL(target, probe.client.url)).href;
}

/** Checks that everybody else gets 404 on every call, without any content of the cart, and changes nothing. */
export async function checkHidden(
  rule: ProcessRule,
  visits: Visits,
  owner: Probe,
  bodies: readonly object[],
): Promise<void> {
  const before = await owner.load();
  const number = (before?.approval ?? before?.quote)?.number;
  const others: readonly [string, Probe | undefined][] = [
    ['a stranger', await visits.newSession()],
    ['a colleague', await visits.signedIn('colleague')],
  ];
  for (const [who, other] of others)
    for (const body of [{}, { note: 'Czy to moje?' }, ...bodies]) {
      const reply = await other?.at(owner.client.url).client.post(body, newKey());
      if (reply === undefined) break;
      const isSame = JSON.stringify(await owner.load()) === JSON.stringify(before);
      const problem = !isSame
        ? 'the cart has changed'
        : reply.status !== 404
          ? '404 was expected'
          : number !== undefined && reply.text.includes(number) && `it names ${number}`;
      owner.judgeReply(rule, reply, problem ? `by ${who}: ${problem}` : undefined);
    }
}

/** The visitor's complete cart with quantities raised until `isEnough`; undefined if they cannot be raised. */
export async function raised(visits: Visits, isEnough: (cart: Cart) => boolean): Promise<Cart | undefined> {
  const { main } = visits;
  let cart = await visits.fill(main);
  for (const line of cart === undefined ? [] : linesOf(cart)) {
    if (cart === undefined || isEnough(cart)) break;
    await main.post(quantityBody(line, Number(line.item.max ?? 1000)));
    cart = await main.load();
  }
  if (cart === undefined || !isEnough(cart)) return undefined;
  await complete(main);
  return main.load();
}
