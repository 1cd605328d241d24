/** Compares the cart dropdown with the cart. */
import type { WidgetAnswer, WidgetItem } from '../../cart/widget/schema';
import type { Cart } from '../../cart/wire/cart';
import type { CartItem } from '../../cart/wire/item';
import { tablesOf } from '../../cart/session/rules';

const isSame = (a: string | number, b: string | number): boolean => Number(a) === Number(b);

/** Some shops count packages, others the pieces inside. */
const isDisplayedAs = (item: WidgetItem, line: CartItem): boolean =>
  [item.quantity, item.packageQuantity].some(
    (quantity) =>
      quantity !== undefined && [line.quantity, line.frontQuantity].some((one) => one != null && isSame(one, quantity)),
  ) &&
  (item.totalPriceGross === undefined ||
    line.prices.total_gross === undefined ||
    isSame(item.totalPriceGross, line.prices.total_gross));

/**
 * The difference between the dropdown's data and the cart, in a sentence. A dropdown may show other carts besides this one, and
 * only the first of many lines. Its count may be of lines or of pieces.
 */
export function dropdownFault({ carts, count }: WidgetAnswer, cart: Cart): string | undefined {
  const lines = tablesOf(cart).flatMap(({ items }) => items);
  const filled = carts.flatMap((one) => [one, ...one.childCarts]).filter(({ items }) => items.length > 0);
  if (filled.length === 0) return `the cart has ${lines.length} lines, but the dropdown has none`;
  const foreignLine = (items: readonly WidgetItem[]) =>
    items.find((item) => !lines.some((line) => isDisplayedAs(item, line)));
  const others = filled.map(({ items }) => foreignLine(items));
  const [first] = others;
  if (first !== undefined && others.every((one) => one !== undefined)) {
    const { name, quantity, totalPriceGross } = first;
    const sum = totalPriceGross === undefined ? '' : ` for ${totalPriceGross}`;
    return `the dropdown shows ${quantity} × „${name}”${sum}, which no line of the cart matches`;
  }
  const own = carts.find(({ id }) => String(id) === String(cart.id));
  for (const [name, sum, is] of [
    ['totalNet', own?.totalNet, cart.prices?.net],
    ['totalGross', own?.totalGross, cart.prices?.gross],
  ] as const)
    if (sum !== undefined && is !== undefined && !isSame(sum, is))
      return `"${name}" is ${sum}, the products of the cart are ${is}`;
  const all = filled.flatMap(({ items }) => items);
  // For long carts only the first lines are listed.
  if (all.length < lines.length || (filled.length > 1 && Number(count) > all.length)) return undefined;
  const pieces = all.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return [all.length, pieces].some((one) => isSame(one, count))
    ? undefined
    : `"count" is ${count}, with ${all.length} lines of ${pieces} pieces in ${filled.length} carts`;
}
