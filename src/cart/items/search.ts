/** Finds the lines that match a search text. */
import { fold } from '../../fields/fold';
import type { CartItem } from '../wire/item';

const texts = new WeakMap<CartItem, string>();

/** Folded once per line: each key searches 500 lines. */
function textOf(item: CartItem): string {
  const text =
    texts.get(item) ??
    fold([item.index, item.buyer_code, item.product_name, item.brand_name].filter(Boolean).join(' '));
  texts.set(item, text);
  return text;
}

/** Matches every word in index, name or brand, ignoring diacritics and case. Returns the list itself for an empty text. */
export function searchLines(items: readonly CartItem[], query: string): readonly CartItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => textOf(item).includes(word)));
}
