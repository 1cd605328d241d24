/** Faults of sums: lines, goods, delivery, and after a change. */
import { amount, grosze, lines, raisedBy, printing, type Faults } from './fault-of';
import { grossOf, shareOf } from '../../../shop/money';
import { deliveryOf, goodsOf } from '../money';
import { carrierIn } from '../state';
import type { JsonObject } from '../state';

const prices = (change: (prices: JsonObject, cart: JsonObject) => void) =>
  printing((cart) => change(cart['prices'], cart));

/** One sum keeps its value from the first response. */
const first = (name: string) =>
  printing(({ prices: now, id }, { shop }) => {
    const key = `${name} ${id}`;
    if (!shop.memory.has(key)) shop.memory.set(key, now[name]);
    now[name] = shop.memory.get(key);
  });

export const money: Faults = {
  'a line’s total is its unit price': lines(({ prices: own }) => (own.total_gross = own.gross)),
  'a line’s total is net': lines(({ prices: own, quantity }) => (own.total_gross = amount(grosze(own.net) * quantity))),
  'a line’s total is a grosz too much': lines(({ prices: own }) => (own.total_gross = raisedBy(own.total_gross, 1))),
  'the total of a line is a grosz too low from three pieces on': lines((line) => {
    if (line['quantity'] > 2) line['prices'].total_gross = raisedBy(line['prices'].total_gross, -1);
  }),
  'a line’s total is cut, not rounded': printing((cart, at) =>
    at.cart.lines.forEach((line, index) => {
      const exact = line.net * line.quantity * shareOf(line.product.vat);
      cart['items'][index].prices.total_gross = amount(Math.floor(exact / 100));
    }),
  ),
  'a line’s total has rounding left in': lines((line) => {
    line['prices'].total_gross = Number(line['prices'].net) * 1.23 * line['quantity'] + 1e-9;
  }),
  'net and gross of a line are swapped': lines(({ prices: own }) => {
    [own.net, own.gross] = [own.gross, own.net];
  }),
  'gross of a line is its net': lines(({ prices: own }) => (own.gross = own.net)),
  'a line without VAT bears it': lines((line) => (line['vat_rate'] = 'zw')),
  'a line states a VAT rate other than that of its sums': lines((line) => (line['vat_rate'] = 5)),
  'a rate is a word that no invoice has': lines((line) => (line['vat_rate'] = 'zwolniony')),
  'gross is counted by 22 per cent': lines(({ prices: own }) => (own.gross = amount(grossOf(grosze(own.net), 22)))),
  'net of a line is the total’s': lines(({ prices: own, quantity }) => (own.net = amount(grosze(own.net) * quantity))),
  'the unit’s gross has three decimals': lines(({ prices: own }) => (own.gross = `${own.gross}4`)),
  'the products’ total is a grosz too much': prices(
    (own) => (own['total_gross_only_products'] = raisedBy(own['total_gross_only_products'], 1)),
  ),
  'the products’ total is a float': prices((own, cart) => {
    own['total_gross_only_products'] = cart['items'].reduce(
      (all: number, one: JsonObject) => all + Number(one['prices'].net) * one['quantity'] * 1.23,
      0,
    );
  }),
  'the products’ total stays after a change': first('total_gross_only_products'),
  'the total of the products omits the last line': prices((own, cart) => {
    const last = cart['items'].at(-1);
    if (last)
      own['total_gross_only_products'] = raisedBy(own['total_gross_only_products'], -grosze(last.prices.total_gross));
  }),
  'the products’ total counts the delivery': prices((own) => (own['total_gross_only_products'] = own['total_gross'])),
  'the products’ total is net': prices((own) => (own['total_gross_only_products'] = own['net'])),
  'total_gross leaves out the delivery': prices((own) => (own['total_gross'] = own['gross'])),
  'total_gross counts the delivery net': printing((cart, at) => {
    cart['prices'].total_gross = amount(goodsOf(at.cart).gross + deliveryOf(at.cart).net);
  }),
  'total_gross counts the delivery twice': printing((cart, at) => {
    cart['prices'].total_gross = amount(goodsOf(at.cart).gross + 2 * deliveryOf(at.cart).gross);
  }),
  'total_gross stays after a change': first('total_gross'),
  'total_gross is total_net': prices((own) => (own['total_gross'] = own['total_net'])),
  'total_gross is a float': prices((own) => (own['total_gross'] = Number(own['total_gross']) + 1e-9)),
  'total_net leaves out the delivery': prices((own) => (own['total_net'] = own['net'])),
  'total_net counts the delivery gross': printing((cart, at) => {
    cart['prices'].total_net = amount(goodsOf(at.cart).net + deliveryOf(at.cart).gross);
  }),
  'total_net is total_gross': prices((own) => (own['total_net'] = own['total_gross'])),
  'total_net is counted back from gross': prices(
    (own) => (own['total_net'] = amount(Math.round(grosze(own['total_gross']) / 1.23))),
  ),
  'total_net stays after a change': first('total_net'),
  'net of the goods is gross': prices((own) => (own['net'] = own['gross'])),
  'net of the goods is a grosz too little': prices((own) => (own['net'] = raisedBy(own['net'], -1))),
  'net and gross of the goods are swapped': prices((own) => {
    [own['net'], own['gross']] = [own['gross'], own['net']];
  }),
  'gross of the goods stays after a change': first('gross'),
  'net and gross price of the delivery are swapped': printing(({ carrier }) => {
    if (carrier) [carrier.price.net, carrier.price.gross] = [carrier.price.gross, carrier.price.net];
  }),
  'the displayed delivery price differs from that in the total': printing(({ carrier }) => {
    if (carrier && carrier.price.net !== '0.00') carrier.price = { net: '10.00', gross: '12.30' };
  }),
  'an offered carrier’s gross is its net': printing(({ availableCarriers }) =>
    availableCarriers.forEach(
      (one: JsonObject) => (one['price_gross'] = one['price_net'] === '19.99' ? '19.98' : one['price_gross']),
    ),
  ),
  'the total omits the delivery after a removal': printing((cart, at) => {
    if (at.cart.lines.length < 3 && at.cart.carrierId) cart['prices'].total_gross = cart['prices'].gross;
  }),
  'a trader’s price does not change the gross price of the line': printing((cart, at) =>
    at.cart.lines.forEach((line, index) => {
      const { prices: own } = cart['items'][index];
      own.gross = amount(grossOf(line.product.net, line.product.vat));
    }),
  ),
  'a trader’s delivery price is not counted': printing((cart, at) => {
    if (Object.keys(at.cart.carrierPrices).length > 0)
      cart['prices'].total_net = amount(goodsOf(at.cart).net + (carrierIn(at.cart)?.net ?? 0));
  }),
  'the rounding changes with the number of lines': printing((cart, at) => {
    const way = at.cart.lines.length % 2 ? 'order' : 'rate';
    const { gross } = goodsOf(at.cart, way);
    const delivery = deliveryOf(at.cart).gross;
    Object.assign(cart['prices'], {
      gross: amount(gross + (way === 'order' ? 1 : 0)),
      total_gross_only_products: amount(gross + (way === 'order' ? 1 : 0)),
      total_gross: amount(gross + delivery + (way === 'order' ? 1 : 0)),
    });
  }),
  'a deposit bears VAT': printing(({ items }) => {
    for (const one of items) if (one.kind === 'deposit') one.vat_rate = 23;
  }),
  'deposit_total leaves the deposits out': prices((own) => delete own['deposit_total']),
  'a consumer reads a former price alone': lines((line, cart) => {
    cart['buyer'] = 'consumer';
    line['price_before'] = { net: raisedBy(line['prices'].net, 100) };
  }),
  'money is written in Polish': lines(({ prices: own }) => (own.total_gross = own.total_gross.replace('.', ','))),
  'totals have their currency': prices((own) => (own['total_gross'] = `${own['total_gross']} zł`)),
};
