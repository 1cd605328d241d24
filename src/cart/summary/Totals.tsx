/** Decides how the value of the order is broken down; every figure is the server's, nothing is computed here. */
import { isTransportUnpriced } from '../session/rules';
import type { Cart } from '../wire/cart';
import { isStale } from '../session/state';
import { formatMoney } from '../../ui/money';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { text } from '../text';
import { useSpokenTotal } from './useSpokenTotal';

export function Totals() {
  const { brand } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const stale = useCartState(isStale);
  const money = (amount: string | undefined) => amount && formatMoney(amount, currency);
  const { prices, carrier, voucher } = cart;
  const [term, total] = [totalTerm(cart, brand), totalOf(cart, currency)];
  useSpokenTotal(`${term}: ${total}`, stale);
  const rows: [string, string | undefined][] = [
    [text.totals.productsGross, money(prices?.total_gross_only_products ?? prices?.gross)],
    [text.totals.voucher, voucher?.voucher_code],
    [text.totals.afterVoucher, voucher?.voucher_code && money(reducedGoods(prices))],
    [text.totals.delivery, isTransportUnpriced(cart, brand) ? text.delivery.unpriced : money(carrier?.price_gross)],
    [text.totals.totalNet, money(prices?.total_net ?? prices?.net)],
  ];
  return (
    <>
      {cart.has_discount && <p className="badge totals__discount">{text.pricing.discount}</p>}
      <dl className={`totals${stale ? ' totals--stale' : ''}`} part="totals" aria-busy={stale}>
        {rows.map(([term, value]) => value && <TotalsRow key={term} term={term} value={value} />)}
        <TotalsRow term={term} value={total} strong />
      </dl>
    </>
  );
}

/** The goods after the voucher, gross; undefined where the server does not tell them apart. */
const reducedGoods = (prices: Cart['prices']) =>
  prices?.gross === prices?.total_gross_only_products ? undefined : prices?.gross;

/** What the total is called: a transport that waits for its price is not in it. */
export const totalTerm = (cart: Cart, brand: string): string =>
  isTransportUnpriced(cart, brand) ? text.totals.totalWithoutDelivery : text.totals.total;

/** What is to be paid, gross, ready to be shown. */
export const totalOf = ({ prices }: Cart, currency: string): string => {
  const total = prices?.total_gross ?? prices?.gross;
  return total === undefined ? '–' : formatMoney(total, currency);
};

function TotalsRow({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className={`totals__row${strong ? ' totals__row--strong' : ''}`}>
      <dt>{term}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
