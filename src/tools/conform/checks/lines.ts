/** Tries lines: quantities one by one, several at once, concurrently; removal. */
import { displayedQuantity, quantityBounds } from '../../../cart/session/quantities';
import { roundingQuantity, lineOf, linesOf, otherQuantity, quantityBody, wrongId, type Line } from '../cart-parts';
import type { Cart } from '../../../cart/wire/cart';
import { notesOf } from '../../../cart/session/rules';
import type { Probe } from '../probe';
import { marker } from '../sample';

/** A line, and another quantity that it allows. */
interface Changeable {
  readonly line: Line;
  readonly other: number;
}

const counts = (line: Line, expected: number) => (cart: Cart) => {
  const item = lineOf(cart, line.item.id);
  if (item === undefined) return `line ${line.item.id} is gone`;
  const quantity = displayedQuantity(item);
  return quantity === expected ? undefined : `line ${line.item.id} counts ${quantity} instead of ${expected}`;
};

const TWO = 'two lines are needed: pass another --add';

/** `canRefill`: an emptied cart can be filled again. */
export async function checkLines(probe: Probe, cart: Cart, canRefill: boolean): Promise<void> {
  const lines = linesOf(cart);
  const movable = lines.flatMap((line): Changeable[] => {
    const other = otherQuantity(line.item);
    return other === undefined ? [] : [{ line, other }];
  });
  const [first] = movable;
  if (first === undefined)
    probe.missingInput('quantity', 'no line has room for another quantity between its min and max');
  else await checkQuantity(probe, first);
  // One call can change several quantities only within one cart.
  const [one, two] = movable.filter(({ line }) => line.cartId === first?.line.cartId);
  if (one === undefined || two === undefined) {
    probe.skip('quantity-many', TWO);
    probe.skip('quantity-mixed', TWO);
    probe.skip('quantity-parallel', TWO);
  } else {
    await checkMany(probe, [one, two]);
    await checkMixed(probe, [one, two]);
    await checkParallel(probe, [one, two]);
  }
  await checkRemoval(probe, lines, canRefill);
}

async function checkQuantity(probe: Probe, { line, other }: Changeable): Promise<void> {
  const before = displayedQuantity(line.item);
  // Sends the same quantity twice, to detect a server that adds.
  await probe.does('quantity', quantityBody(line, other), counts(line, other));
  await probe.does('quantity', quantityBody(line, other), counts(line, other));
  const telling = roundingQuantity(line.item);
  if (telling !== undefined) await probe.does('quantity', quantityBody(line, telling), counts(line, telling));
  await probe.does('quantity', quantityBody(line, before), counts(line, before));
  const lost = { quantity: { [String(wrongId(line.item.id))]: 1 }, cartToUpdate: line.cartId };
  await probe.refuses('quantity-wrong', lost, 'quantity');
  await probe.refuses('quantity-wrong', quantityBody(line, -5), null);
  const elsewhere = { ...quantityBody(line, other), cartToUpdate: wrongId(line.cartId) };
  await probe.refuses('quantity-wrong', elsewhere, 'quantity');
}

async function checkMany(probe: Probe, pair: readonly [Changeable, Changeable]): Promise<void> {
  const set = (quantityOf: (one: Changeable) => number) =>
    probe.does('quantity-many', manyBody(pair, quantityOf), (cart) => {
      const problems = pair.map((one) => counts(one.line, quantityOf(one))(cart));
      return problems.find((one) => one !== undefined);
    });
  await set(({ other }) => other);
  await set(({ line }) => displayedQuantity(line.item));
}

const manyBody = (pair: readonly [Changeable, Changeable], quantityOf: (one: Changeable) => number) => ({
  quantity: Object.fromEntries(pair.map((one) => [String(one.line.item.id), quantityOf(one)])),
  cartToUpdate: pair[0].line.cartId,
});

/** One quantity above its maximum, beside a valid one. */
async function checkMixed(probe: Probe, pair: readonly [Changeable, Changeable]): Promise<void> {
  const refused = pair.find(({ line }) => quantityBounds(line.item).max !== undefined);
  const valid = pair.find((one) => one !== refused);
  if (refused === undefined || valid === undefined) return probe.skip('quantity-mixed', 'no line has a max');
  const { max = 0, step = 1 } = quantityBounds(refused.line.item);
  const reply = await probe.post(manyBody(pair, (one) => (one === refused ? max + step : one.other)));
  const later = await probe.load();
  const wrong = later === undefined ? 'the cart cannot be loaded' : counts(valid.line, valid.other)(later);
  probe.judgeReply('quantity-mixed', reply, wrong);
  await probe.post(manyBody(pair, ({ line }) => displayedQuantity(line.item)));
}

async function checkParallel(probe: Probe, pair: readonly [Changeable, Changeable]): Promise<void> {
  await Promise.all(pair.map(({ line, other }) => probe.post(quantityBody(line, other))));
  const after = await probe.load();
  const problems = pair.map(({ line, other }) =>
    after === undefined ? 'the cart cannot be loaded' : counts(line, other)(after),
  );
  probe.judge(
    'quantity-parallel',
    problems.find((one) => one !== undefined),
  );
  for (const { line } of pair) await probe.post(quantityBody(line, displayedQuantity(line.item)));
}

async function checkRemoval(probe: Probe, lines: readonly Line[], canRefill: boolean): Promise<void> {
  const last = lines.at(-1);
  if (last === undefined) return;
  const before = JSON.stringify(await probe.loaded());
  const reply = await probe.post({ remove: { id: wrongId(last.item.id), cartId: last.cartId } });
  const isSame = JSON.stringify(await probe.load()) === before;
  const isFine = isSame && reply.status > 0 && reply.status < 500;
  probe.judge('remove-wrong', isFine ? undefined : `${reply.request}\n${reply.status}, the cart changed`);
  if (lines.length < 2 && !canRefill)
    return probe.missingInput('remove', 'the only line is needed for the order: pass --add');
  if (lines.length === 1) return removeOnly(probe, last);
  await probe.does('remove', { remove: { id: last.item.id, cartId: last.cartId } }, (cart) =>
    lineOf(cart, last.item.id) === undefined && linesOf(cart).length === lines.length - 1
      ? undefined
      : `${linesOf(cart).length} lines are left of ${lines.length}`,
  );
}

/** An emptied cart may be null. */
async function removeOnly(probe: Probe, { item, cartId }: Line): Promise<void> {
  const reply = await probe.post({ remove: { id: item.id, cartId } });
  const left = await probe.load();
  const isRemoved = reply.isDone && (left === undefined || linesOf(left).length === 0);
  probe.judgeReply('remove', reply, isRemoved ? undefined : 'the only line is still there');
}

/** With two actions in one body, the shop may ignore one or refuse both. */
export async function checkOneAction(probe: Probe, cart: Cart): Promise<void> {
  const [line] = linesOf(cart).filter(({ item }) => otherQuantity(item) !== undefined);
  const other = line && otherQuantity(line.item);
  if (line === undefined || other === undefined)
    return probe.skip('one-action', 'no line has room for another quantity');
  const notes = marker();
  const [was, before] = [notesOf(cart), displayedQuantity(line.item)];
  const reply = await probe.post({ client_comments: notes, ...quantityBody(line, other) });
  const now = await probe.load();
  const isNoted = now !== undefined && notesOf(now) === notes;
  const isCounted = now !== undefined && counts(line, other)(now) === undefined;
  probe.judgeReply('one-action', reply, isNoted && isCounted ? 'both actions were performed' : undefined);
  if (isCounted) await probe.post(quantityBody(line, before));
  if (isNoted) await probe.post({ client_comments: was });
}
