/** The prices that the buyer proposes with a question for a quote. What is typed survives a refusal, a lost answer and a reload. */
import type { Decimal } from '../../http/decimal';
import { priceMessage, toDiscountPrice } from '../pricing/rules';
import { linesByKey } from '../session/lines';
import { storedNote, storeNote } from '../session/note-storage';
import type { Cart } from '../wire/cart';

/** The typed texts by the keys of their lines. */
export const typedWishes = (url: string) => new URLSearchParams(storedNote(url, 'wishes'));

export function storeWish(url: string, line: string, text: string): void {
  const typed = typedWishes(url);
  typed.set(line, text);
  storeNote(url, 'wishes', String(typed));
}

export const wishFault = (text: string, currency: string): string | undefined =>
  priceMessage(text, '0.01' as Decimal, currency);

/** The filled fields; empty ones propose nothing. `net` is a price if there is no `fault`. */
export function wishesIn(url: string, cart: Cart, currency: string) {
  const typed = typedWishes(url);
  return [...linesByKey(cart)].flatMap(([line, { item, cartId }]) => {
    const text = typed.get(line)?.trim();
    const wish = { id: item.id, cartId, net: toDiscountPrice(text ?? '') };
    return text ? [{ line, wish, fault: wishFault(text, currency) }] : [];
  });
}
