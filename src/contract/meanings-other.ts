/** Decides what the published contract says about the calls of search, product, lookup and lists. */

import { DAY } from './meanings-orders';

export const ofOtherCalls: Readonly<Record<string, string>> = {
  WidgetCart: 'A cart of the dropdown.',
  'WidgetCart.departmentName': 'The branch that serves the buyer.',
  'WidgetCart.url': 'The cart’s page.',
  'WidgetCart.is_master': 'Its `childCarts` are shown instead of its lines.',
  'WidgetCart.childCarts': 'The carts that a master cart groups.',
  'WidgetAnswer.count': 'On the badge.',
  'WidgetAnswer.cartsUrl': 'The page with all carts.',
  WidgetItem: 'A line of the dropdown.',
  'WidgetItem.isPackage': 'Sold in packages.',
  'WidgetItem.price': 'Read and not used.',
  'WidgetItem.totalPriceGross': 'Of the line.',
  'WidgetItem.totalPriceNet': 'Of the line.',
  'WidgetItem.packageQuantity': 'How many packages that is, shown with `isPackage`.',

  SuggestedProduct: 'A product that is found while the query is typed.',
  SuggestedCategory: 'A category that is found while the query is typed.',
  'SuggestedProduct.title': 'May have `b strong i em sub sup br span mark small`.',
  'SuggestedProduct.price_net': 'The same as `priceNet`, which is read first.',
  'SuggestedProduct.price_gross': 'The same as `priceGross`, which is read first.',
  'SuggestedProduct.hasPrice': 'Without it no price is shown.',
  'SuggestedProduct.isOnDemand': 'Made to order; the row says so.',
  'SuggestedProduct.isOnRequest': 'Brought on request; the row says so.',
  'SuggestedProduct.priceNet': 'Of one.',
  'SuggestedProduct.priceGross': 'Of one.',

  'SuggestBody.literal': 'Search what was typed: the buyer has seen `corrected` and wants it otherwise.',
  'Suggestions.total': 'How many products the whole search would find.',
  'Suggestions.corrected':
    'The query that was searched instead, because the typed one found nothing or next to nothing. Not with `literal`.',
  Popular: 'What a search box offers before anything is typed.',
  'Popular.queries': 'Phrases; one with a `link` leads there, another is searched.',
  Availability: 'How many there are, where and when.',
  'Availability.quantity': 'In the unit that the product is sold in; 0: none.',
  'Availability.branch': 'Where it can be had.',
  'Availability.date': `The day on which it can be had. ${DAY}`,
  'Availability.text': 'Shown as it is, in place of the rest.',

  Completions: 'Phrases, the best first.',
  'AutocompleteBody.index': 'In what is searched: the value of the element’s `index`.',
  'AutocompleteBody.size': 'How many phrases are wanted.',
  'SearchBody.size': 'Hits a page.',
  'SearchBody.productsIndex': 'Page number, from 0, of pages with `size` hits.',
  'SearchBody.contentsIndex': 'See `productsIndex`.',
  'SearchBody.literal': 'As in `SuggestBody`.',
  'SearchBody.sort': '`relevance` without it.',
  'SearchBody.filters': 'What is chosen, by the names of the listing’s parameters.',
  'SearchAnswer.corrected': 'As in `Suggestions`.',
  'SearchAnswer.filters':
    'By what the products can be narrowed. The counts of a filter’s values are those with all other filters: what would be left.',
  'SearchAnswer.values': 'What is chosen now, as it was understood.',
  'SearchAnswer.products': 'One page of hits, and of how many.',
  'SearchAnswer.contents': 'The same of the shop’s articles.',
  'SearchResult.id': 'With it a result can be ordered and marked as a favourite.',
  'SearchResult.title': 'May be HTML, as a suggestion’s.',
  'SearchResult.description': 'May be HTML, as the title.',
  'SearchResult.links': 'It leads to the first.',

  'AddProductBody.add_product': 'The id of the product.',
  'AddProductBody.add_product_quantity': 'Only of pasted rows; without it one.',

  Filters: 'By what a listing can be narrowed. A `count` tells how many products a value would leave.',
  'Filters.brands': 'Brands with their counts.',
  'Filters.properties': 'Properties with their values; a numeric one is a range between them.',
  'Filters.aggs': 'How many products each flag leaves, with what is chosen.',
  'Filters.noFilteredAggs': 'The same with nothing chosen; a flag of 0 is not offered.',
  FilterValues: 'What is chosen, by the names of the listing’s parameters.',
  'FilterValues.br': 'Ids of brands.',
  'FilterValues.c': 'The range of the price.',
  'FilterValues.pr': 'By the property’s id: ids of its values, or the range of a numeric one.',
  'FilterValues.on_request': 'Also what is brought on request.',

  'FavouriteAnswer.success': 'Without it the heart goes back, and says that it was not saved.',

  AddToCartAnswer: 'Shown in a dialog.',
  'AddToCartAnswer.status': '`success`; anything else is a failure, which `message` and `errors` explain.',
  'AddToCartAnswer.message': 'A sentence of the shop’s.',
  'AddToCartAnswer.name': 'What was added.',
  'AddToCartAnswer.quantity': 'How much of it.',
  'AddToCartAnswer.total': 'Of what was added.',
  'AddToCartAnswer.cart_total_net': 'Of the whole cart, with it.',
  'AddToCartAnswer.cart_total_gross': 'Of the whole cart, with it.',
  'AddToCartAnswer.related': 'Products that are bought with it.',
  'AddToCartAnswer.errors': 'Texts, or lists of texts by field.',
  'AddToCartAnswer.price': 'Of one.',
  'AddToCartAnswer.url': 'Where the cart is, instead of `cart-url`.',

  'Unit.name_c': 'In the locative: „opakowaniach”.',
  'Unit.name_d': 'In the genitive: „paczek”.',
  'Unit.short_name': 'Beside an amount: „opak.”.',
  'Unit.decimals': 'Places that an amount may have; 0: whole ones.',

  LookupBody: 'Up to 100 rows; a longer list comes in several calls.',
  LookupRow: 'What is known of a product; each field may be missing.',
  'LookupRow.code':
    'The shop’s own: SKU. A typed number of the shape of a bar code stands as `gtin` as well, because it may be either: look for the code first.',
  'LookupRow.gtin': 'The number of a bar code.',
  LookupAnswer: 'As many rows as were asked for, in their order.',
  LookedUpRow: 'What was found for a row.',
  'LookedUpRow.product': 'Only where there is no doubt which one is meant.',
  'LookedUpRow.candidates': 'What might be meant, or comes in its place; the likeliest first. None is added unasked.',
  'LookedUpRow.message': 'A sentence of the shop’s about this row.',
  LookedUpProduct: 'A product as the shop sells it now.',
  'LookedUpProduct.id': 'Of the product.',
  'LookedUpProduct.price_net': 'Of one `unit`.',
  'LookedUpProduct.price_gross': 'Of one `unit`.',
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

  'AddProductsBody.add_products': 'Ids of products and how much of each, 100 at most.',

  KeptLists: 'The last saved first.',
  'KeptList.rows_count': 'How many rows the list has.',
  'SaveListBody.rows': 'Each as it was typed or pasted.',
  SaveListBody: 'Up to 1,000 rows as they were said: what they mean is looked up when the list is opened.',
};
