/** The scenario of price steps: lines whose price follows their quantity. */
import { grossOf, toAmount as amount } from '../../shop/money';
import type { CallContext, Fault } from './fault';
import type { JsonObject } from './state';

function reprice({ cart, shop }: CallContext): void {
  for (const line of cart.lines) if (!line.isAgreed) line.net = shop.netAt(line.product, line.quantity);
}

/** Products that are cheaper from a quantity on, unless a trader or a quote has set the price of their line. */
export const stepped: Fault = {
  style: { hasSteps: true },
  done: reprice,
  // Valid quantities beside a refused one are saved.
  refused: reprice,
  cart: (cart, { cart: { lines }, shop }) =>
    lines.forEach(({ id, product, isAgreed }) => {
      const { vat } = product;
      const steps = shop
        .stepsOf(product)
        .map(({ from, net }) => ({ from, net: amount(net), gross: amount(grossOf(net, vat)) }));
      const line = cart['items'].find((one: JsonObject) => one['id'] === id);
      if (line && !isAgreed) line['price_steps'] = steps;
    }),
};
