/** Decides how lines are tried: quantities, removal, the products' total. */
import { shownQuantity } from '../../cart/session/quantities';
import { cents, lineOf, linesOf, otherQuantity, wrongId, type Line } from '../cart-parts';
import type { Cart } from '../../cart/wire/cart';
import type { Probe } from '../probe';

const NO_LINES = 'the cart has no lines: put products into it and pass its --cookie, or pass --product';

/** A line, and a quantity that it may have instead of its own. */
interface Changeable {
  readonly line: Line;
  readonly other: number;
}

const quantityBody = ({ item, cartId }: Line, quantity: number) => ({
  quantity: { [String(item.id)]: quantity },
  cartToUpdate: cartId,
});

const counts = (line: Line, wanted: number) => (cart: Cart) => {
  const item = lineOf(cart, line.item.id);
  if (item === undefined) return `line ${line.item.id} is gone`;
  const shown = shownQuantity(item);
  return shown === wanted ? undefined : `line ${line.item.id} counts ${shown} instead of ${wanted}`;
};

export async function checkLines(probe: Probe, cart: Cart): Promise<void> {
  const lines = linesOf(cart);
  const [first, second] = lines.flatMap((line): Changeable[] => {
    const other = otherQuantity(line.item);
    return other === undefined ? [] : [{ line, other }];
  });
  if (lines.length === 0) {
    for (const rule of ['quantity', 'quantity-wrong', 'quantity-parallel', 'remove', 'remove-wrong', 'totals'] as const)
      probe.skip(rule, NO_LINES);
    return;
  }
  checkTotals(probe, cart);
  if (first === undefined) probe.skip('quantity', 'no line has room for another quantity between its min and max');
  else await checkQuantity(probe, first);
  if (first === undefined || second === undefined) probe.skip('quantity-parallel', 'two lines are needed');
  else await checkParallel(probe, [first, second]);
  await checkRemoval(probe, lines);
}

async function checkQuantity(probe: Probe, { line, other }: Changeable): Promise<void> {
  const before = shownQuantity(line.item);
  // Twice the same: a server that adds would be seen now.
  await probe.does('quantity', quantityBody(line, other), counts(line, other));
  await probe.does('quantity', quantityBody(line, other), counts(line, other));
  await probe.does('quantity', quantityBody(line, before), counts(line, before));
  const lost = { quantity: { [String(wrongId(line.item.id))]: 1 }, cartToUpdate: line.cartId };
  await probe.refuses('quantity-wrong', lost, 'quantity');
  await probe.refuses('quantity-wrong', quantityBody(line, -5), null);
}

async function checkParallel(probe: Probe, wanted: readonly [Changeable, Changeable]): Promise<void> {
  await Promise.all(wanted.map(({ line, other }) => probe.post(quantityBody(line, other))));
  const after = await probe.load();
  const problems = wanted.map(({ line, other }) =>
    after === undefined ? 'the cart cannot be loaded' : counts(line, other)(after),
  );
  probe.judge(
    'quantity-parallel',
    problems.find((one) => one !== undefined),
  );
  for (const { line } of wanted) await probe.post(quantityBody(line, shownQuantity(line.item)));
}

async function checkRemoval(probe: Probe, lines: readonly Line[]): Promise<void> {
  const last = lines.at(-1);
  if (last === undefined) return;
  const before = JSON.stringify(await probe.load());
  const reply = await probe.post({ remove: { id: wrongId(last.item.id), cartId: last.cartId } });
  const isSame = JSON.stringify(await probe.load()) === before;
  probe.judge(
    'remove-wrong',
    isSame && reply.status < 500 ? undefined : `${reply.request}\n${reply.status}, the cart changed`,
  );
  if (lines.length < 2) return probe.skip('remove', 'the only line is needed for the order');
  await probe.does('remove', { remove: { id: last.item.id, cartId: last.cartId } }, (cart) =>
    lineOf(cart, last.item.id) === undefined && linesOf(cart).length === lines.length - 1
      ? undefined
      : `${linesOf(cart).length} lines are left of ${lines.length}`,
  );
}

function checkTotals(probe: Probe, cart: Cart): void {
  const total = cart.prices?.total_gross_only_products;
  if (total === undefined) return probe.skip('totals', 'the cart has no prices.total_gross_only_products');
  const sum = linesOf(cart).reduce((all, { item }) => all + cents(item.prices.total_gross), 0);
  probe.judge(
    'totals',
    sum === cents(total) ? undefined : `the lines make ${(sum / 100).toFixed(2)}, the total is ${total}`,
  );
}
