/** Declares the attributes and events of `<shop-orders>`: earlier orders, their documents, and ordering again. */
import { currency, prices } from '../src/element/currency';
import { text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import type { EarlierOrder } from '../src/orders/schema';
import { loginUrl } from '../src/element/page-account';
import { checkboxParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopOrders = declare({
  tag: 'shop-orders',
  group: 'Cart and checkout',
  summary:
    'Earlier orders, page by page, with their documents. Each can be ordered again after its changes are displayed.',
  attributes: {
    'orders-url': text({
      summary:
        'URL of the orders. Its subpath `/<id>` returns one order with its lines, and receives its actions. Default: the page URL.',
    }),
    'find-url': text({
      summary:
        'URL that sends a guest the link to an order. Without `orders-url`: a form with its number and an e-mail address or a phone. With it: a list without a search, for the page that the link leads to.',
    }),
    order: text({
      summary:
        'Id of one order, for its confirmation page: displays the amount due instead of the list, and polls while a payment is pending.',
    }),
    'lookup-url': text({
      summary: 'URL that looks up the lines of an order for a repetition. Without it orders cannot be repeated.',
    }),
    'add-url': text({ summary: 'URL that receives products. Default: `cart-url`.' }),
    'cart-url': text({ summary: 'URL of the cart. It receives the products; a link leads to it afterwards.' }),
    'payment-url': text({
      summary:
        'URL of the page that takes the payment. The query parameters `order` and `invoice` identify the invoice.',
    }),
    'shop-url': text({ summary: 'Target of the link for a buyer without orders.' }),
    'login-url': loginUrl,
    currency,
    prices,
  },
  events: {
    'shop-orders-rendered': event<{ orders: readonly EarlierOrder[] }>({
      summary: 'A page of orders was rendered. Their ids name the slots `order-{id}`.',
      detail: '{ orders: readonly EarlierOrder[] }',
    }),
    'shop-order-opened': event<{ id: string | number; number: string }>({
      summary: 'The details of an order were opened.',
      detail: '{ id: string | number; number: string }',
    }),
    'shop-order-repeated': event<{
      id: string | number;
      number: string;
      products: readonly { readonly id: string | number; readonly quantity: string }[];
      refused: Readonly<Record<string, string>>;
    }>({
      summary: 'Lines of an order were added to the cart. `refused` lists the refused products.',
      detail:
        '{ id: string | number; number: string; products: readonly { readonly id: string | number; readonly quantity: string }[]; refused: Readonly<Record<string, string>> }',
    }),
    'shop-order-payment': event<{ id: string | number; number: string; state: string }>({
      summary:
        'With `order`: the state of the payment has changed, for example to `paid`. `preventDefault()` stops the reload of the page.',
      detail: '{ id: string | number; number: string; state: string }',
      cancelable: true,
    }),
  },
  slots: {
    '': 'The server’s own list, payment or form, displayed until the orders are loaded. The form’s values stay.',
    'order-{id}': 'At the end of the order with this id in the list.',
    empty: 'For a buyer without orders, below the link to the shop.',
  },
  parts: {
    ...buttonParts,
    ...checkboxParts,
    ...modalParts,
    ...noticeParts,
    ...textFieldParts,
    orders: 'The root container.',
    tabs: 'The tabs of the views.',
    tab: 'A tab.',
    'tab-selected': 'The tab of the displayed view.',
    search: 'The search.',
    find: 'The form by which a guest finds an order.',
    filters: 'The filters by state and period.',
    filter: 'A choice of a filter.',
    'filter-selected': 'The current choice of a filter.',
    heading: 'The number of orders.',
    list: 'The orders.',
    order: 'One order.',
    status: 'The status of an order.',
    payment: 'The outstanding payment of an order.',
    transfer: 'The details for a transfer.',
    steps: 'The progress of an order.',
    details: 'The documents and lines of an order.',
    deliveries: 'What was sent of an order, and what is not.',
    delivery: 'One delivery, or the lines that are not sent.',
    messages: 'The messages about an order, and the field for the next one.',
    message: 'One message about an order.',
    returns: 'The returns and complaints of an order.',
    'order-return': 'One return or complaint.',
    return: 'The dialog that files a return or complaint.',
    documents: 'The documents of an order.',
    document: 'One document.',
    qr: 'The QR code of an invoice.',
    table: 'A table of lines.',
    repeat: 'The dialog that repeats an order.',
    row: 'A line in the dialog.',
    changes: 'The changes of a line since the order.',
    pages: 'The pagination.',
    empty: 'The message for no orders.',
  },
  cssProperties: themeProperties,
});
