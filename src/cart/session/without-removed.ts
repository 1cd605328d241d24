/** The cart whose totals no longer contain the lines that the buyer has just removed; its lines stay (rule C11). */
import { minus, plus, type Decimal } from '../../http/decimal';
import type { Rate } from '../../http/rate';
import { netValue } from './lines';
import { tablesOf } from './rules';
import type { Cart } from '../wire/cart';
import { isDeposit, ownerOf, type CartItem } from '../wire/item';
import { lineKey } from '../wire/keys';

const ZERO = '0' as Decimal;
const sum = (items: readonly CartItem[], of: (item: CartItem) => Decimal): Decimal => items.map(of).reduce(plus, ZERO);
const grossOf = ({ prices }: CartItem): Decimal => prices.total_gross;

/** Only differences between the server's figures; a voucher's or a delivery's new value comes with the server's answer. */
export function withoutRemoved(cart: Cart, removed: ReadonlySet<string>): Cart {
  const { prices, voucher } = cart;
  if (removed.size === 0 || prices === undefined || voucher?.voucher_code) return cart;
  const removedLines = tablesOf(cart).flatMap(({ id, items }) =>
    items.filter((one) => removed.has(lineKey(id, ownerOf(one)))),
  );
  const goods = removedLines.filter((one) => !isDeposit(one));
  const [net, gross, all] = [sum(goods, netValue), sum(goods, grossOf), sum(removedLines, grossOf)];
  const less = (value: Decimal | undefined, by: Decimal) => value && minus(value, by);
  const taxOf = (rate: Rate) => {
    const taxed = goods.filter((one) => one.vat_rate === rate);
    return minus(sum(taxed, grossOf), sum(taxed, netValue));
  };
  return {
    ...cart,
    prices: {
      ...prices,
      net: less(prices.net, net),
      gross: less(prices.gross, gross),
      total_net: less(prices.total_net, net),
      total_gross: less(prices.total_gross, all),
      total_gross_only_products: less(prices.total_gross_only_products, gross),
      deposit_total: less(prices.deposit_total, minus(all, gross)),
      vat: prices.vat.map((row) => ({ ...row, vat: minus(row.vat, taxOf(row.rate)) })),
    },
  };
}
