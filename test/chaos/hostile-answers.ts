/** Responses and attributes in which every text, title and URL is a hostile string. */

type Wire = Record<string, unknown>;

/** An element on the strict page, the server's responses, and the buyer's actions that display all of them. */
export interface Station {
  readonly name: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The responses by path; the nth entry of a list contains the nth hostile string in each of its fields. */
  readonly answers: (strings: readonly string[]) => Readonly<Record<string, unknown>>;
  readonly drive: 'steps' | 'type' | 'click' | 'none';
  /** Debounce and rendering, in ms. */
  readonly pause: number;
}

const prices = { net: '10.00', gross: '12.30', total_gross: '36.90', minimal_price_net: '8.00', oryginal_net: '11.00' };
const line = (s: string, id: number): Wire => ({
  ...{ id, index: s, url: s, product_name: s, category_name: s, brand_name: s, image: s, unit: s, quantity: 3, prices },
});
const address = (s: string, id: number): Wire => ({
  ...{ id, first_name: s, last_name: s, name: s, nip: s, country: 'PL', region: s, zip_code: s, post: s, city: s },
  ...{ street: s, house_no: s, flat_no: s, phone: s, email: s },
});

function cart(strings: readonly string[]): Wire {
  const s = strings[0]!;
  return {
    ...{ id: 7, cart_name: s, department_name: s, client_name: s, client_name_abrys: s, trader_name: s, paymentUrl: s },
    ...{ items: strings.map((one, at) => line(one, 100 + at)), currency: { iso_code: 'PLN' } },
    availableCarriers: strings.map((name, id) => ({
      id,
      name,
      type: 'courier',
      price_gross: '1.00',
      price_net: '1.00',
    })),
    carrier: { id: 0, name: s, type: 'courier', price_gross: '1.00', price_net: '1.00' },
    availablePayments: strings
      .map((name, id) => ({
        ...{ id, name, hook_name: name, is_instant_transfer_payment: id === 0 },
        additional_data: { payment_methods: strings.map((one, at) => ({ id: at, name: one, imgUrl: one })) },
        merchantLimit: { bank_name: name, factoring: id % 2 === 0, remaining_amount: '1.00' },
      }))
      .slice(0, 20),
    payment: { id: 0, name: s, is_instant_transfer_payment: true },
    prices: { net: '1.00', gross: '1.23', total_net: '1.00', total_gross: '1.23', total_gross_only_products: '1.23' },
    ...{ is_abrys: true, abrys_id: s, abrys_config_url: s, masterPaymentUrl: s, master_cart_name: s },
    invoice_address: address(s, 1),
    delivery_address: address(s, 2),
    addresses: strings.map((one, at) => address(one, 10 + at)),
    ...{
      notes: s,
      client_comments: s,
      customer: { email: s },
      voucher: { voucher_code: s },
      project: { id: 1, name: s },
    },
  };
}
const messages = (strings: readonly string[]): Wire =>
  Object.fromEntries(
    ['0', 'quantity', 'confirm', 'delivery_price', 'payment_id', 'inpost', 'abrys', ...strings].map((slot) => [
      slot,
      { messages: strings.slice(0, 10), status: strings[0] },
    ]),
  );

const product = (title: string, id: number): Wire => ({
  id,
  title,
  link: title,
  image: title,
  hasPrice: true,
  priceGross: '1.23',
});
const suggestions = (strings: readonly string[]) => ({
  products: strings.map(product),
  categories: strings.map((name) => ({ name, link: name })),
});
const hits = (strings: readonly string[]) => ({
  original: {
    results: strings.map((one) => ({ title: one, description: one, links: [{ url: one }] })),
    total: { value: strings.length },
  },
});
const widgetItem = (name: string): Wire => ({ name, image: name, quantity: 1, totalPriceGross: '1.23', price: '1.23' });
const point = (s: string, at: number): Wire => ({
  ...{
    name: `KRA${at}`,
    type: ['parcel_locker'],
    status: 'Operating',
    location: { latitude: 50 + at / 100, longitude: 19 },
  },
  ...{ location_description: s, opening_hours: s, address: { line1: s, line2: s } },
  address_details: { city: s, province: 'małopolskie', post_code: s, street: s, building_number: s, flat_number: s },
});

const client = (s: string): string => JSON.stringify({ first_name: s, last_name: s, name: s, is_specialist: true });
const shopCart = { tag: 'shop-cart', attributes: { 'cart-url': '/koszyk', 'shop-url': '/', trader: '' } };
/** The buyer's first actions, and the wait for debounce and rendering. */
const seen = (drive: Station['drive'], pause: number) => ({ drive, pause });

export const stations: readonly Station[] = [
  {
    name: 'the cart in its three steps',
    ...shopCart,
    ...seen('steps', 150),
    answers: (strings) => ({
      '/koszyk': { cart: cart(strings), messages: messages(strings) },
      client: client(strings[0]!),
    }),
  },
  {
    name: 'a master cart',
    ...shopCart,
    ...seen('steps', 150),
    answers: (strings) => {
      const children = strings.map((s, id) => ({
        id,
        cart_name: s,
        department_name: s,
        paymentUrl: s,
        items: [line(s, id)],
      }));
      return { '/koszyk': { cart: { ...cart(strings.slice(0, 1)), is_master: true, childCarts: children } } };
    },
  },
  {
    name: 'a cart whose payment has begun',
    ...shopCart,
    ...seen('none', 150),
    answers: (strings) => ({
      '/koszyk': { cart: { ...cart(strings.slice(0, 1)), payment_init: true }, messages: messages(strings) },
    }),
  },
  {
    name: 'the dropdown',
    tag: 'shop-cart-widget',
    attributes: { url: '/w' },
    ...seen('click', 150),
    answers: (strings) => {
      const carts = strings.map((s, id) => ({ id, name: s, departmentName: s, url: s, items: [widgetItem(s)] }));
      return { '/w': { count: strings.length, cartsUrl: strings[0], carts } };
    },
  },
  {
    name: 'the suggester',
    tag: 'shop-suggester',
    attributes: { url: '/s', 'search-url': '/q' },
    ...seen('type', 550),
    answers: (strings) => ({ '/s': suggestions(strings) }),
  },
  {
    name: 'the add-product box',
    tag: 'shop-add-product',
    attributes: { url: '/s' },
    ...seen('type', 550),
    answers: (strings) => ({ '/s': suggestions(strings) }),
  },
  {
    name: 'autocompletion',
    tag: 'shop-autocomplete',
    attributes: { url: '/a', index: 'p', size: '500' },
    ...seen('type', 1150),
    answers: (strings) => ({ '/a': strings.map((key) => ({ key })) }),
  },
  {
    name: 'the site search',
    tag: 'shop-search',
    attributes: { url: '/q', query: 'gres' },
    ...seen('none', 150),
    answers: (strings) => ({ '/q': { products: hits(strings), contents: hits(strings) } }),
  },
  {
    name: 'the lockers',
    tag: 'shop-locker-map',
    attributes: { 'points-url': '/p' },
    ...seen('none', 500),
    answers: (strings) => ({ '/p': { items: strings.map(point), total_pages: 1 } }),
  },
];
