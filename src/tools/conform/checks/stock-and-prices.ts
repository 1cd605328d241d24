/** Tries the last piece ordered by two visitors, a price raised between load and confirm, and a price of 0. */
import type { Cart } from '../../../cart/wire/cart';
import type { CartItem } from '../../../cart/wire/item';
import { displayedQuantity } from '../../../cart/session/quantities';
import { cents, confirmOf, linesOf } from '../cart-parts';
import { makeComplete } from '../complete-cart';
import { content } from '../changes';
import { order, readyFor, reload, targetsOf, type ReadyVisitor } from '../ready-visitor';
import { describeReply, lackingIn } from '../reply';
import type { Probe } from '../probe';
import type { RuleName } from '../rules';
import type { Visits } from '../visits';

/** Functions that set stock and price of the product that `Visits.fillWithOne` adds, and answer quotes as a seller does. No call of the contract can do this. */
export interface Setters {
  readonly stock?: ((pieces: string) => Promise<unknown>) | undefined;
  /** Net, "12.34". */
  readonly price?: ((net: string) => Promise<unknown>) | undefined;
  /** Answers the quote of this number with other prices. */
  readonly answer?: ((number: string) => Promise<unknown>) | undefined;
  /** Ends the time of the quote. */
  readonly expire?: ((number: string) => Promise<unknown>) | undefined;
}
type Setter = (value: string) => Promise<unknown>;

/** Number of rounds: a missing lock does not fail each time. */
const ROUNDS = 3;
/** The stock before the orders and after them. */
const PLENTY = '1000';

export async function checkStockAndPrices(visits: Visits, setters: Setters): Promise<void> {
  await tryRule(visits, 'order-stock', 'stock', setters.stock, lastPieceTwice);
  await othersOrder(visits);
  await tryRule(visits, 'order-price', 'price', setters.price, priceRaised);
  await tryRule(visits, 'order-zero', 'price', setters.price, priceZero);
}

/** Reports a rule as not tried without setters or visitors, or if a setter fails. */
async function tryRule(
  visits: Visits,
  rule: RuleName,
  what: 'stock' | 'price',
  set: Setter | undefined,
  run: (visits: Visits, set: Setter) => Promise<boolean>,
): Promise<void> {
  const { main } = visits;
  if (set === undefined)
    return main.skip(
      rule,
      `pass --set-${what} '<command>': it sets the ${what} of the product that is added, {} is the value`,
    );
  try {
    const { product } = visits.options;
    const way = product === undefined ? 'pass --product' : `--product ${product} makes none`;
    if (!(await run(visits, set)))
      main.missingInput(rule, `visitors with a complete cart of one product are needed: ${way}`);
  } catch (error) {
    main.missingInput(rule, error instanceof Error ? error.message : String(error));
  }
}

/** Number of buyers of one product: each order moves its stock, and takes goods from the tried shop. */
const BUYERS = 3;

/** Some buyers load their carts, then order in turn. A shop may be short of goods, but not refuse a cart as changed that is not. */
async function othersOrder(visits: Visits): Promise<void> {
  const buyers: { readonly probe: Probe; readonly cart: Cart }[] = [];
  while (buyers.length < BUYERS) {
    const probe = (await visits.newVisitor())?.probe;
    const cart = probe && (await makeComplete(probe)) === undefined ? await probe.loaded() : undefined;
    if (probe === undefined || cart === undefined) break;
    buyers.push({ probe, cart });
  }
  if (buyers.length < 2) return visits.main.skip('order-others', 'two visitors with a complete cart are needed');
  for (const { probe, cart } of buyers) {
    const reply = await order(probe, cart);
    const isSame = reply.status === 409 && reply.cart !== null && content(reply.cart) === content(cart);
    visits.main.judgeReply('order-others', reply, isSame && 'nothing on the screen has changed, others have ordered');
    if (isSame) return;
  }
}

async function lastPieceTwice(visits: Visits, set: Setter): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await set(PLENTY);
    const [first, second] = [await readyFor(visits), await readyFor(visits, true)];
    if (first === undefined || second === undefined) return false;
    const pieces = String(Math.max(displayedQuantity(first.item), displayedQuantity(second.item)));
    await set(pieces);
    const both = [first.probe, second.probe];
    const carts = await Promise.all(both.map((one) => one.load()));
    const replies = await Promise.all(both.map((probe, at) => order(probe, carts[at])));
    const placed = targetsOf(replies);
    const answers = replies.map(describeReply).join('\n');
    visits.main.judge(
      'order-stock',
      placed.length === 1
        ? undefined
        : `${pieces} in stock, ordered by two visitors at once: ${placed.length} orders\n${answers}`,
    );
    if (placed.length !== 1) break;
    for (const [at, reply] of replies.entries()) {
      const probe = both[at];
      if (reply.isDone || probe === undefined) continue;
      const lacking = reply.status >= 500 ? 'a server error' : lackingIn(reply);
      visits.main.judgeReply('order-stock', reply, lacking);
      // The first refusal may report a changed cart, so the visitor tries again.
      const what = 'after the last piece was sold';
      await probe.refuses('order-stock', confirmOf(await probe.load()), 'quantity', {
        idempotencyKey: crypto.randomUUID(),
        note: what,
      });
    }
  }
  await set(PLENTY);
  return true;
}

async function priceRaised(visits: Visits, set: Setter): Promise<boolean> {
  const before = await readyFor(visits);
  if (before === undefined) return false;
  if (before.isFrozen) {
    visits.main.skip('order-price', 'price_until fixes the prices');
    return true;
  }
  const { oryginal_net: was = before.item.prices.net } = before.item.prices;
  await set(((cents(was) + 100) / 100).toFixed(2));
  try {
    await judgeRaised(visits, before);
  } finally {
    await set(was);
  }
  return true;
}

/** A product that costs 0 cannot be added, or its order is refused. */
async function priceZero(visits: Visits, set: Setter): Promise<boolean> {
  const before = await readyFor(visits);
  if (before === undefined) return false;
  const { probe, item } = before;
  await set('0.00');
  try {
    await visits.fillWithOne(probe);
    const cart = await probe.loaded();
    const [line] = cart === undefined ? [] : linesOf(cart);
    if (line === undefined) visits.main.keep('order-zero');
    else if (cents(line.item.prices.net) > 0)
      visits.main.missingInput(
        'order-zero',
        `--set-price set the price to 0.00, but the new line costs ${line.item.prices.net}`,
      );
    else if ((await makeComplete(probe)) !== undefined) return false;
    else
      await probe.refuses('order-zero', confirmOf(await probe.loaded()), undefined, { note: 'of goods that cost 0' });
  } finally {
    await set(item.prices.oryginal_net ?? item.prices.net);
  }
  return true;
}

/** A visitor who saw the old price receives the new one, and orders at it. */
async function judgeRaised({ main }: Visits, { probe, cart, item }: ReadyVisitor): Promise<void> {
  const isOld = (one: CartItem | undefined): boolean => one?.prices.net === item.prices.net;
  // A page loads a cart without a revision right before it orders.
  if (cart.revision !== undefined) {
    const reply = await order(probe, cart);
    const [line] = reply.cart === null ? [] : linesOf(reply.cart);
    const problem =
      targetsOf([reply]).length > 0
        ? `ordered at ${item.prices.net}, which the shop had raised`
        : (lackingIn(reply) ?? (reply.status === 409 ? undefined : '409 was expected'));
    const staleLine = isOld(line?.item) ? `the cart of the refusal still has ${item.prices.net}` : undefined;
    main.judgeReply('order-price', reply, problem ?? staleLine);
    if (problem !== undefined) return;
    probe.judgeSlot(reply, 'confirm');
  }
  const after = await reload(probe);
  if (after === undefined || isOld(after.item))
    return main.break('order-price', `the price was raised, but the loaded cart still has ${item.prices.net}`);
  const reply = await order(probe, after.cart);
  main.judgeReply(
    'order-price',
    reply,
    targetsOf([reply]).length > 0 ? undefined : 'not ordered at the displayed price',
  );
}
