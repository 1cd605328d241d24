/** The carts of the bench: a given number of different lines, and the same cart with one line changed. */
import { aLine, aWireCart } from '../../fixtures/cart';

const money = (grosze: number): string => (grosze / 100).toFixed(2);

const line = (position: number, quantity: number) => {
  const net = 990 + ((position * 7919) % 90_000);
  const gross = Math.round(net * 1.23);
  return aLine({
    id: 1000 + position,
    index: `GRS-${1000 + position}`,
    url: `/produkt/gres-${position}`,
    image: `/picture/${position % 20}.svg`,
    product_name: `Gres szkliwiony Carrara ${position} mat 60 × 60 cm`,
    brand_name: `Marka ${position % 9}`,
    unit: 'opak.',
    quantity,
    prices: {
      net: money(net),
      gross: money(gross),
      total_gross: money(gross * quantity),
      minimal_price_net: money(net - 100),
    },
  });
};

/** The response of the cart URL as text. `quantities`: the quantity of each changed line, by index; all other lines have 3. */
export function cartAnswer(lines: number, quantities: ReadonlyMap<number, number> = new Map()): string {
  const items = Array.from({ length: lines }, (_, position) => line(position, quantities.get(position) ?? 3));
  const total = money(lines * 10_000 + [...quantities.values()].reduce((sum, one) => sum + one, 0));
  const prices = { net: total, gross: total, total_net: total, total_gross: total, total_gross_only_products: total };
  return JSON.stringify({ cart: aWireCart({ items, prices }), messages: {} });
}

/** The text of a line's total on the page, without spaces. */
export const totalOf = (position: number, quantity: number): string => {
  const { total_gross } = line(position, quantity)['prices'] as { total_gross: string };
  const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
  return format.format(Number(total_gross)).replace(/\s/g, '');
};
