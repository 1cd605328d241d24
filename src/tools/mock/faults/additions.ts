/** Faults of the additions since contract 1.1: several products at once, further fields, lookups, earlier orders. */
import type { Fault } from '../fault';
import { answered, disabled, done, other, printing, sent, type Faults } from './fault-of';
import { otherUrls } from '../other-calls';
import { REFUSED_WITHDRAWAL } from '../withdrawal';
import { products, type JsonObject } from '../state';

const refusedRows = (change: (slot: JsonObject, answer: JsonObject, printed: { status: number }) => void) =>
  answered('add_products', (answer, _at, printed) => {
    const slot = answer['messages'].add_products;
    if (slot) change(slot, answer, printed);
  });
/** Receipts of withdrawals with other fields. */
const receipt = (fields: () => JsonObject) =>
  other(otherUrls.withdrawal, (answer) => ({ ...answer, receipt: { ...answer['receipt'], ...fields() } }));

const fieldIn = (cart: JsonObject, type: string): JsonObject =>
  cart['extra_fields'].find((one: JsonObject) => one['type'] === type);
const consentIn = (cart: JsonObject) => fieldIn(cart, 'consent');

const withFile = (fault: Fault): Fault => ({ style: { file: 'optional' }, ...fault });

export const additions: Faults = {
  'a refused product is not named': refusedRows((slot) => delete slot['products']),
  'a refused product is not refused': refusedRows(
    (_slot, answer, printed) => ([answer['messages'], printed.status] = [{}, 200]),
  ),
  'a refused product is in the cart': {
    refused: ({ name, cart }) =>
      name === 'add_products' && cart.lines.slice(0, 1).forEach((one) => (one.quantity += 1)),
  },
  'a product costs what the request says': {
    ...sent('add_products', (body, { shop }) => {
      const price: unknown = body['add_products'][0]?.price_net;
      if (price !== undefined) shop.memory.set('price', Math.round(Number(price) * 100));
    }),
    ...done('add_products', ({ cart, shop }) => {
      const price = shop.memory.get('price');
      if (typeof price !== 'number') return;
      for (const line of cart.lines) if (line.product === products[3]) line.net = price;
    }),
  },
  'two actions in one body are both done': disabled('one-action'),
  'an unknown further field is accepted': disabled('field-known'),
  'a further field’s text is cut': {
    ...disabled('field-long'),
    ...sent('extra_field', ({ extra_field: one }) => (one.value = String(one.value).slice(0, 20))),
  },
  'a further field accepts a day that does not exist': disabled('field-day'),
  'a further field is not kept': done('extra_field', ({ cart }) => (cart.extraFields = {})),
  'a payment takes the order’s number away': done(
    'payment',
    ({ cart }) => (cart.extraFields = { ...cart.extraFields, order_number: '' }),
  ),
  'an order without a required field is placed': {
    ...disabled('order-field'),
    cart: (cart) => (cart['extra_fields'][0].required = true),
  },
  'an order without a required consent is placed': {
    ...disabled('order-field'),
    cart: (cart) => (consentIn(cart).required = true),
  },
  'a new cart has a consent ticked': { cart: (cart) => void (consentIn(cart).value ||= '1') },
  'a new cart has a choice made': {
    cart: (cart) => void (fieldIn(cart, 'choice').value ||= 'private'),
  },
  'a consent is ticked for another wording': disabled('field-version'),
  'a choice takes what is not offered': disabled('field-option'),
  'goods that cost nothing can be ordered': {
    ...disabled('order-zero'),
    cart: (cart, at) => {
      at.cart.lines.forEach((line) => (line.net = 0));
      const none = { net: '0.00', gross: '0.00' };
      for (const line of cart['items'])
        Object.assign(line.prices, { ...none, total_gross: '0.00', minimal_price_net: '0.00' });
      const { price } = cart['carrier'] ?? { price: none };
      Object.assign(cart['prices'], none, {
        total_net: price.net,
        total_gross: price.gross,
        total_gross_only_products: '0.00',
      });
    },
  },
  'notes that are too long are cut': sent('client_comments', (body, { name }) => {
    if (typeof body[name] === 'string') body[name] = body[name].slice(0, 2000);
  }),
  'the chosen carrier costs more than its offered price': {
    cart: ({ availableCarriers }) => {
      for (const one of availableCarriers)
        if (one.type === 'courier') Object.assign(one, { price_net: '10.00', price_gross: '12.30' });
    },
  },
  'a saved address of another client is offered': {
    cart: (cart) =>
      cart['addresses'].push({ id: 4711, name: 'Jan Obcy', street: 'Cudza', city: 'Łódź', zip_code: '90-001' }),
  },
  'a load returns the addresses of the last visitor': {
    cart: (cart, { shop, session, name }) => {
      const last = [...shop.sessions.values()].at(-1);
      if (name === 'load' && last && last !== session) cart['addresses'].push(...structuredClone(last.addresses));
    },
  },
  'an address is written over by its id': {
    sent: (body, { shop }) => {
      const id: unknown = body['new_address']?.id;
      const theirs = shop.all((one) => one.addresses).find((one) => one.id === id);
      if (theirs) Object.assign(theirs, body['new_address'], { id });
    },
  },
  'a look-up leaves unknown rows out': other(otherUrls.lookup, (answer) => ({
    rows: answer['rows'].filter(({ product }: JsonObject) => product),
  })),
  'a look-up answers in an order of its own': other(otherUrls.lookup, (answer) => ({
    rows: answer['rows'].toSorted(
      (a: JsonObject, b: JsonObject) => Number(b['product']?.id ?? 0) - Number(a['product']?.id ?? 0),
    ),
  })),
  'a look-up finds a product for any code': other(otherUrls.lookup, (answer) => ({
    rows: answer['rows'].map((row: JsonObject) => ({ ...row, product: row['product'] ?? { id: 1, title: 'Klej' } })),
  })),
  'a tax number with a wrong check sum is saved': disabled('address-nip'),
  'an invoice address is saved but not used for the invoice': done(
    'new_address',
    ({ cart }) => (cart.invoiceAddressId = null),
  ),
  'a delivery address becomes the invoice address': done('new_address', ({ cart, session }) => {
    cart.invoiceAddressId = session.addresses.at(-1)?.id ?? null;
  }),
  'a company is found by a number with a wrong check sum': other(otherUrls.company, (answer) => ({
    company: null,
    ...answer,
  })),
  'a company is found by an unassigned number': other(otherUrls.company, (answer) =>
    'company' in answer ? { ...answer, company: answer['company'] ?? { name: 'Obca' } } : answer,
  ),
  'a company comes with its accounts': other(otherUrls.company, (answer) =>
    'company' in answer ? { ...answer, accountNumbers: ['61109010140000071219812874'] } : answer,
  ),
  'a withdrawal requires a login': disabled('withdrawal-open'),
  'a withdrawal from an unknown contract is refused': other(otherUrls.withdrawal, () => REFUSED_WITHDRAWAL),
  'a repeated withdrawal has another receipt': receipt(() => ({ number: crypto.randomUUID() })),
  'a receipt states no zone': receipt(() => ({ received_at: '2026-11-12T14:05:00' })),
  'a receipt goes to another address': receipt(() => ({ email: 'sklep@example.com' })),
  'a receipt leaves the contract out': receipt(() => ({ statement: 'Odstępuję od umowy.' })),
  'the name of a list with one character too many is cut': disabled('list-name'),
  'a page that is named a PDF is received': withFile(disabled('file-type')),
  'a file with one byte too many is received': withFile(disabled('file-size')),
  'a file is received without a token': withFile(disabled('file-token')),
  'another buyer’s file goes with the order': withFile(disabled('file-owner')),
  'a file that was never sent goes with the order': withFile(disabled('field-file')),
  'a cart does not name its file': withFile(printing((cart) => void delete fieldIn(cart, 'file')['file'])),
};
