/** The carts of the dropdown in every page's header (rule W1). */
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { widgetAnswer } from '../../../src/cart/widget/schema';
import type { Db } from '../db/open';
import { toAmount } from '../money/grosze';
import type { ShopEnv } from '../session/session';
import type { Line } from './lines';
import { lineNotes } from './wire-line';
import { visibleCart, type CartRow, type LoadedCart } from './load';
import { goodsOf, linePrices } from './amounts';

function wireItem(line: Line) {
  const { net, gross, totalNet, totalGross } = linePrices(line);
  return {
    name: line.name,
    image: `/obrazki/${line.sku}.svg`,
    quantity: line.quantity,
    isPackage: line.isPackage,
    packageQuantity: line.isPackage ? line.quantity : null,
    unit: line.unit,
    price: line.priceNet,
    priceNet: toAmount(net),
    priceGross: toAmount(gross),
    totalPriceGross: toAmount(totalGross),
    totalPriceNet: toAmount(totalNet),
    ...lineNotes(line),
  };
}

const wireCart = (cart: LoadedCart, row: CartRow) => ({
  id: row.id,
  name: row.name,
  departmentName: cart.branches.find((one) => one.id === row.branchId)?.name,
  url: '/koszyk',
  // The dropdown displays the most recently added lines.
  items: cart.lines
    .filter((line) => line.cartId === row.id)
    .map(wireItem)
    .toReversed(),
});

export const widgetRoute = (db: Db) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const cart = await visibleCart(db, c.var.session);
    const { net, gross } = goodsOf(cart, cart.lines);
    const answer: v.InferInput<typeof widgetAnswer> = {
      count: cart.lines.length,
      cartsUrl: '/koszyk',
      carts: [
        {
          ...wireCart(cart, cart.own),
          is_master: cart.own.isMaster,
          childCarts: cart.children.map((child) => wireCart(cart, child)),
          totalNet: toAmount(net),
          totalGross: toAmount(gross),
        },
      ],
    };
    return c.json(answer);
  });
