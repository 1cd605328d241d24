/** Decides what the published contract says about the calls other than the cart's. */

export const ofOtherCalls: Readonly<Record<string, string>> = {
  'WidgetAnswer.count': 'On the badge.',
  'WidgetAnswer.cartsUrl': 'The page with all carts.',
  'WidgetItem.packageQuantity': 'How many packages that is, shown with `isPackage`.',

  'SuggestedProduct.index': 'SKU.',
  'SuggestedProduct.title': 'May have `b strong i em sub sup br span mark small`.',
  'SuggestedProduct.price_net': 'The same as `priceNet`, which is read first.',
  'SuggestedProduct.price_gross': 'The same as `priceGross`, which is read first.',
  'SuggestedProduct.hasPrice': 'Without it no price is shown.',

  'SuggestBody.literal': 'Search what was typed: the buyer has seen `corrected` and wants it otherwise.',
  'Suggestions.total': 'How many products the whole search would find.',
  'Suggestions.corrected':
    'The query that was searched instead, because the typed one found nothing or next to nothing. Not with `literal`.',
  Popular: 'What a search box offers before anything is typed.',
  'Availability.date': 'The day on which it can be had, as `2026-11-30`.',
  'Availability.text': 'Shown as it is, in place of the rest.',

  Completions: 'Phrases, the best first.',
  'SearchBody.productsIndex': 'Page number, from 0, of pages with `size` hits.',
  'SearchBody.contentsIndex': 'See `productsIndex`.',
  'SearchBody.literal': 'As in `SuggestBody`.',
  'SearchBody.sort': '`relevance` without it.',
  'SearchBody.filters': 'What is chosen, by the names of the listing’s parameters.',
  'SearchAnswer.corrected': 'As in `Suggestions`.',
  'SearchAnswer.filters':
    'By what the products can be narrowed. The counts of a filter’s values are those with all other filters: what would be left.',
  'SearchAnswer.values': 'What is chosen now, as it was understood.',
  'SearchResult.id': 'With it a result can be ordered and marked as a favourite.',
  'SearchResult.title': 'May be HTML, as a suggestion’s.',
  'SearchResult.links': 'It leads to the first.',

  'FavouriteAnswer.success': 'Without it the heart goes back, and says that it was not saved.',

  AddToCartAnswer: 'Shown in a dialog.',
  'AddToCartAnswer.status': '`success`; anything else is a failure, which `message` and `errors` explain.',
  'AddToCartAnswer.errors': 'Texts, or lists of texts by field.',
  'AddToCartAnswer.price': 'Of one.',
  'AddToCartAnswer.url': 'Where the cart is, instead of `cart-url`.',

  'Unit.name_c': 'In the locative: „opakowaniach”.',
  'Unit.decimals': 'Places that an amount may have; 0: whole ones.',

  LookupBody: 'Up to 100 rows; a longer list comes in several calls.',
  LookupRow: 'What is known of a product; each field may be missing.',
  'LookupRow.code':
    'The shop’s own: SKU. A typed number of the shape of a bar code stands as `gtin` as well, because it may be either: look for the code first.',
  LookupAnswer: 'As many rows as were asked for, in their order.',
  'LookedUpRow.product': 'Only where there is no doubt which one is meant.',
  'LookedUpRow.candidates': 'What might be meant, or comes in its place; the likeliest first. None is added unasked.',
  'LookedUpProduct.title': 'May be HTML, as a suggestion’s.',
  'LookedUpProduct.unit': 'What `price_net`, `price_gross`, `min`, `max` and `step` count.',
  AddProductsBody:
    'An action of the cart, at its address or at `add-url`: what is good is added, to lines that are there already. What was refused is ' +
    'told as `AddProductsMessages`. Lines of the answered cart that carry `product_id`, or the `index` that the lookup gave, show what was added; ' +
    'whatever they do not show counts as not added.',
  AddProductsMessages:
    'The slot `add_products` of the messages. Also read: `"<id>": {messages, status}` beside `messages`, and texts of the form `<id>: …`. ' +
    'An error that names no product leaves all of them with the buyer.',
  'AddProductsMessages.products': 'Each refused product’s reasons, by its id. What is not listed was added.',
  'AddProductsMessages.messages': 'A sentence for all of it.',

  KeptLists: 'The last saved first.',
  SaveListBody: 'Up to 1,000 rows as they were said: what they mean is looked up when the list is opened.',

  ExtraField:
    'What the shop asks besides: an order number, a cost centre, a delivery day, the person on site. Saved by the `extra_field` action, refused under `extra_field`.',
  'ExtraField.type': '`text`, `number`, `date` (`2026-11-30`), `select`, `tel`, `email`.',
  'ExtraField.scope':
    '`order`; `delivery`, shown with the address; `line`, shown in each line: its values stand in `extra_fields` of the line, by name.',
  'ExtraField.required': 'Nobody orders while it is empty. Judge it on the server too.',
  'ExtraField.max': 'Of a number the greatest, else how many signs.',
  'ExtraField.options': 'Of a `select`: texts, or objects with `value` and `label`.',
  'ExtraField.help': 'Stands below the field.',
  'ExtraFieldAction.extra_field':
    'One field; `id` is the line’s, where its scope is `line`. An empty value takes it back.',
  'CartItem.extra_fields': 'Values of the fields with scope `line`, by name.',
  EarlierOrders: 'A page of orders, the newest first; pages count from 0.',
  'EarlierOrders.total': 'Of all pages, for this query.',
  'EarlierOrders.size': 'Orders a page; without it the fullest page that was seen counts.',
  'EarlierOrders.overdue': 'What the buyer is late with, in all orders.',
  'EarlierOrder.status':
    '`placed`, `confirmed`, `processing`, `ready`, `shipped`, `delivered`, `cancelled`, or any other word of the shop’s.',
  'EarlierOrder.status_text': 'Shown instead of the elements’ own word for `status`.',
  WholeOrder: 'An order with its lines, below the address of the list, by its id.',
  'EarlierLine.index': 'SKU: by it, and by `product_id`, the product is known again.',
  'EarlierLine.price_net': 'Of one `unit`, as it was ordered.',
  OrderDocument: 'A file of the order.',
  'OrderDocument.kind': '`invoice`, `correction`, `waybill`, `order`, or any other word.',
  'OrderDocument.label': 'What it is called; without it its kind and number.',
  'OrderDocument.url': 'The file. Https, or http on an http page.',
  'OrderDocument.date':
    'Of an invoice the day that it was issued on (P_1), as `2026-11-23`: it is part of the QR code.',
  'OrderDocument.ksef_number':
    '35 signs with their checksum. None: the invoice was issued offline, or has not been taken yet.',
  'OrderDocument.ksef_hash': 'SHA-256 of the invoice’s XML, as Base64URL; Base64 and hexadecimal digits are read too.',
  'OrderDocument.due_date': 'The last day to pay on.',
  'OrderDocument.to_pay': 'What is left to pay, gross; 0 or nothing: it is paid.',
  'OrderDocument.account': 'The bank account to pay to.',

  LockerPoints: 'A page of lockers, as the InPost points API answers; unknown fields cost nothing.',
  'LockerPoints.total_pages': 'Further pages are asked for by `page`.',
  'LockerPoint.name': 'The code: becomes `inpost_point_code`.',
  'LockerPoint.type': 'Only `parcel_locker` is shown.',
  'LockerPoint.status': 'Only `Operating` is shown.',
  'LockerPoint.functions': 'Where there are some, `parcel_collect` has to be among them.',
  'LockerPoint.location_247': 'Open day and night.',
  'LockerPoint.country':
    'The country’s code, `PL`. Lockers of other countries are left out; without the field, the post code and the place decide.',
  'LockerPoint.apm_doubled': 'The second locker at the same place.',
  'LockerPoint.network':
    'Whose locker it is, where the address has several carriers’ points: „Orlen Paczka”. Names to choose among then stand above the list, and a carrier with `network` offers its own alone.',
  'LockerPoint.distance':
    'Metres from what was asked with `relative_post_code`. Without it, the nearest is not offered beside the carrier.',

  Token: 'Goes to the configurator in its address, and is kept nowhere.',
};
