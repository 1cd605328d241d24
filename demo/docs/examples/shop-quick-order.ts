/** The example of `<shop-quick-order>`: a list of products that is added to the cart. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['szybkie zamówienie', 'KSeF', 'faktura', 'CSV', 'XLSX', 'skaner', 'EAN', 'wklej', 'paste', 'scan', 'lists'],
  use: 'Buyers with a list: typed or scanned codes, a file, an invoice, a saved list.',
  instead: 'A single product is `<shop-add-to-cart>`; rows of an offer that is no cart are `<shop-add-product>`.',
  height: 720,
  snippet: [
    el(
      'shop-quick-order',
      {
        'lookup-url': '/api/lookup',
        'cart-url': '/koszyk',
        'lists-url': '/api/listy',
        'seller-nip': '9512408708',
      },
      el('a', { href: '/szukaj' }, 'Dodaj produkty z wyszukiwarki'),
    ),
  ],
  notes: [
    'A file is read in the browser: CSV (UTF-8, UTF-16, Windows-1250, ISO-8859-2, DOS 852), XLSX, ODS, XML spreadsheets, HTML tables and KSeF invoices FA(2) and FA(3), up to 10 MB. Only the looked-up data are sent: code, bar code, name, quantity and unit.',
    'The codes of an invoice are used if its seller’s NIP is `seller-nip`; otherwise only its bar codes. A match by name alone is a guess that the buyer must confirm, unless it is the only product with exactly this name.',
    'A line above the list states the columns that were read from a file or a pasted table, and the rows left out with reasons. One press opens the first rows with a select above each column. If the meaning of the columns is uncertain, these rows open automatically, and no product is looked up or added before the buyer confirms them.',
    'Refused rows stay in the list with the shop’s reason. The shop names their products under `messages.add_products.products`; products missing from the returned cart count as not added.',
    'With `lookup-url` a request looks up a hundred rows, and one `add_products` adds the valid ones. Without it each row has its own request to `suggest-url`.',
  ],
  states: [
    {
      name: 'a code that nobody knows',
      shop: 'buyer',
      steps: [{ type: 'XQ9-7ZV-0000', into: '[part~=code]' }, { press: '[part~=quantity-input]' }],
      shows: 'Nie znaleziono',
    },
    {
      name: 'not looked up',
      answer: { status: 500 },
      steps: [{ type: 'XQ9-7ZV-0000', into: '[part~=code]' }, { press: '[part~=quantity-input]' }],
      shows: 'Spróbuj ponownie',
    },
  ],
  keys: [{ press: 'Enter', at: 'Symbol, EAN', after: 'NIE-MA', does: 'Looks the row up, and goes on.' }],
};
