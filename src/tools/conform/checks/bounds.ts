/** Tries quantities that cannot be ordered: the shop refuses them, or corrects them with a message. */
import { quantityBounds, displayedQuantity } from '../../../cart/session/quantities';
import type { Cart } from '../../../cart/wire/cart';
import type { CartItem } from '../../../cart/wire/item';
import { lineOf, linesOf, quantityBody, type Line } from '../cart-parts';
import type { Probe } from '../probe';

const isMultiple = (quantity: number, step: number): boolean =>
  Math.abs(quantity / step - Math.round(quantity / step)) < 1e-9;

function isOrderable(item: CartItem, quantity: number): boolean {
  const { min = 1, max = Infinity, step = 1 } = quantityBounds(item);
  return quantity >= min && quantity <= max && isMultiple(quantity, step);
}

/** One invalid quantity of each kind: above max, below min, not a multiple of the step, a fraction, zero. */
function invalidQuantities(lines: readonly Line[]): [line: Line, quantity: number][] {
  const withMax = lines.find(({ item }) => item.max !== undefined);
  const withMin = lines.find(({ item }) => Number(item.min ?? 1) > 1);
  const withStep = lines.find(({ item }) => Number(item.step ?? 1) > 1);
  // Without a step, goods may be sold in fractions.
  const whole = lines.find(({ item }) => item.step !== undefined && isMultiple(Number(item.step), 1));
  const step = ({ item }: Line): number => Number(item.step ?? 1);
  return [
    ...(withMax ? [[withMax, Number(withMax.item.max) + step(withMax)] as [Line, number]] : []),
    ...(withMin ? [[withMin, Number(withMin.item.min) - step(withMin) || 1] as [Line, number]] : []),
    ...(withStep
      ? [[withStep, Number(withStep.item.min ?? step(withStep)) + step(withStep) + 1] as [Line, number]]
      : []),
    ...(whole ? [[whole, Number(whole.item.min ?? 1) + 0.5] as [Line, number]] : []),
    ...(lines[0] ? [[lines[0], 0] as [Line, number]] : []),
  ];
}

export async function checkBounds(probe: Probe, cart: Cart): Promise<void> {
  for (const [line, quantity] of invalidQuantities(linesOf(cart))) {
    const was = lineOf((await probe.loaded()) ?? cart, line.item.id);
    const reply = await probe.post(quantityBody(line, quantity));
    const later = await probe.load();
    const item = later && lineOf(later, line.item.id);
    const is = item && displayedQuantity(item);
    const isSame = was !== undefined && is === displayedQuantity(was);
    const hasMessage = (reply.answer?.messages.size ?? 0) > 0;
    const wrong =
      reply.status >= 500 || reply.status === 0
        ? 'a server error'
        : item === undefined
          ? quantity !== 0 && 'the line was removed'
          : !isSame && !isOrderable(item, displayedQuantity(item))
            ? `the line counts ${is}; it has min ${item.min ?? 1}, max ${item.max ?? 'none'}, step ${item.step ?? 1}`
            : !hasMessage && 'there is no message';
    probe.judgeReply('quantity-bounds', reply, wrong);
  }
}
