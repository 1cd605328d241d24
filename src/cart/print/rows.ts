/** Builds the rows of the printed order: lines, voucher, delivery, VAT by rate. */
import { netValue } from '../session/lines';
import { isPositive, minus, plus, rounded, times, type Decimal } from '../../http/decimal';
import { isUntaxed, percentOf } from '../../http/rate';
import { pageCurrency } from '../../page/currency';
import { ownCodeOf } from '../../ui/codes/codes';
import { formatNumber, formatRate } from '../../ui/money';
import { noteSentences, notesOf } from '../../ui/price/notes';
import { partsOf } from '../../ui/stock/parts';
import { printedDuties } from '../duties/line';
import { endOf } from '../items/figures';
import { labelOf, readableValue, fieldValue } from '../session/fields';
import { isUnquoted } from '../session/kinds';
import { displayedQuantity } from '../session/quantities';
import { totalGross } from '../session/rules';
import { rateInFull, taxedGross } from '../summary/breakdown';
import { text } from '../text';
import { printText } from '../later/text';
import type { Cart } from '../wire/cart';
import type { CartItem } from '../wire/item';
import { lineKey } from '../wire/keys';
import type { Id } from '../../http/tolerant';

/** Texts of one row, in the order of the columns. Amounts have no currency; the sheet states it once. */
export interface SheetRow {
  readonly index: string;
  readonly name: string;
  /** Small print beside the name. */
  readonly more: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: string;
  readonly net: string;
  readonly gross: string;
}

const NONE = '–';
const money = (amount: Decimal | undefined): string => (amount === undefined ? NONE : formatNumber(amount, 2));
const less = (amount: Decimal | undefined): string => (amount === undefined ? NONE : `\u2212${money(amount)}`);

export const lineRow = (cart: Cart, cartId: Id, item: CartItem): SheetRow => ({
  index: item.index ?? NONE,
  name: item.product_name,
  more: [
    ownCodeOf(item),
    item.brand_name,
    ...reductionOf(cart, item),
    partsOf(item.availability, String(displayedQuantity(item)), item.unit),
    endOf(item),
    item.note,
    ...printedDuties(item),
    ...fieldsOf(cart, cartId, item),
  ].filter((one) => one !== undefined && one !== '') as string[],
  quantity: formatNumber(String(displayedQuantity(item))),
  unit: item.unit ?? '',
  price: money(item.prices.net),
  rate: item.vat_rate === undefined ? NONE : formatRate(item.vat_rate),
  net: money(netValue(item)),
  gross: money(item.prices.total_gross),
});

/** Net, as the prices of the sheet. */
const reductionOf = ({ buyer, currency }: Cart, item: CartItem): readonly string[] =>
  noteSentences(
    notesOf({ ...item, unit_price: undefined }, 'net', currency?.iso_code ?? pageCurrency(), buyer === 'consumer'),
  );

const fieldsOf = (cart: Cart, cartId: Id, item: CartItem): string[] =>
  cart.extra_fields.flatMap((field) => {
    const value = field.scope === 'line' && fieldValue(field, {}, { key: lineKey(cartId, item.id), item });
    return value ? [`${labelOf(field)}: ${readableValue(field, value)}`] : [];
  });

/** The rows after the lines: the voucher's value and the delivery. */
export function furtherRows(cart: Cart, brand: string): SheetRow[] {
  const { voucher, carrier, prices } = cart;
  const none = { index: NONE, more: [], quantity: '1', unit: '', rate: NONE };
  const value = prices?.voucher_value;
  return [
    ...(voucher?.voucher_code && (isPositive(value?.gross) || isPositive(value?.net))
      ? [
          {
            ...none,
            name: `${text.totals.voucher} ${voucher.voucher_code}`,
            price: less(value?.net),
            net: less(value?.net),
            gross: less(value?.gross),
          },
        ]
      : []),
    ...(carrier
      ? [
          {
            ...none,
            unit: printText.service,
            name: printText.delivery(carrier.name),
            ...(isUnquoted(carrier, brand)
              ? { price: text.delivery.unpriced, net: NONE, gross: NONE }
              : {
                  price: money(carrier.price_net),
                  rate: rateOf(cart),
                  net: money(carrier.price_net),
                  gross: money(carrier.price_gross),
                }),
          },
        ]
      : []),
  ];
}

/** No server sends the delivery's VAT rate: finds the cart's rate that turns the net price into the gross price. */
function rateOf({ carrier, prices }: Cart): string {
  const { price_net: net, price_gross: gross } = carrier ?? {};
  if (!net || !gross || !isPositive(net)) return NONE;
  const fits = prices?.vat.find(
    ({ rate }) => rounded(plus(net, times(net, times(percentOf(rate), '0.01' as Decimal))), 2) === rounded(gross, 2),
  );
  return fits ? formatRate(fits.rate) : NONE;
}

export interface VatRow {
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** The VAT by rate, if the server sends it, and the sum. */
export function vatRows(cart: Cart): {
  readonly rates: readonly VatRow[];
  readonly sum: VatRow;
  /** Explanations of rates that are words. */
  readonly legend: readonly string[];
} {
  const { vat = [], total_net: net = cart.prices?.net } = cart.prices ?? {};
  const gross = taxedGross(totalGross(cart), cart.prices);
  return {
    rates: vat.map((one) => ({
      rate: formatRate(one.rate),
      net: money(one.net),
      vat: money(one.vat),
      gross: money(one.gross ?? (one.net && plus(one.net, one.vat))),
    })),
    sum: {
      rate: printText.sum,
      net: money(net),
      vat: money(net && gross && minus(gross, net)),
      gross: money(gross),
    },
    legend: vat.flatMap(({ rate }) => (isUntaxed(rate) ? [rateInFull(rate)] : [])),
  };
}

/** The further fields of the order, as `label: value`. */
export const orderFields = (cart: Cart): string[] =>
  cart.extra_fields.flatMap((field) => {
    const value = field.scope === 'line' ? '' : fieldValue(field);
    return value === '' ? [] : [`${labelOf(field)}: ${readableValue(field, value)}`];
  });
