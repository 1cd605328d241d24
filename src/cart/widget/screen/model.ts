/** Decides what the open dropdown shows before React: every value, flag and list of its drawing, as in its view. */
import type { Values } from '../../../element/said';
import { linkUrl } from '../../../page/safe-url';
import type { Prices } from '../../../page/currency';
import { amountOf, restOf, shownOf, valuesOf } from '../lines';
import type { WidgetAnswer, WidgetCart, WidgetItem } from '../schema';
import { text } from '../text';

type Shared = Pick<WidgetCart, 'name' | 'departmentName' | 'items'>;

const cartOf = ({ name, departmentName, items }: Shared, prices: Prices, currency: string): Values => ({
  name: name ?? text.title,
  branch: departmentName,
  items: shownOf(items).map((item) => itemOf(item, prices, currency)),
  rest: restOf(items),
});

const itemOf = (item: WidgetItem, prices: Prices, currency: string): Values => ({
  image: linkUrl(item.image),
  title: item.name,
  amount: amountOf(item),
  ...valuesOf(item, prices, currency),
});

/** Without an answer the carts are still loading. */
export const panelScreen = (answer: WidgetAnswer | undefined, prices: Prices, currency: string): Values => ({
  isLoading: answer === undefined,
  carts: answer?.carts.map((cart) => ({
    ...cartOf(cart, prices, currency),
    isMaster: cart.is_master,
    whole: linkUrl(cart.url),
    children: (cart.is_master ? cart.childCarts : []).map((child) => ({
      ...cartOf(child, prices, currency),
      href: linkUrl(child.url),
    })),
  })),
  all: linkUrl(answer?.cartsUrl),
});
