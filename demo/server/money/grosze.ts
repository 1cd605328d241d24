/** Money of the shop, and its text on pages. */
import { toAmount, toGrosze } from '../../../src/shop/money';
import { toPolish } from '../../../src/shop/text';

export { grossOf, toAmount, toFigure, toGrosze, type Grosze } from '../../../src/shop/money';
export { toPolish } from '../../../src/shop/text';

/** The VAT in a gross amount. */
export const vatBetween = (net: string, gross: string): string => toAmount(toGrosze(gross) - toGrosze(net));

/** "1 234,56 zł/opak. netto": a price with its unit and kind, like `priceText` of the elements. */
export const toPrice = (amount: string, unit = '', word = ''): string =>
  `${toPolish(amount)}${unit && `/${unit}`}${word && `\u00a0${word}`}`;
