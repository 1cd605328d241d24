/** Decides what holds for every sum of a cart, after any action. */
import { must, type Rule } from './rule';

const GROSZE =
  'Count in whole grosze, never in floats: round where the invoice rounds, and print number_format($x / 100, 2, ".", "").';

export const money = {
  decimals: must(
    'money has two decimals at most',
    'Buyers see 24.599999999, and sums that do not add up.',
    GROSZE,
    'CartPrices',
  ),
  vat: must(
    'net and gross differ by the VAT, and net is the smaller one',
    'A buyer compares the wrong figure, and the invoice is another one.',
    'Read both from one place; gross is net with 0, 5, 8 or 23 per cent, rounded once.',
    'ItemPrices',
  ),
  signs: must(
    'no price, sum or quantity is below zero, and a step is above',
    'A buyer is paid for what is ordered.',
    'Check prices and quantities where they are saved; a discount lowers a price, to 0 at most.',
    'ItemPrices',
  ),
  line: must(
    'a line’s total is its unit price times its quantity',
    'Buyers check it.',
    'Count the line anew after every change: net × quantity, then VAT, rounded once; or the rounded gross × quantity.',
    'ItemPrices',
  ),
  totals: must(
    'the products’ total is the sum of the lines',
    'Buyers add up.',
    `Sum what the lines say, or round the whole order once, always in the same way. ${GROSZE}`,
    'CartPrices',
  ),
  goods: must(
    'prices.net and prices.gross are what the goods make, less the voucher',
    'Net and gross of the summary are taken from there.',
    'Sum the lines’ net and gross apart; what a voucher takes off goes off both.',
    'CartPrices',
  ),
  sums: must(
    'the totals are the goods and the delivery',
    'Another amount is ordered than is shown.',
    'total_gross = gross + carrier.price.gross, total_net = net + carrier.price.net; a new carrier changes both.',
    'CartPrices',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
