/** The rules of all amounts of a cart, after any action. */
import { must, type Rule } from './rule';

const GROSZE =
  'Calculate in whole grosze, never in floats, and round where the invoice rounds. PHP: number_format($x / 100, 2, ".", "").';

export const money = {
  decimals: must(
    'an amount has at most two decimals',
    'Otherwise buyers see 24.599999999 and wrong sums.',
    GROSZE,
    'CartPrices',
  ),
  vat: must(
    'gross is net plus VAT',
    'Otherwise buyers compare wrong prices, and the invoice differs.',
    'Calculate gross from net with 0, 5, 8 or 23 per cent, rounded once.',
    'ItemPrices',
  ),
  signs: must(
    'prices, sums and quantities are not below zero, and a step is above zero',
    'Otherwise an order pays the buyer.',
    'Check prices and quantities before you store them. A discount lowers a price to 0 at most.',
    'ItemPrices',
  ),
  line: must(
    'a line’s total is its unit price times its quantity',
    'Buyers check it.',
    'Calculate the line again after every change: net × quantity, then VAT, rounded once; or the rounded gross × quantity.',
    'ItemPrices',
  ),
  totals: must(
    'the products’ total is the sum of the lines',
    'Buyers check it.',
    `Add the totals of the lines, or round the whole order once, always in the same way. ${GROSZE}`,
    'CartPrices',
  ),
  goods: must(
    'prices.net and prices.gross are the sums of the goods, less the voucher',
    'The summary displays them.',
    'Add net and gross of the lines separately. Subtract a voucher from both.',
    'CartPrices',
  ),
  sums: must(
    'the totals are the sum of goods and delivery',
    'Otherwise the buyer orders for another amount than displayed.',
    'total_gross = gross + carrier.price.gross + deposit_total, total_net = net + carrier.price.net. A new carrier changes both.',
    'CartPrices',
  ),
  deposit: must(
    'deposits have no VAT, and deposit_total is their sum',
    'A deposit is not part of the price: the buyer gets it back, and invoices add no VAT to it.',
    'Send no vat_rate with a line of the kind deposit, and the same net and gross. Add the deposits to deposit_total and total_gross only.',
    'CartPrices',
  ),
  reduction: must(
    'a former price comes with the lowest price of 30 days, if the buyer is a consumer',
    'The law requires it at every announced reduction; without it the elements do not strike the former price.',
    'Send lowest_price with its basis wherever you send price_before.',
    'CartItem',
  ),
  'price-steps': must(
    'price steps rise and their prices do not, and a line has the price of the step that it has reached',
    'Otherwise the buyer orders more for a price that the cart does not have.',
    'Sort price_steps by from, above the minimum quantity. Send none with a line whose price a trader or a quote has set.',
    'PriceStep',
  ),
  'price-until': must(
    'a price that holds until a day holds still',
    'Otherwise the line states a day that has passed, and the buyer doubts the price.',
    'Leave price_until out, and price the line anew, once its time has passed.',
    'CartItem',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
