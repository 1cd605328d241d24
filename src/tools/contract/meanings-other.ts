/** The meanings of the calls of search, product, lookup and lists in the contract. */

import { DAY } from './meanings-orders';

export const ofOtherCalls: Readonly<Record<string, string>> = {
  WidgetCart: 'A cart of the dropdown.',
  'WidgetCart.departmentName': 'Branch that serves the buyer.',
  'WidgetCart.url': 'URL of the cart page.',
  'WidgetCart.items': 'Lines, the last added first. The dropdown displays four.',
  'WidgetCart.totalNet': 'Net price of the goods, as `prices.net` of the cart. Without it no sum is displayed.',
  'WidgetCart.totalGross': 'Gross price of the goods, as `prices.gross` of the cart.',
  'WidgetCart.is_master': 'The dropdown displays `childCarts` instead of lines.',
  'WidgetCart.childCarts': 'Carts that a master cart groups.',
  'WidgetAnswer.count': 'Number on the badge.',
  'WidgetAnswer.cartsUrl': 'URL of the page with all carts.',
  WidgetItem: 'A line of the dropdown.',
  'WidgetItem.isPackage': 'Sold in packages.',
  'WidgetItem.unit': 'Unit of `quantity`. With it the line displays `10 opak. × 58,49`.',
  'WidgetItem.price': 'Not used.',
  'WidgetItem.priceNet': 'Net price of one `unit`.',
  'WidgetItem.priceGross': 'Gross price of one `unit`.',
  'WidgetItem.totalPriceGross': 'Gross price of the line.',
  'WidgetItem.totalPriceNet': 'Net price of the line.',
  'WidgetItem.packageQuantity': 'Number of packages, displayed with `isPackage`.',

  SuggestedProduct: 'A product found while the buyer types.',
  SuggestedCategory: 'A category found while the buyer types.',
  'SuggestedProduct.title': 'HTML with `b strong i em sub sup br span mark small` only.',
  'SuggestedProduct.price_net': 'Fallback for `priceNet`.',
  'SuggestedProduct.price_gross': 'Fallback for `priceGross`.',
  'SuggestedProduct.hasPrice': 'The price is displayed. Default: no price.',
  'SuggestedProduct.isOnDemand': 'Made to order. The row displays this.',
  'SuggestedProduct.isOnRequest': 'Ordered on request. The row displays this.',
  'SuggestedProduct.priceNet': 'Net price of one `unit`, for this buyer.',
  'SuggestedProduct.priceGross':
    'Gross price of one `unit`, for this buyer: the `gross` that a cart line would have. `prices` of the page selects which of the two comes first; send both.',

  'SuggestBody.literal': 'Search the typed query unchanged: the buyer rejected `corrected`.',
  'Suggestions.total': 'Number of products that the site search would find.',
  'Suggestions.corrected':
    'Query that was searched instead, because the typed one found nothing or almost nothing. Never with `literal`.',
  Popular: 'Suggestions of a search box before the buyer types.',
  'Popular.queries': 'Phrases. One with a `link` leads there, any other is searched.',
  Availability: 'Available quantity, place and day.',
  'Availability.quantity': 'Quantity in the unit of sale. 0: not available.',
  'Availability.branch': 'Branch where it is available.',
  'Availability.date': `Day on which it is available. ${DAY}`,
  'Availability.text': 'Text displayed unchanged instead of the other fields.',
  'Availability.parts':
    'When each part of a quantity comes, displayed in one sentence: „4 szt. w drodze, 1 szt. ok. 9 grudnia”. The parts make the quantity: of a line, its own; of a looked-up row, the row’s, or the least that is sold from it up; of an alternative, the line’s; of any other product, `quantity`. Otherwise the other fields are displayed.',
  AvailabilityPart: 'A part of a quantity. The server computes it in every answer; the page computes no day.',
  'AvailabilityPart.quantity': 'Above 0, in the unit of sale.',
  'AvailabilityPart.kind':
    '`stock`: at hand. `incoming`: on its way to the shop. `on-order`: ordered for the buyer. `none`: not available, without a `date`.',
  'AvailabilityPart.branch': 'Branch from which it comes, displayed in brackets.',
  'AvailabilityPart.date': `Day about which it comes, displayed instead of the word for \`incoming\`. ${DAY}`,
  'AvailabilityPart.text': 'Words displayed unchanged beside the amount, instead of kind and day: „od jutra”.',

  Completions: 'Phrases, best first.',
  'AutocompleteBody.index': 'Index to search: the value of the element’s `index`.',
  'AutocompleteBody.size': 'Maximum number of phrases.',
  'SearchBody.size': 'Hits per page.',
  'SearchBody.productsIndex': 'Page number from 0, of pages with `size` hits.',
  'SearchBody.contentsIndex': 'See `productsIndex`.',
  'SearchBody.literal': 'See `SuggestBody`.',
  'SearchBody.sort': 'Order of the hits. Default: `relevance`.',
  'SearchBody.filters': 'Selected filters, by the names of the listing’s parameters.',
  'SearchAnswer.corrected': 'See `Suggestions`.',
  'SearchAnswer.filters':
    'Filters for the products. The count of a value is the number of products left with it and all other filters.',
  'SearchAnswer.values': 'Selected filters, as the server read them.',
  'SearchAnswer.products': 'One page of products, and their total.',
  'SearchAnswer.contents': 'One page of the shop’s articles, and their total.',
  'SearchResult.id': 'Id of the product. With it the result can be ordered and marked as a favourite.',
  'SearchResult.title': 'HTML, as in a suggestion.',
  'SearchResult.description': 'HTML, as in the title.',
  'SearchResult.links': 'The result leads to the first link.',

  'AddProductBody.add_product': 'Id of the product.',
  'AddProductBody.add_product_quantity': 'Quantity of a pasted row. Default: one.',

  Filters: 'Filters of a listing. A `count` is the number of products left with that value.',
  'Filters.brands': 'Brands with their counts.',
  'Filters.properties': 'Properties with their values. A numeric one is a range.',
  'Filters.aggs': 'Number of products left with each flag, given the selected filters.',
  'Filters.noFilteredAggs': 'Number of products with each flag, without filters. A flag with 0 is not offered.',
  FilterValues: 'Selected filters, by the names of the listing’s parameters.',
  'FilterValues.br': 'Ids of brands.',
  'FilterValues.c': 'Price range.',
  'FilterValues.pr': 'By id of the property: ids of its values, or the range of a numeric one.',
  'FilterValues.on_request': 'Includes products ordered on request.',

  'FavouriteAnswer.success': 'If it is missing, the heart reverts and displays an error.',

  AddToCartAnswer: 'Result, displayed in a dialog.',
  'AddToCartAnswer.status': '`success`. Any other text is a failure, which `message` and `errors` explain.',
  'AddToCartAnswer.message': 'A sentence of the shop.',
  'AddToCartAnswer.name': 'Name of the added product.',
  'AddToCartAnswer.quantity': 'Added quantity.',
  'AddToCartAnswer.index': 'SKU, as on a cart line.',
  'AddToCartAnswer.brand': 'Brand.',
  'AddToCartAnswer.unit': 'Unit of `quantity` and of the price.',
  'AddToCartAnswer.content': 'The same quantity in another unit, for example `14.4` m² in 10 packages.',
  'AddToCartAnswer.content_unit': 'Unit of `content`.',
  'AddToCartAnswer.total':
    'Price of the added quantity, without stating net or gross. `total_net` and `total_gross` are read first.',
  'AddToCartAnswer.total_net': 'Net price of the added quantity.',
  'AddToCartAnswer.total_gross': 'Gross price of the added quantity.',
  'AddToCartAnswer.price_net': 'Net price of one `unit`.',
  'AddToCartAnswer.price_gross': 'Gross price of one `unit`.',
  'AddToCartAnswer.cart_lines': 'Number of lines of the cart, with the added one.',
  'AddToCartAnswer.cart_total_net': 'Net total of the cart, with the added product.',
  'AddToCartAnswer.cart_total_gross': 'Gross total of the cart, with the added product.',
  'AddToCartAnswer.kept':
    'For a partner’s page with cookies: whether the request had a cookie and its cart is that of the shop, not one isolated for another site (`Sec-Fetch-Site: cross-site`). Before adding, the element sends an empty body, after `false` once more: answer both with 200. A second `false` means that no cart is kept there, and nothing is added.',
  'AddToCartAnswer.related': 'Products often bought with it.',
  'AddToCartAnswer.errors': 'Texts, or lists of texts by field.',
  'AddToCartAnswer.price': 'Unit price, without stating net or gross. `price_net` and `price_gross` are read first.',
  'AddToCartAnswer.url': 'URL of the cart. Default: `cart-url`.',

  'Unit.name_c': 'Locative: „opakowaniach”.',
  'Unit.name_d': 'Genitive: „paczek”.',
  'Unit.short_name': 'Abbreviation beside an amount: „opak.”.',
  'Unit.decimals': 'Maximum number of decimals. 0: whole amounts.',

  LookupBody: 'Maximum: 100 rows. A longer list is sent in several calls.',
  LookupRow: 'Known data of a product. Each field is optional.',
  'LookupRow.code':
    'SKU of the shop. A typed number in the form of a bar code is sent as `code` and `gtin`: search the code first.',
  'LookupRow.gtin': 'Number of a bar code.',
  LookupAnswer: 'One row for each row of the body, in the same order.',
  LookedUpRow: 'Result of a row.',
  'LookedUpRow.product': 'The product, if the row identifies exactly one.',
  'LookedUpRow.candidates': 'Possible or replacement products, the most likely first. The buyer chooses one.',
  'LookedUpRow.message': 'A sentence of the shop about this row.',
  LookedUpProduct: 'A product as the shop sells it now.',
  'LookedUpProduct.id': 'Id of the product.',
  'LookedUpProduct.price_net': 'Net price of one `unit`.',
  'LookedUpProduct.price_gross': 'Gross price of one `unit`.',
  'LookedUpProduct.title': 'HTML, as in a suggestion.',
  'LookedUpProduct.unit': 'Unit of `price_net`, `price_gross`, `min`, `max` and `step`.',
  AddProductsBody:
    'An action of the cart, at its URL or at `add-url`. The server adds the valid products, also to existing lines. It reports refused ones as ' +
    '`AddProductsMessages`. Lines of the answered cart with the `product_id`, or the `index` of the lookup, count as added; ' +
    'any other product counts as not added.',
  AddProductsMessages:
    'The slot `add_products` of the messages. Also read: `"<id>": {messages, status}` beside `messages`, and texts of the form `<id>: …`. ' +
    'An error that names no product refuses all of them.',
  'AddProductsMessages.products':
    'Reasons for each refused product, by its id. Every product that is not listed was added.',
  'AddProductsMessages.messages': 'A sentence about the whole request.',

  'AddProductsBody.add_products': 'Ids of products with their quantities. Maximum: 100.',

  KeptLists: 'Lists, the last saved first.',
  'KeptList.rows_count': 'Number of rows.',
  'SaveListBody.rows': 'Rows as typed or pasted.',
  SaveListBody: 'Maximum: 1,000 rows as typed. Opening the list looks the products up.',
};
