/** Decides which lines a typed text finds in the cart, and which line a message is about. */
import { fold } from '../../fields/fold';
import type { CartItem } from '../wire/item';

/** Every word somewhere in index, name or brand, whatever the marks and case. The list itself for an empty text. */
export function searchLines(items: readonly CartItem[], query: string): readonly CartItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = fold([item.index, item.product_name, item.brand_name].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The line whose index or whole name stands in a sentence of the server; the longest name wins. */
export function lineOfMessage(items: readonly CartItem[], message: string): CartItem | undefined {
  const names = (item: CartItem) => [item.index, item.product_name].filter((name) => name && message.includes(name));
  const length = (item: CartItem) => Math.max(0, ...names(item).map((name) => name?.length ?? 0));
  return items.filter((item) => length(item) > 0).sort((a, b) => length(b) - length(a))[0];
}
