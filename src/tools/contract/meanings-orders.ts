/** Decides what the published contract says about further fields, earlier orders, lockers and the configurator's token. */

export const DAY = '`2026-11-30` or `30.11.2026`, with a time or without; any other text is shown as it came.';

export const ofOrders: Readonly<Record<string, string>> = {
  ExtraField:
    'What the shop asks besides: an order number, a cost centre, a delivery day, the person on site. Saved by the `extra_field` action, refused under `extra_field`.',
  'ExtraField.name':
    'By it the value is saved. One of a line that is called `note` is offered as a note, any other by its label.',
  'ExtraField.label': 'What the field is called; without it its `name`.',
  'ExtraField.value': 'What is filled in so far.',
  'ExtraField.type': `\`text\`, \`number\`, \`date\`, \`select\`, \`tel\`, \`email\`. ${DAY} What is saved is \`2026-11-30\`. \`consent\` is a box to tick, saved as \`1\` or empty, and \`choice\` radios that may stay unchosen: both stand on the summary before the totals, whatever their scope. Send neither filled in a new cart; the page never fills one by itself. A page of an earlier release shows both as text.`,
  'ExtraField.scope':
    '`order`; `delivery`, shown with the address; `line`, shown in each line: its values stand in `extra_fields` of the line, by name.',
  'ExtraField.required': 'Nobody orders while it is empty. Judge it on the server too.',
  'ExtraField.version':
    'Of a consent: another one with each change of its wording. It comes back with the tick and, as `seen.consents`, with the order. What was ticked for another version counts as empty.',
  'ExtraField.links':
    'Of a consent: where its `text` occurs in the label it leads to `url`, in a new tab; any other link stands after the label.',
  'ExtraField.error':
    'Of a required consent or choice: what is said while it is missing. Without it a sentence is made from the label.',
  'ExtraField.max': 'Of a number the greatest, else how many signs.',
  'ExtraField.options': 'Of a `select` or a `choice`: texts, or objects with `value` and `label`.',
  'ExtraField.help': 'Stands below the field.',
  'ExtraFieldAction.extra_field':
    'One field; where its scope is `line`, `id` is the line’s and `cartId` its cart’s. An empty value takes it back. A consent comes with the `version` that was read: refuse any other. Keep wording, version, value and time with the order.',
  'CartItem.extra_fields': 'Values of the fields with scope `line`, by name.',

  EarlierOrders: 'A page of orders, the newest first; pages count from 0.',
  'EarlierOrders.total': 'Of all pages, for this query.',
  'EarlierOrders.size': 'Orders a page; without it the fullest page that was seen counts.',
  'EarlierOrders.overdue': 'What the buyer is late with, in all orders.',
  'EarlierOrder.date': `The day that it was placed on. ${DAY}`,
  'EarlierOrder.status':
    '`placed`, `confirmed`, `processing`, `ready`, `shipped`, `delivered`, `cancelled`, or any other word of the shop’s.',
  'EarlierOrder.status_text': 'Shown instead of the elements’ own word for `status`.',
  EarlierOrder: 'An order in the list.',
  'EarlierOrder.number': 'By which the buyer knows it.',
  'EarlierOrder.total_net': 'Of the whole order.',
  'EarlierOrder.total_gross': 'Of the whole order.',
  'EarlierOrder.currency': 'ISO 4217; without it the page’s own.',
  'EarlierOrder.lines_count': 'How many lines it has.',
  'EarlierOrder.payment':
    'What is left to pay of it. Shown first on its confirmation (`<shop-orders order="…">`), and taken up again from the list.',
  OrderPayment:
    'By its `state` a buyer is told what to do. A `due` one has `url` or `transfer`; a second payment of one that is paid is refused by the server, whatever page is still open.',
  'OrderPayment.state':
    '`due`: the payment is awaited. `failed`: the last attempt has failed, the order waits for another one. `paid`. `expired`: `until` has passed, and the order is over. `deferred`: nothing is to be paid now. Any other word is not shown.',
  'OrderPayment.amount': 'What is left to pay, gross; without it the order’s `total_gross`.',
  'OrderPayment.name': 'How it is paid: „Przelew online”.',
  'OrderPayment.method': 'The chosen method: „BLIK”.',
  'OrderPayment.url':
    'Where it is paid: the provider’s page, or the shop’s page of methods while none is chosen. It leads to the same order each time. Https, or http on an http page.',
  'OrderPayment.change_url': 'Where another way to pay is chosen.',
  'OrderPayment.transfer': 'What a transfer needs, where it is paid so.',
  'OrderPayment.until': `Of a \`due\` or \`failed\` one: so long the order waits, with its goods and prices. Of a \`deferred\` one: the last day to pay on. ${DAY}`,
  'OrderPayment.limit_left': 'Of a `deferred` one: the buyer’s free limit after this order.',
  OrderTransfer: 'The details for a transfer; each is copied with one press.',
  'OrderTransfer.recipient': 'Whose account it is.',
  'OrderTransfer.account': 'Its number, grouped or not; it is copied without spaces.',
  'OrderTransfer.title': 'By it the server knows the payment: the order’s number, as a rule.',
  'OrderTransfer.split_payment': 'It has to be paid by the split payment mechanism (MPP): the server decides that.',
  'OrderTransfer.white_list':
    'The day on which the server has found the account on the white list of VAT payers. Not there, or not asked: leave it out.',
  EarlierLine: 'A line as it was ordered.',
  WholeOrder: 'An order with its lines, below the address of the list, by its id.',
  'EarlierLine.index': 'SKU: by it, and by `product_id`, the product is known again.',
  'EarlierLine.price_net': 'Of one `unit`, as it was ordered.',
  'EarlierLine.price_gross': 'Of one `unit`, as it was ordered.',
  'EarlierLine.total_net': 'Of the line; without it `price_net` times the quantity.',
  'EarlierLine.total_gross':
    'Of the line. A list whose lines have none shows net prices: many times a rounded gross one are not it.',
  'EarlierLine.product_id': 'The product’s, if the shop still has it.',
  OrderDocument: 'A file of the order.',
  'OrderDocument.kind': '`invoice`, `correction`, `waybill`, `order`, or any other word.',
  'OrderDocument.label': 'What it is called; without it its kind and number.',
  'OrderDocument.number': 'As it is printed on the document.',
  'OrderDocument.seller_nip': 'The seller’s tax number: it is part of the QR code.',
  'OrderDocument.url': 'The file. Https, or http on an http page.',
  'OrderDocument.date': `Of an invoice the day that it was issued on (P_1): it is part of the QR code. ${DAY}`,
  'OrderDocument.ksef_number':
    '35 signs with their checksum. None: the invoice was issued offline, or has not been taken yet.',
  'OrderDocument.ksef_hash': 'SHA-256 of the invoice’s XML, as Base64URL; Base64 and hexadecimal digits are read too.',
  'OrderDocument.due_date': `The last day to pay on. ${DAY}`,
  'OrderDocument.to_pay': 'What is left to pay, gross; 0 or nothing: it is paid.',
  'OrderDocument.account': 'The bank account to pay to.',

  LockerPoints: 'A page of lockers, as the InPost points API answers; unknown fields cost nothing.',
  'LockerPoints.total_pages': 'Further pages are asked for by `page`.',
  LockerPoint: 'A locker.',
  'LockerPoint.name': 'The code: becomes `inpost_point_code`.',
  'LockerPoint.type': 'Only `parcel_locker` is shown.',
  'LockerPoint.status': 'Only `Operating` is shown.',
  'LockerPoint.functions': 'Where there are some, `parcel_collect` has to be among them.',
  'LockerPoint.location': 'Where it is on the map.',
  'LockerPoint.location_description': 'Where it is found: „obok apteki”.',
  'LockerPoint.opening_hours': 'As text; see `location_247`.',
  'LockerPoint.address': 'In one line.',
  'LockerPoint.address_details': 'In parts: they become `inpost_point_street` and its like.',
  'LockerPoint.payment_available': 'What has to be paid on delivery can be paid there.',
  'LockerPoint.easy_access_zone': 'It can be reached from a wheelchair.',
  'LockerPoint.location_247': 'Open day and night.',
  'LockerPoint.country':
    'The country’s code, `PL`. Lockers of other countries are left out; without the field, the post code and the place decide.',
  'LockerPoint.apm_doubled': 'The second locker at the same place.',
  'LockerPoint.network':
    'Whose locker it is, where the address has several carriers’ points: „Orlen Paczka”. Names to choose among then stand above the list, and a carrier with `network` offers its own alone.',
  'LockerPoint.distance':
    'Metres from what was asked with `relative_post_code`. Without it, the nearest is not offered beside the carrier.',

  Token: 'Goes to the configurator in its address, and is kept nowhere.',
  'Token.token': 'A parameter of that address; without it nothing opens.',
  'Token.sessionid': 'A parameter of that address; without it nothing opens.',
};
