/** Decides what the open dropdown shows before React: every value, flag and list of its drawing, as in its view. */
import type { Values } from '../../../element/said';
import { linkUrl } from '../../../page/safe-url';
import type { Prices } from '../../../page/currency';
import { amountOf, headOf, restOf, shownOf, sumsOf, valueOf } from '../lines';
import type { WidgetAnswer, WidgetCart } from '../schema';
import { text } from '../text';

type Answer = WidgetAnswer | undefined;

/** Without an answer the carts are still loading. `before`: the answer before the last change. */
export function panelScreen(answer: Answer, before: Answer, prices: Prices, currency: string): Values {
  const shared = (cart: Pick<WidgetCart, 'id' | 'name' | 'departmentName' | 'items'>): Values => ({
    name: cart.name ?? text.title,
    head: headOf(cart, prices),
    branch: cart.departmentName,
    items: shownOf(cart, before).map((item) => ({
      image: linkUrl(item.image),
      title: item.name,
      isNew: item.isNew,
      amount: amountOf(item, prices, currency),
      value: valueOf(item, prices, currency),
    })),
    rest: restOf(cart.items),
  });
  return {
    isLoading: answer === undefined,
    carts: answer?.carts.map((cart) => ({
      ...shared(cart),
      isMaster: cart.is_master,
      whole: linkUrl(cart.url),
      sums: sumsOf(cart, prices, currency),
      children: (cart.is_master ? cart.childCarts : []).map((child) => ({
        ...shared(child),
        href: linkUrl(child.url),
      })),
    })),
    all: answer?.carts.length === 1 ? undefined : linkUrl(answer?.cartsUrl),
  };
}
