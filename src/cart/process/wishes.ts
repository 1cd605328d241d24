/** Reads the prices that the buyer proposes with a question for a quote. What is typed survives a refusal, a lost answer and a reload. */
import { parsePrice } from '../../fields/price';
import { isPositive } from '../../http/decimal';
import { priceField, toDiscountPrice } from '../pricing/rules';
import { linesByKey } from '../session/lines';
import { storedNote, storeNote } from '../session/note-storage';
import type { Wish } from '../wire/actions/process';
import type { Cart } from '../wire/cart';
import type { CartItem } from '../wire/item';
import { processText } from './text';

const typedIn = (url: string) => new URLSearchParams(storedNote(url, 'wishes'));

/** The typed text of a line; before any typing, the price of an earlier question. */
export const wishText = (url: string, key: string, { wished_net }: CartItem): string =>
  typedIn(url).get(key) ?? priceField(wished_net);

export function storeWish(url: string, key: string, text: string): void {
  const typed = typedIn(url);
  typed.set(key, text);
  storeNote(url, 'wishes', String(typed));
}

export const wishFault = (text: string): string | undefined =>
  text.trim() === '' || isPositive(parsePrice(text)) ? undefined : processText.wishFault;

export interface Wishes {
  readonly wishes: readonly Wish[];
  /** The wrong texts, by the keys of their lines. */
  readonly wrong: ReadonlyMap<string, string>;
}

export const noWishes: Wishes = { wishes: [], wrong: new Map() };

/** Empty fields propose nothing. */
export function wishesIn(url: string, cart: Cart): Wishes {
  const filled = [...linesByKey(cart)].flatMap(([key, { item, cartId }]) => {
    const text = wishText(url, key, item);
    return text.trim() === '' ? [] : [{ key, id: item.id, cartId, text }];
  });
  return {
    wishes: filled.map(({ id, cartId, text }) => ({ id, cartId, net: toDiscountPrice(text) })),
    wrong: new Map(filled.flatMap(({ key, text }) => (wishFault(text) ? [[key, text] as const] : []))),
  };
}
