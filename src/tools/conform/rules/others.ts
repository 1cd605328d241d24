/** Decides what the calls other than the cart's have to answer; they are tried if their address is given. */
import { must, type Rule } from './rule';

const SHAPE = 'Compare with openapi.json, which is in the package; an empty result is an empty list.';

export const others = {
  widget: must(
    'the cart dropdown’s data can be read',
    'The header shows no count, or a wrong one.',
    SHAPE,
    'WidgetAnswer',
  ),
  'widget-lines': must(
    'the cart dropdown shows the lines of the cart',
    'The header shows another sum than the cart, and the buyer trusts neither.',
    'Make both answers of the same rows: quantity and "totalPriceGross" as the cart’s line has them, "count" of what is there.',
    'WidgetAnswer',
  ),
  suggest: must(
    'suggestions can be read, also when there are none',
    'The search box shows nothing.',
    SHAPE,
    'Suggestions',
  ),
  autocomplete: must('completions are a list of {"key"}', 'The field completes nothing.', SHAPE, 'Completions'),
  search: must(
    'the site search answers both kinds with their totals',
    'The results page stays empty.',
    SHAPE,
    'SearchAnswer',
  ),
  lookup: must(
    'products are looked up by their codes, row by row in the order that was asked',
    'A pasted list orders other products.',
    'Answer as many rows as came; "product": null for what is unknown.',
    'calls',
  ),
  orders: must(
    'earlier orders are listed, one by its id has its lines, and nobody else is shown it',
    'Ordering again finds nothing, or everybody reads everybody’s prices.',
    'GET {url} and GET {url}/{id}: WHERE id = ? AND the session’s client; answer 404 to anybody else.',
    'calls',
  ),
  'payment-due': must(
    'an order that waits for its payment says where it is paid, or transferred to, and how much',
    'The buyer is thanked, pays nothing or another sum, and the order waits in vain.',
    '"payment": {"state": "due", "url": …}, or "transfer" with recipient, account and title; "amount" is gross, and of a new order its total.',
    'OrderPayment',
  ),
  lists: must(
    'a list is kept by its name, opened as it was, and forgotten',
    'Whoever has saved a list of sixty lines types it again.',
    'POST keeps rows as they came, one list a name; GET lists them, GET /{id} has the rows, DELETE /{id} is never refused.',
    'calls',
  ),
  company: must(
    'a company is found by its tax number: a wrong check sum is 400, an unknown number null, and no accounts are told',
    'The buyer types what the register knows, or reads what is nobody’s business.',
    'Check the sum before asking a register; answer {"company": null} for an unknown number, and pass on the fields of the contract alone.',
    'CompanyAnswer',
  ),
  additions: must(
    'what the shop has of version 1.1 is as the contract says',
    'It is shown to the buyer as it comes.',
    'Compare with the additions in the contract; what a shop has not may be left out.',
    'Cart',
  ),
  favourite: must(
    'a favourite is added and removed with {"success": true}',
    'The heart jumps back.',
    'Answer {"success": true}; adding twice is no error.',
    'FavouriteAnswer',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
