/** Decides what the open dropdown shows: every value, flag and list of its drawing, as in its view. */
import type { Values } from '../../../element/said';
import { linkUrl } from '../../../page/safe-url';
import type { Prices } from '../../../page/currency';
import { amountOf, restOf, shownOf, valuesOf } from '../lines';
import type { WidgetCart, WidgetItem } from '../schema';
import type { WidgetState } from '../state';
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

/** Without an answer the carts are still loading, or the template's own link stands alone. */
export const panelScreen = (
  { data: answer, failed }: Pick<WidgetState, 'data' | 'failed'>,
  prices: Prices,
  currency: string,
): Values => ({
  isLoading: answer === undefined && !failed,
  isAlone: answer === undefined && failed,
  failed,
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
