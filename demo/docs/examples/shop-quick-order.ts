/** The example of `<shop-quick-order>`: a list of products that is added to the cart. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['szybkie zamówienie', 'KSeF', 'faktura', 'CSV', 'XLSX', 'skaner', 'EAN', 'wklej', 'paste', 'scan', 'lists'],
  use: 'Buyers who know what they want: typed or scanned codes, a file, an invoice, a list that is kept.',
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
    'A file is read in the browser: CSV (UTF-8, UTF-16, Windows-1250, ISO-8859-2, DOS 852), XLSX, ODS, XML spreadsheets, HTML tables and KSeF invoices FA(2) and FA(3), up to 10 MB. Of it only what is looked up is sent: code, bar code, name, quantity and unit.',
    'An invoice’s own codes count where its seller’s NIP is `seller-nip`; of any other invoice the bar codes. What is found by a name alone is a guess, which a person has to choose, unless it is the only product of exactly this name.',
    'Above the list stands from which columns a file or a pasted table was read, and which rows were left out and why. One press opens its first rows with a select above each column. Where it is not certain what the columns mean, these rows open by themselves, and nothing is looked up or added before they were confirmed.',
    'What the shop refuses stays in the list with its reason. It names the products under `messages.add_products.products`; whatever the answered cart does not show counts as not added.',
    'With `lookup-url` a hundred rows are one request, and what is right is added by one `add_products`. Without it each row is asked for at `suggest-url`.',
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
