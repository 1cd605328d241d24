/** Finds the lines that a server message names. */
import type { CartItem } from '../wire/item';

/** The lines whose index or full name occurs in the server's sentence. The longest match wins; several carts may contain it. */
export function linesOfMessage<Line extends { readonly item: CartItem }>(
  lines: readonly Line[],
  message: string,
): readonly Line[] {
  const names = ({ index, product_name }: CartItem) =>
    [index, product_name].filter((name) => name && message.includes(name));
  const length = ({ item }: Line) => Math.max(0, ...names(item).map((name) => name?.length ?? 0));
  const longest = Math.max(1, ...lines.map(length));
  return lines.filter((line) => length(line) === longest);
}
