/** Values, flags and lists of the open dropdown's drawing, equal to those of its view. */
import type { Values } from '../../../element/template-expression';
import { linkUrl } from '../../../page/safe-url';
import type { Prices } from '../../../page/currency';
import { amountOf, headOf, remarksOf, restOf, firstItems, isUnlinked, sumsOf, valueOf } from '../lines';
import type { WidgetCart } from '../schema';
import type { WidgetState } from '../state';
import { text } from '../text';

/** Without `data`: the skeleton, or after a failure the template's own link. */
export function panelScreen(
  { data: answer, before, failed }: Pick<WidgetState, 'data' | 'before' | 'failed'>,
  prices: Prices,
  currency: string,
): Values {
  const shared = (cart: Pick<WidgetCart, 'id' | 'name' | 'departmentName' | 'items'>): Values => ({
    name: cart.name ?? text.title,
    head: headOf(cart, prices),
    branch: cart.departmentName,
    items: firstItems(cart, before).map((item) => ({
      image: linkUrl(item.image),
      title: item.name,
      isNew: item.isNew,
      amount: amountOf(item, prices, currency),
      value: valueOf(item, prices, currency),
      remarks: remarksOf(item, prices, currency),
    })),
    rest: restOf(cart.items),
  });
  return {
    isLoading: answer === undefined && !failed,
    isAlone: answer === undefined && failed,
    failed,
    isStop: answer !== undefined && !failed && isUnlinked(answer),
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
