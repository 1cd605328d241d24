/** Declares the attributes and events of `<shop-quick-order>`: many products into the cart at once, from a list, a file or an invoice. */
import { text } from '../src/element/attributes';
import { currency } from '../src/element/currency';
import { declare, event } from '../src/element/declare';
import { account } from '../src/element/page-account';
import type { ProductToAdd } from '../src/lookup/added';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopQuickOrder = declare({
  tag: 'shop-quick-order',
  group: 'Search',
  summary:
    'Many products into the cart at once: typed, pasted, scanned, or read from CSV, XLSX and KSeF invoices in the browser.',
  attributes: {
    'lookup-url': text({ summary: 'URL that looks up up to 100 rows per request.' }),
    'suggest-url': text({ summary: 'URL that looks up a single row, if `lookup-url` is missing.' }),
    'add-url': text({ summary: 'URL that receives `add_products`. Default: `cart-url`.' }),
    'cart-url': text({ summary: 'URL of the cart, the target of the link after adding. Default: the page URL.' }),
    'lists-url': text({ summary: 'URL of the saved lists. Without it the element offers no lists.' }),
    'seller-nip': text({
      summary: 'NIP of the shop. Codes on its own invoices are SKUs; codes on other invoices are not.',
    }),
    account,
    currency,
  },
  events: {
    'shop-rows-looked-up': event<{ found: number; left: number }>({
      summary: 'All rows have been looked up. `left`: number of rows that need correction.',
      detail: '{ found: number; left: number }',
    }),
    'shop-rows-add': event<{ products: readonly ProductToAdd[] }>({
      summary: 'The valid rows are about to be added. `preventDefault()` stops the request.',
      detail: '{ products: readonly ProductToAdd[] }',
      cancelable: true,
    }),
    'shop-rows-added': event<{ added: readonly ProductToAdd[]; refused: readonly ProductToAdd[] }>({
      summary: 'The shop responded with the added and the refused products.',
      detail: '{ added: readonly ProductToAdd[]; refused: readonly ProductToAdd[] }',
    }),
  },
  commands: {
    '--open-file': 'Asks for a file.',
    '--open-camera': 'Opens the camera scanner, if the device has a camera.',
    '--open-lists': 'Opens the saved lists, if `lists-url` is set.',
    '--open-share': 'Opens the link to the list, if the list has rows.',
  },
  slots: { '': 'Content displayed until the element is ready: a form with SKUs, or a sentence.' },
  parts: {
    ...buttonParts,
    ...modalParts,
    ...noticeParts,
    tools: 'The buttons above the list.',
    preview: 'The form that assigns the columns of a file or a pasted table.',
    rows: 'The list of rows.',
    row: 'A row.',
    code: 'The field for a SKU, a code or a name.',
    verdict: 'The result of a row.',
    quantity: 'A quantity with its buttons.',
    'quantity-input': 'The field of a quantity.',
    'quantity-button': 'Its minus and plus.',
    select: 'The list of candidates, or of the meanings of a column.',
    control: 'The frame of a field.',
    input: 'A field in a dialog.',
    foot: 'The sums and the main button.',
    drop: 'The overlay while a file is dragged over the list.',
  },
  cssProperties: themeProperties,
});
