/** Texts about an added product and its cart, with the page's kind of prices first. */
import type { Prices } from '../../page/currency';
import { formatNumber } from '../../ui/money';
import { inOrder, priceText, timesText } from '../../ui/price';
import type { AddToCartAnswer } from '../schema';
import { text } from '../text';

const words = text.add;

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** Beside the value: the same amount by another unit. */
  readonly more?: string | undefined;
  readonly is: 'price' | 'fact' | 'value' | 'other';
}

/** Rows of the dialog. If the response has no net and gross prices, they have no such label. */
export function factsOf(answer: AddToCartAnswer, prices: Prices, currency: string): Fact[] {
  const { unit, quantity, content, content_unit } = answer;
  const [priceWord, [totalWord, otherWord]] = [
    words.priceOf[prices],
    inOrder(words.totalOf.net, words.totalOf.gross, prices),
  ];
  const [total, other] = inOrder(answer.total_net, answer.total_gross, prices);
  const price = answer[`price_${prices}`];
  const money = (term: string, amount: string | undefined, is: Fact['is']): Fact[] =>
    amount === undefined ? [] : [{ term, value: priceText(amount, currency), is }];
  const perUnit = price ?? answer.price;
  return [
    ...(perUnit === undefined
      ? []
      : [
          {
            term: price === undefined ? words.price : priceWord,
            value: priceText(perUnit, currency, { unit }),
            is: 'price' as const,
          },
        ]),
    ...(quantity === undefined
      ? []
      : [
          {
            term: words.quantity,
            value: timesText(formatNumber(quantity), unit),
            more: content && words.content(timesText(formatNumber(content), content_unit)),
            is: 'fact' as const,
          },
        ]),
    ...(total === undefined ? money(words.total, answer.total, 'value') : money(totalWord, total, 'value')),
    ...(total === undefined ? [] : money(otherWord, other, 'other')),
  ];
}

/** `Dodano: 10 opak. × 58,49 zł netto`; undefined if the response lacks one of them. */
export function amountOf(answer: AddToCartAnswer, prices: Prices, currency: string): string | undefined {
  const { quantity, unit } = answer;
  const price = answer[`price_${prices}`];
  if (quantity === undefined || price === undefined) return undefined;
  return words.amount(timesText(formatNumber(quantity), unit, priceText(price, currency, { word: words[prices] })));
}

/** Number of the cart's lines, and their sum with "net" or "gross"; each undefined if the response lacks it. */
export function cartOf(answer: AddToCartAnswer, prices: Prices, currency: string) {
  const total = answer[`cart_total_${prices}`];
  return {
    lines: answer.cart_lines === undefined ? undefined : words.inCart(answer.cart_lines),
    sum: total && priceText(total, currency, { word: words[prices] }),
  };
}
