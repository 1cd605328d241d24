/** The link to an order in the small shop: one sentence for every number, and a limit per number. */
import { OrderReply } from './order-actions';
import type { MockShopState } from './shop-state';
import type { JsonObject } from './state';

const MOST = 5;
/** The numbers of all orders begin like this. */
const KNOWN = /^ZM\//;

const sentence = (status: 'success' | 'error', text: string): JsonObject => ({
  messages: { '0': { messages: [text], status } },
});

export function orderFindOf(shop: MockShopState, { number = '', contact = '' }: JsonObject): OrderReply {
  if (!number || !/@|(\d\D*){7}/.test(contact))
    return new OrderReply(422, sentence('error', 'Podaj numer zamówienia i adres e-mail albo telefon.'));
  const times = (shop.finds.get(number) ?? 0) + 1;
  shop.finds.set(number, times);
  if (times > MOST && shop.checks('find-often'))
    return new OrderReply(429, sentence('error', 'Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za kilka minut.'));
  if (!KNOWN.test(number) && !shop.checks('find-same'))
    return new OrderReply(404, sentence('error', 'Nie mamy takiego zamówienia.'));
  return new OrderReply(200, {
    ...sentence(
      'success',
      'Jeśli mamy takie zamówienie, wysłaliśmy odnośnik do niego na adres e-mail podany w zamówieniu.',
    ),
    ...(!shop.checks('find-hidden') && { order: { number } }),
  });
}
