/** The rules of the calls besides the cart; each is tried if its URL is given. */
import { must, should, type Rule } from './rule';

const SHAPE = 'Compare the response with openapi.json in the package. Send an empty list for no results.';

export const others = {
  widget: must(
    'the response for the cart dropdown is valid',
    'Otherwise the header displays no count, or a wrong one.',
    SHAPE,
    'WidgetAnswer',
  ),
  'widget-lines': must(
    'the cart dropdown has the lines of the cart',
    'Otherwise the header and the cart display different sums.',
    'Make both responses from the same rows: quantity and "totalPriceGross" of each line, "count" of lines or pieces.',
    'WidgetAnswer',
  ),
  'suggest-price': must(
    'a suggestion has the price of the cart’s line of the same product and unit',
    'Otherwise the buyer reads one price while searching and pays another.',
    'Calculate priceNet and priceGross by the code that prices a line, for this buyer.',
    'SuggestedProduct',
  ),
  suggest: must(
    'the response with suggestions is valid, also without results',
    'Otherwise the search box displays nothing.',
    SHAPE,
    'Suggestions',
  ),
  autocomplete: must(
    'completions are a list of {"key"}',
    'Otherwise the field completes nothing.',
    SHAPE,
    'Completions',
  ),
  search: must(
    'the site search returns products and articles with their totals',
    'Otherwise the results page is empty.',
    SHAPE,
    'SearchAnswer',
  ),
  lookup: must(
    'the lookup returns one row for each row of the body, in the same order',
    'Otherwise a pasted list orders other products.',
    'Return as many rows as the body has, with "product": null for an unknown one.',
    'calls',
  ),
  'buyer-code': must(
    'a buyer’s own symbol finds its product, and no other visitor reads it',
    'Otherwise a pasted list finds nothing, or a competitor reads what the buyer buys.',
    'Look symbols up in a table by the session’s client and the symbol, and join it to lines and rows by the same client.',
    'LookedUpProduct',
  ),
  orders: must(
    'earlier orders are listed; a single order includes its lines, which sum up with its charges to its totals; other visitors cannot read it',
    'Otherwise reordering fails, a buyer cannot check the total, or visitors read each other’s prices.',
    'GET {url} and GET {url}/{id}: query by id and the session’s client. Answer 404 to others. `charges`: delivery, deposits, the voucher as a negative row.',
    'calls',
  ),
  'payment-due': must(
    'an unpaid order has a payment URL or transfer details, and the amount',
    'Otherwise the buyer pays nothing or a wrong amount.',
    'Send "payment": {"state": "due", "url": …}, or "transfer" with recipient, account and title. "amount" is gross; for a new order it is the total.',
    'OrderPayment',
  ),
  deliveries: must(
    'the deliveries of an order add up to what is delivered of its lines, and with what is open and cancelled to what was ordered',
    'Otherwise a buyer waits for goods that have come, or orders them twice.',
    'Each line: delivered + open + cancelled = quantity, and the sum of its deliveries = delivered. `tracking_url` is http or https.',
    'OrderDelivery',
  ),
  'order-actions': must(
    'an action of an order is carried out once per key, within its limit, and for its buyer alone',
    'Otherwise a lost response doubles a message, or a stranger cancels an order.',
    'POST {url}/{id}: lock the order that this buyer sees, look the key up, check `actions` again, answer {"order": …}. 404 to others, 409 for an action that is no longer possible.',
    'OrderActionBody',
  ),
  'order-return': must(
    'a return takes at most what was bought, once per key, from its buyer alone, with photos that are pictures',
    'Otherwise one tile is paid back twice, or a stranger’s page is among the photos.',
    'POST {url}/{id} with {"action": "return"}: count what is returned under the lock of the order, answer 409 with the order to more, 404 to others; recognise a photo by its first bytes.',
    'ReturnBody',
  ),
  lists: must(
    'a list is saved under its name, opened unchanged and deleted; a name above the limit is refused or stored whole',
    'Otherwise a buyer types a list of sixty rows again.',
    'POST stores the rows unchanged, one list per name. GET returns the lists, GET /{id} the rows. DELETE /{id} always succeeds.',
    'calls',
  ),
  company: must(
    'a company is found by its tax number: 400 for a wrong check sum, null for an unknown number, and no bank accounts',
    'Otherwise the buyer types the data, or the shop publishes private data.',
    'Check the sum before you query a register. Return {"company": null} for an unknown number, and only the fields of the contract.',
    'CompanyAnswer',
  ),
  withdrawal: must(
    'a withdrawal is received without a login and for an unknown contract; the same key returns the same receipt, with its zone',
    'Otherwise a consumer cannot withdraw, or cannot prove when.',
    'POST {url}: store the statement and return {"receipt": {number, received_at, statement, email}}. Look the key up first, and never the number of the contract.',
    'WithdrawalAnswer',
  ),
  'order-find': must(
    'a guest who asks for an order reads the same for a known and an unknown one, never the order; too many requests are answered with 429',
    'Otherwise a stranger learns who ordered what.',
    'POST {url}: return {"messages": …} with the same sentence and status for every number, and send the link to the address of the order. Count the requests by address and by number: 429 with Retry-After.',
    'OrderFindAnswer',
  ),
  additions: must(
    'optional parts since version 1.1 follow the contract',
    'The elements display them unchanged.',
    'Compare them with the contract. A shop may leave out any of them.',
    'Cart',
  ),
  files: must(
    'a file is refused by its first bytes and its size, and its id is refused in any other buyer’s cart',
    'Otherwise a buyer reads another’s documents, or the shop serves a stranger’s page.',
    'POST upload_url: check the token, count bytes while they arrive, recognise the type by the first bytes, return an unguessable id with name and size. Look the owner up when `extra_field` saves it, and again in the transaction of the order.',
    'UploadAnswer',
  ),
  favourite: must(
    'adding and removing a favourite returns {"success": true}',
    'Otherwise the heart reverts.',
    'Return {"success": true}, also if the product is already a favourite.',
    'FavouriteAnswer',
  ),
  'add-once': must(
    'products added twice with one Idempotency-Key are added once',
    'If a response is lost, the repetition doubles the quantity.',
    'Store (session, action, key) with the body. Answer the same body with the cart as it is.',
    'headers',
  ),
  percent: should(
    'a reduction in per cent is counted from the lowest price',
    'The Court of Justice requires it (C-330/23).',
    'percent = 100 × (lowest_price − price) / lowest_price.',
    'CartItem',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
