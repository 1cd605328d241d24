/** Values of a line, a carrier and a payment for the first screen. */
import type { Prices } from '../../page/currency';
import type { Values } from '../../element/template-expression';
import { nearestMultiples, rulesInCart, stepQuantity } from '../../fields/quantity';
import { inactiveReason } from '../../fields/quantity-words';
import { fieldText } from '../../fields/text';
import type { Id } from '../../http/tolerant';
import { linkUrl } from '../../page/safe-url';
import { codesOf } from '../../ui/codes/codes';
import { fieldNumber, formatMoney, withUnit } from '../../ui/money';
import { promiseText } from '../../ui/promise';
import { carrierPrice } from '../delivery/carriers';
import { lockerAddressText } from '../delivery/locker-address';
import { dutiesOf } from '../duties/line';
import { alternativePrice, alternativeRemarks, cheaperOf, factsOf, figuresOf, stockOf } from '../items/figures';
import { limitOf, methodsOf, paymentKind, termsOf } from '../payment/payments';
import { kindOf } from '../session/kinds';
import { quantityBounds, displayedQuantity } from '../session/quantities';
import { chosenMethod, isUpfrontGreyed } from '../session/rules';
import { text } from '../text';
import type { Cart } from '../wire/cart';
import type { Carrier } from '../wire/delivery';
import { isDeposit, type CartItem } from '../wire/item';
import type { Payment } from '../wire/payment';
import type { ScreenSettings } from './settings';

export function line(
  item: CartItem,
  prices: Prices,
  currency: string,
  buyer: Cart['buyer'],
  isLocked: boolean,
): Values {
  const quantity = displayedQuantity(item);
  const bounds = rulesInCart(quantity, quantityBounds(item));
  const written = fieldNumber(String(quantity));
  const { step } = bounds;
  const facts = factsOf(item, prices, currency, buyer);
  const nearest = nearestMultiples(quantity, bounds);
  const rests = (direction: 1 | -1) =>
    stepQuantity(quantity, direction, bounds) === undefined ? inactiveReason(direction, bounds, item.unit) : undefined;
  return {
    id: String(item.id),
    name: item.product_name,
    quantityOf: text.items.quantityOf(item.product_name),
    repricing: text.pricing.change(item.product_name),
    removal: text.items.removeItem(item.product_name),
    index: codesOf(item),
    href: linkUrl(item.url),
    image: linkUrl(item.image),
    brand: item.brand_name,
    onRequest: item.onRequestAvailableToOrder,
    net: formatMoney(item.prices.net, currency),
    ...figuresOf(item, prices, currency),
    ...stockOf(item, String(quantity), isLocked),
    cheaper: cheaperOf(item, String(quantity), prices, currency, isLocked),
    former: facts.former,
    facts: facts.sentences.map((fact) => ({ fact })),
    ...dutiesOf(item),
    alternatives: item.alternatives.map((one) => ({
      instead: one.title,
      way: linkUrl(one.link),
      at: alternativePrice(one, prices, currency),
      remarks: alternativeRemarks(one, item, prices, currency, buyer === 'consumer').map((remark) => ({ remark })),
    })),
    quantity: written,
    amount: withUnit(written, item.unit),
    unit: item.unit,
    least: rests(-1),
    most: rests(1),
    hint: step !== undefined && nearest.length > 0 ? fieldText.steps(step, nearest) : undefined,
    isPackage: item.is_package,
    isDeposit: isDeposit(item),
  };
}

export function carrier(one: Carrier, cart: Cart, { brand, trader, prices }: ScreenSettings, currency: string): Values {
  const { name, isFree } = kindOf(one, brand);
  return {
    value: String(one.id),
    title: one.name,
    kind: name,
    promise: promiseText(one.delivery),
    price: carrierPrice(one, brand, prices, currency),
    checked: String(one.id) === String(cart.carrier?.id),
    mayPrice: trader && !isFree,
    repricing: text.pricing.change(one.name),
    point: cart.inpost_point_code,
    place: lockerAddressText(cart),
  };
}

export function payment(one: Payment, cart: Cart, { paymentMethodsVisible }: ScreenSettings, currency: string): Values {
  const limit = limitOf(one, currency);
  const greyed = isUpfrontGreyed(one);
  const promise = termsOf(one);
  const hasTerms = promise !== undefined || limit !== undefined || one.split_payment;
  const methods = methodsOf(one);
  const chosen = chosenMethod(cart.payment_params, one);
  const isChosen = (id: Id): boolean => String(id) === String(chosen?.id);
  return {
    value: String(one.id),
    title: one.name,
    kind: paymentKind(one),
    checked: String(one.id) === String(cart.payment?.id),
    greyed,
    hasDetail: greyed || hasTerms,
    hasTerms,
    promise,
    limit: limit?.sentence,
    free: limit?.free,
    split: one.split_payment,
    methods: methods
      .filter(({ id }, at) => at < paymentMethodsVisible || isChosen(id))
      .map(({ id, name, imgUrl }) => ({
        value: String(id),
        title: name,
        logo: linkUrl(imgUrl),
        checked: isChosen(id),
      })),
    hasMore: methods.length > paymentMethodsVisible,
    lacksMethod: chosen === undefined,
  };
}
