/** The meanings of the cart in the contract: its answer, lines, choices, actions and order. */
import { orderedFields } from '../../cart/wire/ordered';
import { refusals } from './refusals';

const bySlot = refusals.map(({ slot, place, reasons }) => `\`${slot}\` (${place}): ${reasons}.`).join(' ');

const orderedText = (fields: typeof orderedFields): string =>
  Object.entries(fields)
    .map(([name, one]) => (one === true ? `\`${name}\`` : `\`${name}\` (${orderedText(one)})`))
    .join(', ');

export const ofCart: Readonly<Record<string, string>> = {
  CartAnswer:
    'The response to every action, also a refused one, with `Cache-Control: no-store`. It replaces the displayed cart and all displayed messages.',
  'CartAnswer.cart':
    'The whole cart. `null` in a success: the cart is gone. `null` in a refusal, or no `cart`: the displayed cart stays.',
  'CartAnswer.messages': `By slot, which is the place on the page. Messages of any other slot are displayed above the cart. Refusals by slot: ${bySlot}`,

  Cart: 'Each line requires `id`, `product_name`, `quantity` and `prices`. An order also requires `carrier` and `availablePayments`. A flag `has_…_discount`, with any brand, shows a trade discount beside the totals.',
  'Cart.revision': `Any text that changes with every change of what the buyer sees and orders, whoever makes it, and stays otherwise: stock, \`max\`, limits and options do not count, or another buyer’s order would stop this one. It covers ${orderedText(orderedFields)}. It prevents orders of an unseen cart: see \`SeenCart\`.`,
  'Cart.cart_name': 'Name in the sentence about a payment that has begun.',
  'Cart.department_name': 'Branch that serves the buyer. Goods are picked up there.',
  'Cart.items': 'Lines. A master cart displays those of `childCarts` instead.',
  'Cart.paymentUrl': 'URL of the payment after it has begun. Https, or http on an http page.',
  'Cart.payment_init': 'The payment has begun: the cart cannot change, and the order button is a link to `paymentUrl`.',
  'Cart.masterPaymentUrl': 'URL of the master cart’s payment. Default: `paymentUrl`.',
  'Cart.master_payment_init': 'The payment of the master cart has begun, at `masterPaymentUrl`.',
  'Cart.child_payment_init': 'The payment of a child cart has begun.',
  'Cart.childs_payment_init': 'Child carts whose payment has begun.',
  'Cart.inpost_point_code':
    'Code of the chosen locker, as the `inpost_data` action posted it. Without it, an order by a parcelLocker carrier stops at the first step.',
  'Cart.inpost_point_street': 'Street of the chosen locker. All fields `inpost_point_…` describe that locker.',
  'Cart.inpost_email':
    'E-mail address of the recipient, as `inpost_contact` posted it. A locker requires it and the phone.',
  'Cart.inpost_phone_number': 'Phone of the recipient. See `inpost_email`.',
  'Cart.client_name': 'Name for the configurator.',
  'Cart.client_name_abrys': 'Name for the configurator, if it differs from `client_name`.',
  'Cart.trader_name': 'Trader’s name for the configurator.',
  'Cart.is_master': 'The cart groups `childCarts`, each a table of lines. Choices and order belong to the master cart.',
  'Cart.can_move_lines':
    'Lines may move from one child of this master cart to another. Selected lines get a button for it.',
  'Cart.master_cart_name': 'Name in the sentence about a payment of the master cart that has begun.',
  'Cart.currency': 'ISO 4217. Default: currency of the page, PLN.',
  'Cart.availableCarriers': 'Carriers that can be chosen now.',
  'Cart.carrier': 'Chosen carrier.',
  'Cart.availablePayments': 'Payments that can be chosen now, for this carrier. An empty list stops the buyer.',
  'Cart.payment': 'Chosen payment.',
  'Cart.payment_params': 'Chosen method of an instant payment, as the `payment_method` action posted it.',
  'Cart.project': 'Chosen project of the client.',
  'Cart.is_abrys': 'Project cart: it opens the configurator at `abrys_config_url` for the project `abrys_id`.',
  'Cart.is_inpost': 'Not used: the type of the chosen carrier decides.',
  'Cart.abrys_id': 'Id of the project in the configurator.',
  'Cart.abrys_config_url':
    'URL of the configurator or of the deferred payment’s provider. A token comes from `getNewToken` below it.',
  'Cart.client_amount_after_deadline': 'Overdue amount. If it is neither `null` nor zero, the buyer cannot order.',
  'Cart.invoice_address': 'Invoice address. Default: the client data of the template.',
  'Cart.delivery_address': 'Delivery address. `null` or the id of `invoice_address`: the invoice address.',
  'Cart.addresses': 'Saved addresses to choose from.',
  'Cart.notes': 'Order notes, if `client_comments` is missing.',
  'Cart.client_comments': 'Order notes.',
  'Cart.customer': 'The buyer’s e-mail address: displayed on the summary, and suggested for the parcel.',
  'Cart.country': 'Not used.',
  'Cart.voucher': 'Redeemed voucher. Its code is displayed among the totals.',

  ChildCart: 'A cart inside a master cart. Its fields mean the same as those of `Cart`.',
  'ChildCart.items': 'Lines of the child cart.',
  'ChildCart.payment_init': 'The payment of this cart has begun: the whole master cart cannot change.',

  CartItem: 'A line.',
  'CartItem.id': 'Id of the line, not of the product. `quantity` and `remove` name lines by it.',
  'CartItem.index': 'SKU.',
  'CartItem.url': 'URL of the product page.',
  'CartItem.product_name': 'Plain text.',
  'CartItem.category_name': 'Category for the shop’s analytics. Not displayed.',
  'CartItem.brand_name': 'Brand, displayed beside the name.',
  'CartItem.unit': 'Unit, displayed beside the quantity: „szt.”, „m²”.',
  'CartItem.frontQuantity':
    'Quantity that the field displays and posts instead of `quantity`, for example in packages.',
  'CartItem.min': 'Minimum quantity. Default: 1.',
  'CartItem.max': 'Maximum quantity. Default: none.',
  'CartItem.step': 'Plus and minus move to the next multiple within the bounds. Default: 1.',
  'CartItem.is_package': 'Sold in packages.',
  'CartItem.onRequestAvailableToOrder': 'Ordered on request. The line displays this.',
  'CartItem.vat_rate': 'VAT rate, displayed with net prices and in print.',
  'CartItem.note': 'A sentence of the shop about this line.',
  'CartItem.was':
    'The line before a quote or an approver changed it: net price of one unit, quantity, name; unchanged values are absent. The former price is displayed beside the line, all changes on the card of the quote.',
  'CartItem.notes': 'Notes and warnings about this line, below its facts.',
  'CartItem.alternatives': 'Replacement products with links. A price is that of one `unit`.',

  LineNote: 'A sentence about a line.',
  'LineNote.kind': '`info` or `warning`. Default: `info`.',
  'LineNote.text': 'Plain text.',
  'LineNote.url': 'URL of a page with more; the sentence is the link.',
  Safety: 'The person responsible for the product’s safety. The cart repeats the legally required data of the offer.',
  'Safety.producer': 'Name of the producer.',
  'Safety.address': 'Postal address of the producer.',
  'Safety.contact': 'Electronic address of the producer.',
  'Safety.responsible': 'Responsible person in the EU, with both addresses, if the producer is elsewhere.',
  'Safety.identifier': 'Type, batch or serial number.',
  'Safety.warnings': 'Warnings in the buyer’s language.',
  Guarantee:
    'Harmonised label of a guarantee of durability: only the producer’s, free of charge, for the whole good, above two years. Send it for no other guarantee.',
  'Guarantee.years': 'Duration in years.',
  'Guarantee.image': 'URL of the shop’s copy of the official picture. Displayed unaltered.',
  'Guarantee.nested': 'URL of the nested form for lists. Default: a sentence. The first press opens `image`.',
  'Guarantee.alt': 'Text of the picture. Default: the sentence with the years.',
  'Guarantee.url': 'URL of the guarantee’s terms.',
  GuaranteeNotice:
    'Harmonised notice on the legal guarantee, displayed open before the order. Send it to every consumer.',
  'GuaranteeNotice.image': 'URL of the shop’s copy of the official picture. Displayed unaltered.',
  'GuaranteeNotice.width': 'Width of the picture in pixels, 500 or more.',
  'GuaranteeNotice.height': 'Height of the picture in pixels.',
  'GuaranteeNotice.alt': 'Text of the picture. Default: its name.',
  'GuaranteeNotice.url': 'Link beside the picture: https://europa.eu/youreurope/gwarancje',

  'Carrier.type':
    '`parcelLocker` requires a locker. `pickup` requires no address. `transportShop`, with the `brand` of the page, cannot be ordered ' +
    'while its net price is 0. Any other text is an ordinary carrier.',
  'Carrier.price_gross': 'Gross price of the delivery. 0 is displayed as free.',
  'Carrier.price_net': 'Net price of the delivery.',
  'Carrier.network':
    'A locker carrier offers only points with this `network`. Set it if `points-url` lists several networks.',
  ChosenCarrier: 'A carrier with the price for this cart.',
  'ChosenCarrier.price': 'Replaces `price_gross` and `price_net`.',

  Address: 'Each field may also be named `address_…`.',
  'Address.nip': 'Tax number. Same as `tax_no`.',
  'Address.tax_no': 'Same as `nip`.',
  'Address.country': 'ISO 3166, two letters.',
  'Address.region': 'In Poland the voivodeship. Same as `voivodeship`.',
  'Address.voivodeship': 'Same as `region`.',
  'Address.post': 'Town of the post office.',
  'Address.driver_note': 'Note for the driver, displayed below the address.',

  SlotMessages: 'Sentences of one slot, displayed unchanged.',
  'SlotMessages.messages': 'One or several sentences. Texts by name are read too.',
  'SlotMessages.status': 'Default: `error`, which marks the action as refused.',
  'SlotMessages.scroll': 'The page scrolls to the messages.',
  'SlotMessages.redirect_url': 'Under `confirm`: URL of the payment or of the thank-you page.',
  'SlotMessages.goToStep': 'Under `confirm`: any true value leads back to the first step.',

  'MoveAction.move':
    'Lines of any children of a master cart, to move into the child `cartId`. Sent only if the cart has `can_move_lines`.',
  'QuantityAction.quantity':
    'Total quantity by line id, not the difference. The body may contain several lines: check each alone, save the valid ones, and answer 422 if one is refused. The elements send no 0; refuse it: `remove` removes a line.',
  'QuantityAction.cartToUpdate': 'Id of the cart with the lines. In a master cart: the child.',
  'RemoveAction.remove': 'The line `id` of the cart `cartId`. In a master cart: the child.',
  'CarrierAction.carrier': 'One of `availableCarriers`.',
  'PaymentAction.payment': 'One of `availablePayments`.',
  'PaymentMethodAction.payment_method':
    'A method of an instant payment. The action also chooses the payment `payment_id`.',
  'ProjectAction.project': 'One of the client’s `projects`.',
  'ClientCommentsAction.client_comments': 'Complete order notes. An empty text removes them.',
  'DeliveryAddressAction.delivery_address':
    'A saved address. The id of `invoice_address`, or `null`: the invoice address.',
  'InvoiceAddressAction.invoice_address': 'A saved address.',
  'AddDiscountAction.add_discount': 'A trader’s net unit price for the line `id`.',
  'AddCarrierDiscountAction.add_carrier_discount': 'A trader’s net price for the carrier `id`. Minimum: 1.00.',
  ConfirmAction:
    'Must be the only action in the body: answer 400 to an order that does not come alone. Check every rule on the server: lines, carrier, locker and contact, a payment if ' +
    'any is offered (its method is optional), and an address (delivery, invoice or client) unless the goods are picked up or go to a locker.',
  'ConfirmAction.confirm': 'Places the order.',
  'ConfirmAction.seen': 'The cart that the screen displayed.',
  SeenCart:
    'The cart that the screen displayed when the buyer pressed the order button. Fields that the cart lacked are left out. If the cart differs by now, answer 409 with the cart and place no order.',
  'SeenCart.cart_id': 'The `id` of the cart.',
  'SeenCart.revision': 'The `revision` of the cart.',
  'SeenCart.total_gross': '`prices.total_gross` of the cart.',
  'SeenCart.delivery_address_id': 'The id of `delivery_address`.',
  'SeenCart.consents':
    'The displayed `version` of each consent that was ticked, by name, and no other: what was not given is not named. If a version differs by now, answer 409 with the consent’s name under `confirm`.',
  NewAddress: 'An address that the buyer saves.',
  'NewAddress.flat_no': 'Empty if there is none.',
  'NewAddress.region': 'In Poland the voivodeship.',
  'NewAddress.zip_code': 'In Poland 00-000, elsewhere as the country writes it.',

  InpostData: 'A chosen locker: all seven fields, empty if the point has no value.',
  'InpostData.inpost_point_code': 'Code of the locker.',
  InpostContact: 'Recipient of the parcel, notified when it is in the locker.',

  CartClient:
    'Data of the template, not of the server’s answer: the `client` of `shop-cart`. The configurator also reads `shop_id` and `trader_shop_id`, with the `brand` of the page.',
  'CartClient.is_specialist': 'May choose one of `projects`.',
  'CartClient.projects': 'Read only for a specialist.',
  'CartClient.user_type': 'Not used.',
  'CartClient.is_test': 'Cannot order.',
  'CartClient.is_purchase_blocked': 'Cannot order.',

  Order: 'Data for the shop’s analytics in the template of the thank-you page, without contact data.',
  'Order.order_guid': 'Id by which an order is reported only once.',
  'Order.country_iso_code': 'ISO 3166, two letters.',
  'Order.price_gross': 'Amount to pay.',
  'Order.voucher_code': 'Redeemed voucher.',
  OrderItem: 'A line of the order.',
  'OrderItem.price_gross': 'Gross unit price.',
  'OrderItem.product': 'Names of category and brand.',
};
