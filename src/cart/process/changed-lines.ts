/** Lists the seller's or approver's changes of the lines, and the prices that the buyer proposed, as sentences. */
import { displayedQuantity } from '../session/quantities';
import { linesByKey } from '../session/lines';
import { changeSentence } from '../changes/sentences';
import type { Cart } from '../wire/cart';
import { formatMoney } from '../../ui/money';
import { processText } from './text';

export const changedLines = (cart: Cart, currency: string): string[] =>
  [...linesByKey(cart).values()].flatMap(({ item }) => {
    const { was = {}, wished_net: wished, id, unit, prices, product_name: name } = item;
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
      ...(wished ? [processText.wished(name, formatMoney(wished, currency))] : []),
    ];
  });
