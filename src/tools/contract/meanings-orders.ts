/** The meanings of further fields, earlier orders, lockers and the configurator's token in the contract. */

export const DAY = '`2026-11-30` or `30.11.2026`, with or without a time. Any other text is displayed unchanged.';

export const ofOrders: Readonly<Record<string, string>> = {
  ExtraField:
    'A further field of the shop: an order number, a cost centre, a delivery day, the person on site. The `extra_field` action saves it; refusals are under `extra_field`.',
  'ExtraField.name': 'Key of the value. A line’s field named `note` is offered as a note, any other by its label.',
  'ExtraField.label': 'Label. Default: `name`.',
  'ExtraField.value': 'Current value.',
  'ExtraField.type': `\`text\`, \`number\`, \`date\`, \`select\`, \`tel\`, \`email\`. ${DAY} A date is saved as \`2026-11-30\`. \`consent\` is a checkbox, saved as \`1\` or empty. \`choice\` is a group of radio buttons without a default. The summary displays both before the totals, whatever their scope. Send both empty in a new cart: the page never fills them. A page of an earlier release displays both as text. \`file\` takes one file, which is sent to \`upload_url\`; its value is the id in the response. Only with the scopes \`order\` and \`delivery\`.`,
  'ExtraField.scope':
    '`order`; `delivery`: displayed with the address; `line`: displayed in each line, whose `extra_fields` has the values by name; `approval` and `quote`: asked beside the button that sends for approval or asks for a quote, and required for it alone.',
  'ExtraField.required': 'The order is refused while the field is empty. Check it on the server too.',
  'ExtraField.version':
    'Version of a consent, which changes with its wording. The tick returns it, and the order does in `seen.consents`. A tick for another version counts as not given.',
  'ExtraField.links':
    'Links of a consent: if `text` occurs in the label, it leads to `url` in a new tab. Other links follow the label.',
  'ExtraField.error':
    'Error message while a required consent or choice is missing. Default: a sentence made from the label.',
  'ExtraField.max': 'Maximum of a number; otherwise the maximum number of characters.',
  'ExtraField.options': 'Options of a `select` or a `choice`: texts, or objects with `value` and `label`.',
  'ExtraField.help': 'Help text below the field.',
  'ExtraField.upload_url': 'Where a file is sent: the `upload` call. Only a URL of the page’s own origin is called.',
  'ExtraField.accept':
    'Media types (`application/pdf`) or endings (`.dwg`) of a file. The page refuses others before it sends them; check the first bytes on the server.',
  'ExtraField.max_bytes': 'Most bytes of a file. Check it on the server too, while the file arrives.',
  'ExtraField.file':
    'Name and size of the file whose id is the value. Missing: no file, or it is gone. The summary, the print-out and the order display the name.',
  FileFacts: 'A file that the shop has received.',
  'FileFacts.name': 'Name that the buyer gave the file.',
  'FileFacts.size': 'Size in bytes.',
  UploadAnswer:
    'The received file. A refusal has a status of 400, 413, 415, 422 or 429 and its sentence under `extra_field`, or under `return` for a photo of a return.',
  'UploadAnswer.id':
    'The page saves it with `extra_field`, or sends it with the line of a return. Make it unguessable, and refuse the id of another buyer’s file, of another field, or of no file; refuse the order, in its transaction, if the file is gone.',
  'UploadAnswer.name': 'Name of the file; the server may have changed its ending.',
  'UploadAnswer.size': 'Size in bytes.',
  'ExtraFieldAction.extra_field':
    'One field. If its scope is `line`, `id` is the id of the line and `cartId` that of its cart. An empty value removes the old one. A consent has the displayed `version`: refuse any other. Store wording, version, value and time with the order.',
  'CartItem.extra_fields': 'Values of the fields with scope `line`, by name.',

  EarlierOrders: 'A page of orders, newest first. Pages count from 0.',
  'EarlierOrders.views': 'Lists that this buyer may see, as tabs; none are displayed for fewer than two.',
  'EarlierOrders.view': 'Key of the list in this response. Default: the requested `view`, else the first of `views`.',
  'EarlierOrders.states':
    'Filter of this list by state; not displayed for fewer than two choices. The first choice is the default. Keys with a label of their own: `all`, `open`, `incomplete`, `to_pay`.',
  'EarlierOrders.state':
    'Key of the state in this response. Default: the requested `state`, else the first of `states`.',
  'EarlierOrders.periods':
    'Filter of this list by time, like `states`: `all`, then years or other periods. `2026` needs no label.',
  'EarlierOrders.period':
    'Key of the period in this response. Default: the requested `period`, else the first of `periods`.',
  'EarlierOrders.total': 'Number of orders on all pages, for this query.',
  'EarlierOrders.size': 'Orders per page. Default: the largest page received so far.',
  'EarlierOrders.overdue': 'Overdue amount of all orders, whatever the filters.',
  OrdersOverdue: 'What is overdue. `payment-url` without parameters is the page that takes all of it.',
  'OrdersOverdue.amount': 'Gross amount to pay.',
  'OrdersOverdue.count': 'Number of overdue invoices. Default: the number of `invoices`.',
  'OrdersOverdue.invoices': 'The overdue invoices, the oldest first; of many, the oldest ten.',
  OverdueInvoice: 'An invoice that is not paid by its due date.',
  'OverdueInvoice.number': 'Number as printed on the invoice.',
  'OverdueInvoice.days': 'Days since the due date.',
  OrderView: 'A list of orders, requests for approval or quotes; or a choice of a filter.',
  'OrderView.key':
    'Value of the query parameter `view`, `state` or `period`. A view: `mine`, `company`, `to_approve`, `quotes`, `returns` (orders with a return), or any other text of the shop. Respond to a view that the buyer may not see as without the parameter.',
  'OrderView.label': 'Label. Default: the element’s own text. A view without either is not displayed.',
  'OrderView.count':
    'Of a view: number of entries, if the buyer has to act on them; 0 is not displayed. Of a filter: number of its orders.',
  'EarlierOrder.kind': '`approval`: a request for approval. `quote`. Missing: an order.',
  'EarlierOrder.by': 'Name of the person who ordered or asked.',
  'EarlierOrder.to': 'Names of the people whom the entry awaits.',
  'EarlierOrder.until': `End of the approval period or of the quote’s validity. ${DAY}`,
  'EarlierOrder.url':
    'URL of the entry’s own page. A link to it replaces details and reordering. Https, or http on an http page.',
  'EarlierOrder.date': `Day of the order. ${DAY}`,
  'EarlierOrder.status':
    '`placed`, `confirmed`, `processing`, `ready`, `shipped`, `delivered`, `cancelled`, a `state` of a `Process`, or any other text of the shop.',
  'EarlierOrder.status_text': 'Text for `status`. Default: the element’s own text.',
  EarlierOrder: 'An order in the list.',
  'EarlierOrder.number': 'Order number that the buyer knows.',
  'EarlierOrder.total_net': 'Net total of the order.',
  'EarlierOrder.total_gross': 'Gross total of the order.',
  'EarlierOrder.currency': 'ISO 4217. Default: currency of the page.',
  'EarlierOrder.lines_count': 'Number of lines.',
  'EarlierOrder.buyer_number': 'The buyer’s own number of the order.',
  'EarlierOrder.payment':
    'Payment of the order. The confirmation page displays it first (`<shop-orders order="…">`); the list offers it again.',
  OrderPayment:
    'Its `state` determines the buyer’s next step. A `due` payment has `url` or `transfer`. The server refuses to take the payment of a paid order again, from any open page.',
  'OrderPayment.state':
    '`due`: awaiting payment. `failed`: the last attempt failed, the order awaits another. `paid`. `expired`: `until` has passed, the order is cancelled. `deferred`: nothing to pay now. Any other text is not displayed.',
  'OrderPayment.amount': 'Gross amount to pay. Default: `total_gross` of the order.',
  'OrderPayment.name': 'Name of the payment: „Przelew online”.',
  'OrderPayment.method': 'Name of the chosen method: „BLIK”.',
  'OrderPayment.url':
    'URL of the payment: the provider’s page, or the shop’s page of methods until one is chosen. It leads to the same order each time. Https, or http on an http page.',
  'OrderPayment.change_url': 'URL of the page where the buyer chooses another payment.',
  'OrderPayment.transfer': 'Details of a bank transfer.',
  'OrderPayment.until': `\`due\` or \`failed\`: the order, its goods and prices are reserved until then. \`deferred\`: due date. ${DAY}`,
  'OrderPayment.limit_left': '`deferred`: remaining credit of the buyer after this order.',
  OrderTransfer: 'Details of a bank transfer. Each has a copy button.',
  'OrderTransfer.recipient': 'Owner of the account.',
  'OrderTransfer.account': 'Account number, grouped or not. It is copied without spaces.',
  'OrderTransfer.title': 'Title by which the server recognizes the payment, usually the order number.',
  'OrderTransfer.split_payment': 'The split payment mechanism (MPP) is required. The server decides this.',
  'OrderTransfer.white_list':
    'State of `account` on the white list of VAT payers. A day alone means that the account was listed on it.',
  EarlierLine: 'A line of the order, as ordered.',
  WholeOrder:
    'An order with its lines, at the URL of the list followed by its id. With `charges`, the totals of lines and charges sum up to `total_net` and `total_gross`.',
  'WholeOrder.charges':
    'Delivery, deposits and voucher, as rows below the lines. Without them no total is displayed there.',
  'WholeOrder.total_vat':
    'VAT of the order, displayed between net and gross total. `total_gross` also includes the deposits.',
  'WholeOrder.deliver_to':
    'Where the order goes, line by line: the recipient and the address, the locker, or the branch.',
  'WholeOrder.deliver_at':
    'When the order comes, as promised when it was placed, until it has been delivered: a day, or a sentence that is true on later days, too.',
  'WholeOrder.steps': 'Stages of the order in their order, those to come included.',
  OrderCharge: 'A row of the order that is no product.',
  'OrderCharge.kind': '`delivery`, `deposit`, `voucher`, or any other text. Any other kind is displayed by its `name`.',
  'OrderCharge.name': 'Name after the word of the kind: the carrier, the returnable package, the code.',
  'OrderCharge.quantity': 'Number of units of a deposit.',
  'OrderCharge.total_net':
    'Net amount, negative for a voucher. Missing for a deposit: it has no VAT, and is not in `total_net`.',
  'OrderCharge.total_gross': 'Gross amount, negative for a voucher.',
  OrderStep: 'A stage of the order.',
  'OrderStep.text': 'Name of the stage: „Kompletujemy”.',
  'OrderStep.at': `Time, place or note of the stage. ${DAY}`,
  'OrderStep.state': '`done` or `current`. Any other: to come.',
  'EarlierLine.index': 'SKU. It identifies the product, as `product_id` does.',
  'EarlierLine.buyer_code': 'The buyer’s own number of the product, as it was when the order was placed.',
  'EarlierLine.price_net': 'Net price of one `unit`, as ordered.',
  'EarlierLine.price_gross': 'Gross price of one `unit`, as ordered.',
  'EarlierLine.total_net': 'Net price of the line. Default: `price_net` × quantity.',
  'EarlierLine.total_gross':
    'Gross price of the line. Without it, the list displays net prices: the rounded gross unit price × quantity may differ.',
  'EarlierLine.product_id': 'Id of the product, if the shop still has it.',
  OrderDocument: 'A file of the order.',
  'OrderDocument.kind': '`invoice`, `correction`, `waybill`, `order`, or any other text.',
  'OrderDocument.label': 'Label. Default: kind and number.',
  'OrderDocument.number': 'Number as printed on the document.',
  'OrderDocument.seller_nip': 'Tax number of the seller, part of the QR code.',
  'OrderDocument.url': 'URL of the file. Https, or http on an http page.',
  'OrderDocument.date': `Issue date (P_1) of an invoice, part of the QR code. ${DAY}`,
  'OrderDocument.ksef_number':
    '35 characters with their checksum. Missing: the invoice was issued offline, or is not accepted yet.',
  'OrderDocument.ksef_hash': 'SHA-256 of the invoice’s XML as Base64URL. Base64 and hexadecimal digits are read too.',
  'OrderDocument.due_date': `Due date. ${DAY}`,
  'OrderDocument.to_pay': 'Gross amount to pay. 0 or missing: paid.',
  'OrderDocument.account': 'Bank account for the payment.',

  LockerPoints: 'A page of lockers, as the InPost points API returns it. Unknown fields are ignored.',
  'LockerPoints.total_pages': 'Number of pages. The element requests each by `page`.',
  LockerPoint: 'A locker.',
  'LockerPoint.name': 'Code of the locker: becomes `inpost_point_code`.',
  'LockerPoint.type': 'Only `parcel_locker` is displayed.',
  'LockerPoint.status': 'Only `Operating` is displayed.',
  'LockerPoint.functions': 'If present, it must contain `parcel_collect`.',
  'LockerPoint.location': 'Position on the map.',
  'LockerPoint.location_description': 'Description of the place: „obok apteki”.',
  'LockerPoint.opening_hours': 'Opening hours as text. See `location_247`.',
  'LockerPoint.address': 'Address in one line.',
  'LockerPoint.address_details': 'Address in parts, which become `inpost_point_street` and its like.',
  'LockerPoint.payment_available': 'The locker accepts payment on delivery.',
  'LockerPoint.easy_access_zone': 'Accessible by wheelchair.',
  'LockerPoint.location_247': 'Open day and night.',
  'LockerPoint.country':
    'Country code, `PL`. Lockers of other countries are left out. Without the field, post code and place decide.',
  'LockerPoint.apm_doubled': 'Second locker at the same place.',
  'LockerPoint.network':
    'Network of the locker, if the URL lists several: „Orlen Paczka”. The list then offers a choice of networks, and a carrier with `network` offers only its own.',
  'LockerPoint.distance':
    'Metres from the place of `relative_post_code`. Without it, the carrier does not offer the nearest locker.',

  Token: 'Sent to the configurator in its URL, and not stored.',
  'Token.token': 'Parameter of that URL. Without it nothing opens.',
  'Token.sessionid': 'Parameter of that URL. Without it nothing opens.',

  'EarlierOrder.withdrawal':
    'The buyer may withdraw from the contract: the order links to `url`. Send it only while the right lasts and only to buyers who have it.',
  OrderWithdrawal: 'The right to withdraw from the contract of one order.',
  'OrderWithdrawal.until': `Last day of the right. ${DAY}`,
  'OrderWithdrawal.url': 'URL of the page with `<shop-withdrawal>`, with the number of the order.',
  WithdrawalBody: 'A withdrawal, from a buyer with or without a login.',
  Withdrawal: 'The buyer’s statement. No reason is required.',
  'Withdrawal.name': 'First and last name.',
  'Withdrawal.contract': 'Number of the order or contract, as typed. An unknown number is accepted.',
  'Withdrawal.email': 'E-mail address for the receipt.',
  'Withdrawal.lines': 'Lines with the quantities that the buyer withdraws from. Absent or empty: the whole contract.',
  WithdrawalAnswer:
    'The receipt. It confirms that the statement was received, and not that the withdrawal is effective.',
  WithdrawalReceipt: 'A receipt, which the server also sends to `email`.',
  'WithdrawalReceipt.number': 'Number of the receipt.',
  'WithdrawalReceipt.received_at': 'Day and time with the zone: `2026-11-12T14:05:00+01:00`.',
  'WithdrawalReceipt.statement': 'The received statement, with the name and the contract. Line breaks are displayed.',
  'WithdrawalReceipt.email': 'E-mail address that the receipt was sent to.',
};
