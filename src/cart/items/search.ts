/** Decides which lines match a search text, and which line a message is about. */
import { fold } from '../../fields/fold';
import type { CartItem } from '../wire/item';

/** Matches every word in index, name or brand, ignoring diacritics and case. Returns the list itself for an empty text. */
export function searchLines(items: readonly CartItem[], query: string): readonly CartItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = fold([item.index, item.product_name, item.brand_name].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The line whose index or full name occurs in the server's sentence; the longest name wins. */
export function lineOfMessage(items: readonly CartItem[], message: string): CartItem | undefined {
  const names = (item: CartItem) => [item.index, item.product_name].filter((name) => name && message.includes(name));
  const length = (item: CartItem) => Math.max(0, ...names(item).map((name) => name?.length ?? 0));
  return items.filter((item) => length(item) > 0).sort((a, b) => length(b) - length(a))[0];
}
