/** Lists the seller's or approver's changes of the lines, and the prices that the buyer proposed, as sentences. */
import { displayedQuantity } from '../session/quantities';
import { linesByKey } from '../session/lines';
import { changeSentence } from '../changes/sentences';
import type { Cart } from '../wire/cart';
import { priceText } from '../../ui/price';
import { text } from '../text';
import { processText } from './text';

export const changedLines = (cart: Cart, currency: string): string[] =>
  [...linesByKey(cart).values()].flatMap(({ item }) => {
    const { was, id, unit, prices, product_name: name } = item;
    if (was === undefined) return [];
    const about = { id, cartId: id, name };
    const to = displayedQuantity(item);
    return [
      ...(was.name ? [processText.was(name, was.name)] : []),
      ...(was.net ? [changeSentence({ kind: 'price', ...about, from: was.net, to: prices.net }, currency)] : []),
      ...(was.quantity
        ? [
            changeSentence(
              { kind: 'quantity', ...about, from: Number(was.quantity), to, ...(unit && { unit }) },
              currency,
            ),
          ]
        : []),
    ];
  });

export const wishedLines = (cart: Cart, currency: string): string[] =>
  [...linesByKey(cart).values()].flatMap(({ item: { product_name: name, wished_net: net, unit } }) =>
    net ? [processText.wished(name, priceText(net, currency, { unit, word: text.items.netShort }))] : [],
  );
