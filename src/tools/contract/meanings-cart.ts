/** Decides what the published contract says about the cart: its answers, lines and choices, its actions, and its order. */
import { slots } from '../../cart/wire/slots';

/** `quantity`, `add_discount` (the lines), and so on. */
const places = [...new Set(Object.values(slots))].flatMap((place) => {
  const names = Object.entries(slots).flatMap(([name, at]) => (at === place && name !== '0' ? `\`${name}\`` : []));
  return names.length === 0 ? [] : `${names.join(', ')} (${place})`;
});

export const ofCart: Readonly<Record<string, string>> = {
  CartAnswer:
    'The answer to every action, refused ones too, with `Cache-Control: no-store`. It replaces the cart and all messages that are shown.',
  'CartAnswer.cart':
    'The whole cart. `null` says that there is none any more. With a refusal it leaves the one that is shown, as an answer without `cart` always does.',
  'CartAnswer.messages': `By slot, which is the place on the page: ${places.join(', ')}. Under any other key, \`0\` for example, it stands above the cart.`,

  Cart: 'A line needs `id`, `product_name`, `quantity` and `prices`. To reach the order it takes `carrier` and `availablePayments` besides. A flag `has_…_discount`, whatever the brand in it, tells of a trade discount beside the totals.',
  'Cart.revision':
    'Any text that is another one after every change of the cart, whoever makes it. With it nobody orders what they have not seen: see `SeenCart`.',
  'Cart.cart_name': 'Stands in the sentence of a begun payment.',
  'Cart.department_name': 'The branch that serves the buyer, and where goods are picked up.',
  'Cart.items': 'The lines; of a master cart those of `childCarts` are shown instead.',
  'Cart.paymentUrl': 'Where the cart is paid, once its payment has begun. Https, or http on an http page.',
  'Cart.payment_init': 'The payment has begun: nothing can be changed, and the order button is a link to `paymentUrl`.',
  'Cart.masterPaymentUrl': 'Where the master cart is paid; without it at `paymentUrl`.',
  'Cart.master_payment_init': 'The same of the master cart, paid at `masterPaymentUrl`.',
  'Cart.child_payment_init': 'The same of one of the child carts.',
  'Cart.childs_payment_init': 'The child carts whose payment has begun.',
  'Cart.inpost_point_code':
    'The chosen locker, as the `inpost_data` action posted it. Without it a parcelLocker carrier stops at the first step.',
  'Cart.inpost_point_street': 'Of the chosen locker, as all that begins with `inpost_point_`.',
  'Cart.inpost_email': 'Of who takes the parcel, as `inpost_contact` posted it. A locker needs both.',
  'Cart.inpost_phone_number': 'See `inpost_email`.',
  'Cart.client_name': 'For the configurator.',
  'Cart.client_name_abrys': 'For the configurator, where it differs from `client_name`.',
  'Cart.trader_name': 'For the configurator.',
  'Cart.is_master': 'It groups `childCarts`, each a table of lines; choices and order are the master’s.',
  'Cart.can_move_lines':
    'Lines may go from one child of this master cart to another: several that are chosen get a button for it.',
  'Cart.master_cart_name': 'In the sentence of a begun payment of the master cart.',
  'Cart.currency': 'ISO 4217; without it the page’s own, PLN.',
  'Cart.availableCarriers': 'What can be chosen now.',
  'Cart.carrier': 'The chosen one.',
  'Cart.availablePayments': 'What can be chosen now, for this carrier. None: the buyer cannot go on.',
  'Cart.payment': 'The chosen one.',
  'Cart.payment_params': 'The chosen method of an instant payment, as the `payment_method` action posted it.',
  'Cart.project': 'The chosen one of the client’s projects.',
  'Cart.is_abrys': 'A project cart: it opens the configurator at `abrys_config_url` for the project `abrys_id`.',
  'Cart.is_inpost': 'Read and not used: the type of the chosen carrier says it.',
  'Cart.abrys_id': 'The project’s id in the configurator.',
  'Cart.abrys_config_url':
    'The configurator’s page, or that of the deferred payment’s provider; a token comes from `getNewToken` below it.',
  'Cart.client_amount_after_deadline': 'Overdue payments. Neither `null` nor zero: the buyer cannot order.',
  'Cart.invoice_address': 'Without one the client data that the template gives are shown.',
  'Cart.delivery_address': '`null`, or the id of `invoice_address`: it is delivered to the invoice’s address.',
  'Cart.addresses': 'The saved ones, to choose from.',
  'Cart.notes': 'The order notes where `client_comments` is missing.',
  'Cart.client_comments': 'The order notes.',
  'Cart.customer': 'The buyer’s e-mail: on the summary, and offered for the parcel.',
  'Cart.country': 'Read and not used.',
  'Cart.voucher': 'The one that is redeemed: its code stands among the totals.',

  ChildCart: 'A cart inside a master cart; the fields mean what they mean there.',
  'ChildCart.items': 'Its lines.',
  'ChildCart.payment_init': 'The payment of this cart has begun: nothing of the master cart can be changed.',

  CartItem: 'A line.',
  'CartItem.id': 'Of the line, not the product; the keys of `quantity` and the id of `remove` are these.',
  'CartItem.index': 'SKU.',
  'CartItem.url': 'The product’s page.',
  'CartItem.product_name': 'Plain text.',
  'CartItem.category_name': 'For the shop’s analytics; it is not shown.',
  'CartItem.brand_name': 'Stands beside the name.',
  'CartItem.unit': 'Stands beside the quantity: „szt.”, „m²”.',
  'CartItem.frontQuantity': 'What the field shows instead of `quantity`, and posts; in packages for example.',
  'CartItem.min': 'Least quantity, 1 without it.',
  'CartItem.max': 'Greatest quantity.',
  'CartItem.step':
    'Plus and minus go to its next multiple within the bounds, and rest where there is none; 1 without it.',
  'CartItem.is_package': 'Sold in packages.',
  'CartItem.onRequestAvailableToOrder': 'Brought on request; the line says so.',
  'CartItem.vat_rate': 'Shown where prices are net, and in print.',
  'CartItem.unit_price': 'Prices of another `unit` than the one it is sold in, of 1 m² for example.',
  'CartItem.note': 'A sentence of the shop’s about this line.',
  'CartItem.alternatives': 'Products that can come in its place, with links; a price is that of one `unit`.',

  ItemPrices: 'Of one line, in the cart’s currency.',

  'ItemPrices.oryginal_net': 'The net price before any reduction. It is not shown.',
  'ItemPrices.net': 'Of one.',
  'ItemPrices.gross': 'Of one.',
  'ItemPrices.total_net': 'Of the line; without it `net` times the quantity.',
  'ItemPrices.total_gross': 'Of the line.',
  'ItemPrices.minimal_price_net': 'The least that a trader may set.',

  CartPrices: 'Totals of the whole cart.',
  'CartPrices.net': 'The goods; the total where `total_net` is missing.',
  'CartPrices.gross': 'The goods, after a voucher; the total where `total_gross` is missing.',
  'CartPrices.total_net': 'Everything, delivery too.',
  'CartPrices.total_gross': 'What has to be paid.',
  'CartPrices.total_gross_only_products': 'The goods, before a voucher: the sum of the lines.',
  'CartPrices.vat': 'For each rate: what is taxed, the tax, and both together.',
  'CartPrices.voucher_value': 'What the voucher takes off.',
  'CartPrices.minimum_order':
    'What an order has to come to, as `net` or as `gross`, and what is `missing`: while that is above 0, the buyer cannot go on.',
  'CartPrices.free_delivery':
    'From what the goods, as `net` or as `gross`, the delivery costs nothing, and what is `missing`; 0 or less: nothing is.',
  'CartPrices.weight': 'In kilograms.',
  'CartPrices.pallets': 'How many the goods fill.',

  'Carrier.type':
    '`parcelLocker` asks for a locker, `pickup` for no address; `transportShop`, with the `brand` of the page, cannot be ordered ' +
    'while its net price is 0. Any other word is an ordinary carrier.',
  'Carrier.price_gross': 'What the delivery costs. 0 is shown as free.',
  'Carrier.price_net': 'The same without VAT.',
  'Carrier.network':
    'Whose points alone a locker carrier offers, where `points-url` has those of several: what the points say as their `network`.',
  ChosenCarrier: 'A carrier with the price for this cart.',
  'ChosenCarrier.price': 'Wins over `price_gross` and `price_net`.',

  'Payment.hook_name':
    '`manual_wire` shows what is left of `merchantLimit`, `upfront_manual_wire` cannot be chosen while that is exceeded, ' +
    '`deferred_payment` leads to its provider. Any other word is an ordinary payment.',
  'Payment.is_instant_transfer_payment': 'Its methods are shown with their logos.',
  'Payment.additional_data': 'Its methods, in their order; three are shown, the others on demand.',
  MerchantLimit: 'What the buyer may still buy on account.',
  'PaymentMethod.imgUrl': 'The logo.',
  'MerchantLimit.factoring': 'A bank keeps the account: instead of the balance the buyer reads to ask `bank_name`.',
  'MerchantLimit.bank_name': 'The bank of `factoring`.',
  'MerchantLimit.remaining_amount': 'The free limit.',
  'MerchantLimit.amount_after_deadline': 'Above 0 the limit is exceeded.',

  Address: 'Each field may also be called `address_…`.',
  'Address.nip': 'Tax number, as `tax_no` is.',
  'Address.tax_no': 'As `nip`.',
  'Address.country': 'ISO 3166, two letters.',
  'Address.region': 'In Poland the voivodeship, as `voivodeship` is.',
  'Address.voivodeship': 'As `region`.',
  'Address.post': 'The post office’s town.',

  SlotMessages: 'The sentences of one slot, shown as they are.',
  'SlotMessages.messages': 'One or several; texts by names are read too.',
  'SlotMessages.status': '`error` without it: then the action counts as refused.',
  'SlotMessages.scroll': 'The page scrolls there.',
  'SlotMessages.redirect_url': 'Under `confirm`: where the browser goes, the payment or a page of thanks.',
  'SlotMessages.goToStep': 'Under `confirm`: whatever is true leads back to the first step.',

  'MoveAction.move':
    'Lines of a master cart, from whichever of its children, into the child `cartId`; asked for only where the cart says `can_move_lines`.',
  'QuantityAction.quantity': 'By line id, what is wanted in all, not what is added. Several lines may come at once.',
  'QuantityAction.cartToUpdate': 'The cart that has the lines; in a master cart the child.',
  'RemoveAction.remove': 'The line `id` of the cart `cartId`, in a master cart the child.',
  'CarrierAction.carrier': 'One of `availableCarriers`.',
  'PaymentAction.payment': 'One of `availablePayments`.',
  'PaymentMethodAction.payment_method': 'A method of an instant payment.',
  'ProjectAction.project': 'One of the client’s `projects`.',
  'ClientCommentsAction.client_comments': 'The order notes, whole; an empty text takes them back.',
  'DeliveryAddressAction.delivery_address':
    'A saved address; the id of `invoice_address`, or `null`, for the invoice’s own.',
  'InvoiceAddressAction.invoice_address': 'A saved address.',
  'AddDiscountAction.add_discount': 'A trader’s net price of one, for the line `id`.',
  'AddCarrierDiscountAction.add_carrier_discount': 'A trader’s net price for the carrier `id`, 1.00 at least.',
  ConfirmAction:
    'Comes alone: refuse an order beside anything else. Judge every rule on the server: lines, carrier, locker and contact, a payment where ' +
    'there are some, and an address (of the delivery, the invoice or the client) unless the goods are picked up or go to a locker.',
  'ConfirmAction.confirm': 'Places the order.',
  'ConfirmAction.seen': 'What the buyer had on the screen.',
  SeenCart:
    'What the buyer had on the screen when the order was pressed; what their cart lacked is left out. Where the cart is another one by now, answer 409 with it and order nothing.',
  'SeenCart.cart_id': 'The `id` of the cart.',
  'SeenCart.revision': 'The `revision` of the cart.',
  'SeenCart.total_gross': '`prices.total_gross` of the cart.',
  'SeenCart.delivery_address_id': 'The id of `delivery_address`.',
  'SeenCart.consents':
    'By name, the `version` of each consent that was shown, ticked or not. Another one by now: 409, with its name under `confirm`.',
  NewAddress: 'An address that the buyer saves.',
  'NewAddress.flat_no': 'May be empty.',
  'NewAddress.region': 'In Poland the voivodeship.',

  InpostData: 'A picked locker: all seven fields, empty where the point has none.',
  'InpostData.inpost_point_code': 'The locker’s code.',
  InpostContact: 'Who takes the parcel from the locker, and is told when it is there.',

  CartClient:
    'Not the server’s answer but the template’s: the `client` of `shop-cart`. For the configurator it has `shop_id` and `trader_shop_id` too, with the `brand` of the page.',
  'CartClient.is_specialist': 'May choose one of `projects`.',
  'CartClient.projects': 'Read only of a specialist.',
  'CartClient.user_type': 'Read and not used.',
  'CartClient.is_test': 'Cannot order.',
  'CartClient.is_purchase_blocked': 'Cannot order.',

  Order: 'For the shop’s analytics, in the template of the page of thanks. It carries no contact data.',
  'Order.order_guid': 'The same order is reported once, by this.',
  'Order.country_iso_code': 'ISO 3166, two letters.',
  'Order.price_gross': 'What has to be paid.',
  'Order.voucher_code': 'The voucher that was redeemed.',
  OrderItem: 'A line of it.',
  'OrderItem.price_gross': 'Of one.',
  'OrderItem.product': 'The names of its category and brand.',
};
