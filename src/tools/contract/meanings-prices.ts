/** The meanings of prices, the notes on them, deposits, promises of deliveries and payments in the contract. */
import { DAY } from './meanings-orders';

export const ofPrices: Readonly<Record<string, string>> = {
  'CartItem.lowest_price':
    'Lowest price before the reduction, displayed with its `basis`: `30-days`, `since-offer` (the product has been offered for less than 30 days) or `before-first` (several reductions in a row). Send it with every announced reduction, of an alternative and of a found product too.',
  'CartItem.price_before':
    'Former price, struck through beside its label. For a `buyer` `consumer` only with `lowest_price`, else it is stated without a stroke.',
  'CartItem.percent': 'Reduction in per cent of `lowest_price`, displayed unchanged behind it.',
  'CartItem.unit_price': 'Prices by another `unit` than the line’s, for example 1 m².',
  'CartItem.price_steps':
    'From how many on the line is cheaper. The next step and the missing quantity are one line below the quantity, never on the summary or in print. Rising in `from`, above `min`. The line has the price of the step that its quantity has reached. Send none with a price that a trader, a quote or `price_until` keeps.',
  PriceStep:
    'Price of one unit from a quantity on. The server computes it; the page displays it and subtracts quantities only. Of any other product than a line `price_net` and `price_gross` are the prices below the first step.',
  'PriceStep.from':
    'First quantity of the step, in the unit of sale, as `min` and `max`. A step above `max` is not displayed.',
  'PriceStep.net': 'Net price of one unit, not above that of the step before.',
  'PriceStep.gross': 'Gross price of one unit, not above that of the step before.',
  'PriceStep.unit': 'Unit of `from` and of the prices. Default: the product’s `unit`.',
  'CartItem.kind':
    '`deposit`: a returnable deposit. Nothing of the line can be changed; it has no `vat_rate`, and `net` equals `gross`. Any other text is an ordinary line.',
  'CartItem.belongs_to': 'Id of the line that the deposit belongs to, below which it is displayed.',

  ItemPrices: 'Prices of a line, in the cart’s currency.',
  'ItemPrices.oryginal_net': 'Net unit price before any reduction. Not displayed.',
  'ItemPrices.net': 'Net unit price.',
  'ItemPrices.gross': 'Gross unit price.',
  'ItemPrices.total_net': 'Net price of the line. Default: `net` × quantity.',
  'ItemPrices.total_gross': 'Gross price of the line.',
  'ItemPrices.minimal_price_net': 'Minimum net price that a trader may set.',

  CartPrices: 'Totals of the whole cart.',
  'CartPrices.net': 'Net price of the goods. Without `total_net` it is the total.',
  'CartPrices.gross': 'Gross price of the goods after a voucher. Without `total_gross` it is the total.',
  'CartPrices.total_net': 'Net total with delivery.',
  'CartPrices.total_gross': 'Gross total with delivery and deposits: the amount to pay.',
  'CartPrices.total_gross_only_products': 'Gross price of the goods before a voucher: the sum of the lines.',
  'CartPrices.deposit_total':
    'Sum of the deposit lines. It is part of `total_gross` only: of no other total and no row of `vat`.',
  'CartPrices.vat': 'Net, tax and gross for each VAT rate.',
  'CartPrices.voucher_value': 'Amount that the voucher takes off.',
  'CartPrices.minimum_order':
    'Minimum order value, as `net` or as `gross`, and the `missing` amount. The buyer cannot go on while `missing` is above 0.',
  'CartPrices.free_delivery':
    'Value of the goods, as `net` or as `gross`, from which delivery is free, and the `missing` amount. 0 or less: delivery is free.',
  'CartPrices.weight': 'Weight in kilograms.',
  'CartPrices.pallets': 'Number of pallets that the goods fill.',

  'Payment.hook_name':
    '`manual_wire` displays the remaining `merchantLimit`. `upfront_manual_wire` cannot be chosen while that limit is exceeded. ' +
    '`deferred_payment` leads to its provider. Any other text is an ordinary payment.',
  'Payment.is_instant_transfer_payment': 'The methods are displayed with their logos.',
  'Payment.additional_data': 'Methods in display order. Three are displayed, the others on demand.',
  'Carrier.delivery':
    'When the goods come, by the server’s calendar. Displayed below the name, on the summary and in print.',
  DeliveryPromise: 'Days of the delivery, or a sentence. The page formats days in its language and computes none.',
  'DeliveryPromise.from': 'First day, as `2026-12-01`. Default: `to`.',
  'DeliveryPromise.to': 'Last day, as `2026-12-03`, not before `from`. Default: `from`.',
  'DeliveryPromise.text': 'Sentence displayed unchanged instead of the days: „we wtorek 1.12, 8–16”.',
  'Payment.until': `Day by which an order of today is to be paid, as in \`OrderPayment.until\`. ${DAY}`,
  'Payment.limit_left':
    'Remaining credit of the buyer after this order, as in `OrderPayment.limit_left`. Absent if the credit does not suffice.',
  'Payment.text': 'Sentence displayed unchanged below the name.',
  'Payment.split_payment':
    'The split payment mechanism (MPP) is required for this order by this payment. The server decides this.',
  SellerAccount: 'The seller’s account, displayed on the summary with its state on the white list of VAT payers.',
  'SellerAccount.number': 'Account number, as displayed.',
  WhiteList:
    'State of the account on the white list of VAT payers. The day of the transfer counts: a state of an earlier day is displayed as old.',
  'WhiteList.state': '`listed`, `not-listed`, or `unknown`: not checked, or the list did not respond.',
  'WhiteList.checked_at': 'Time of the check, with zone. Without it the account counts as not checked.',
  'WhiteList.request_id': 'Number of the request, by which the check can be proved.',
  MerchantLimit: 'Remaining credit of the buyer.',
  'PaymentMethod.imgUrl': 'URL of the logo.',
  'MerchantLimit.factoring': 'A bank manages the limit. The buyer is referred to `bank_name` instead of a balance.',
  'MerchantLimit.bank_name': 'Bank of `factoring`.',
  'MerchantLimit.remaining_amount': 'Remaining limit.',
  'MerchantLimit.amount_after_deadline': 'Above 0: the limit is exceeded.',
  'CartItem.buyer_code':
    'The number that this buyer’s own system has for the product, displayed beside the SKU and sought like it. Never another buyer’s.',
  'CartItem.price_until':
    'ISO 8601. The line keeps its price until then, even if the price of the product changes. Without it, a line has the current price at each load. Its day is displayed below the line: „cena do 5 grudnia”. A time in the year 9999 is without an end, and not displayed.',
};
