/** The sample carts from which the cart's first screen is generated: one with everything, and variants with one difference each. */
import type { ScreenSettings } from '../../../cart/first-screen/settings';

export type Wire = Record<string, unknown>;

/** Notes that contradict the present price are not drawn. `percent`: from the lowest price to the present one. */
const reduced = (index: string, percent: number): Wire => ({
  price_before: { gross: `92${index}.4`, net: `93${index}.4` },
  percent: `${percent}.${index}`,
  lowest_price: { gross: `95${index}.6`, net: `96${index}.6`, basis: '30-days' },
});
export const instead = (index: string, over: Wire = {}): Wire => ({
  id: Number(index),
  title: `instead-${index}`,
  link: `https://shop.example/instead-${index}`,
  unit: `by-${index}`,
  price_net: `30${index}.1`,
  price_gross: `31${index}.2`,
  ...reduced(index, 67),
  ...over,
});
export const line = (index: string, over: Wire = {}): Wire => ({
  id: `line-${index}`,
  index: `index-${index}`,
  url: `https://shop.example/product-${index}`,
  image: `https://shop.example/picture-${index}`,
  product_name: `name-${index}`,
  brand_name: `brand-${index}`,
  unit: `unit-${index}`,
  quantity: Number(`90${index}5`),
  is_package: true,
  onRequestAvailableToOrder: true,
  vat_rate: `2.${index}3`,
  note: `note-${index}`,
  notes: [0, 1].map((at) => ({
    kind: 'warning',
    text: `advice-${index}${at}`,
    url: `https://shop.example/advice-${index}${at}`,
  })),
  safety: { producer: `producer-${index}`, responsible: `responsible-${index}` },
  guarantee: {
    years: `80${index}5`,
    image: `https://shop.example/label-${index}`,
    nested: `https://shop.example/nested-${index}`,
    alt: `alt-${index}`,
    url: `https://shop.example/terms-${index}`,
  },
  availability: { quantity: `99${index}3` },
  price_steps: [{ from: `91${index}5`, net: `8${index}1.11`, gross: `8${index}2.22` }],
  ...reduced(index, 47),
  alternatives: [0, 1].map((at) => instead(`${index}${at}`)),
  prices: { net: `4${index}1.11`, gross: `5${index}2.22`, total_net: `7${index}1.77`, total_gross: `6${index}3.33` },
  ...over,
});
export const table = (index: string, first: Wire = {}): Wire => ({
  id: `cart-${index}`,
  cart_name: `caption-${index}`,
  items: Array.from({ length: 2 + Number(index) }, (_, at) => line(`${index}${at}`, at === 0 ? first : {})),
  department_name: `child-branch-${index}`,
});
export const methods = (index: string) =>
  [0, 1, 2, 3].map((at) => ({
    id: `method-${index}${at}`,
    name: `method-title-${index}${at}`,
    imgUrl: `https://shop.example/logo-${index}${at}`,
  }));
export const carriers = ['parcelLocker', 'courier'].map((type, at): Wire => ({
  id: `carrier-${at}`,
  name: `carrier-title-${at}`,
  type,
  price_gross: `710${at}.17`,
  price_net: `700${at}.17`,
  delivery: { text: `carrier-promise-${at}` },
}));
export const chosen: Wire = { ...carriers[0], price_gross: '7200.27', price_net: '7210.27' };
const other: Wire = { ...carriers[1], price_gross: '7300.37' };
export const payment: Wire = {
  id: 'payment-0',
  name: 'payment-title-0',
  hook_name: 'x',
  additional_data: { payment_methods: methods('0') },
};
export const payments = (first: Wire): readonly Wire[] => [
  { ...payment, ...first },
  { id: 'payment-1', name: 'payment-title-1', hook_name: 'y', additional_data: { payment_methods: methods('1') } },
];
const address = { name: 'a', street: 'b', house_no: '1', zip_code: '31-147', city: 'c' };

export interface Sample {
  readonly cart: Wire;
  readonly client: Wire;
  readonly settings: Partial<ScreenSettings>;
}

/** A cart in which lines, carriers and payments have all fields. */
export const fullSample: Sample = {
  cart: {
    id: 'master',
    is_master: true,
    department_name: 'branch-name',
    childCarts: [table('0'), table('1')],
    has_shop_discount: true,
    currency: { iso_code: 'PLN' },
    availableCarriers: carriers,
    carrier: chosen,
    inpost_point_code: 'POINT-CODE',
    inpost_point_city: 'point-place',
    inpost_email: 'a@b.pl',
    inpost_phone_number: '601234567',
    availablePayments: payments({}),
    payment: { id: 'payment-0' },
    payment_params: { payment_method: { payment_id: 'payment-0', method_id: 'method-00' } },
    voucher: { voucher_code: 'VOUCHER' },
    client_comments: 'notes-of-the-order',
    project: { id: 'project-0', name: 'x' },
    prices: {
      net: '801.01',
      gross: '802.02',
      total_net: '803.03',
      total_gross: '804.04',
      total_gross_only_products: '805.05',
      free_delivery: { net: '807.07', missing: '806.06' },
    },
    invoice_address: { id: 1, ...address },
  },
  client: {
    is_specialist: true,
    projects: [
      { id: 'project-0', name: 'project-title-0' },
      { id: 'project-1', name: 'project-title-1' },
    ],
  },
  settings: {
    contact: { name: 'adviser-name', phone: '22 510 40 99', email: 'adviser@shop.example' },
    shopUrl: 'https://shop.example/shop',
    paymentUrl: 'https://shop.example/settle',
    pointsUrl: '/points',
  },
};

export const cart = (over: Wire, from = fullSample): Sample => ({ ...from, cart: { ...from.cart, ...over } });
export const settings = (over: Partial<ScreenSettings>, from = fullSample): Sample => ({
  ...from,
  settings: { ...from.settings, ...over },
});
export const client = (over: Wire, from = fullSample): Sample => ({ ...from, client: { ...from.client, ...over } });
export const firstLine = (over: Wire): Sample => cart({ childCarts: [table('0', over), table('1')] });
export const noted = (over: Wire): Sample => {
  const [first, second] = line('00')['notes'] as Wire[];
  return firstLine({ notes: [{ ...first, ...over }, second] });
};
export const guaranteed = (over: Wire): Sample =>
  firstLine({ guarantee: { ...(line('00')['guarantee'] as Wire), ...over } });
export const firstPayment = (over: Wire): Sample => cart({ availablePayments: payments(over) });
export const carrierOf = (over: Wire): Sample =>
  cart({ availableCarriers: [{ ...carriers[0], ...over }, carriers[1]], carrier: { ...chosen, ...over } });

/** A locked line has no stock, but when its parts come. */
const partly = (one: Wire): Wire => ({
  ...one,
  availability: { parts: [{ quantity: one['quantity'], kind: 'stock' }] },
});
export const paid = (pay: boolean) =>
  [0, 1].map((at) => ({
    ...table(String(at)),
    items: (table(String(at))['items'] as Wire[]).map(partly),
    payment_init: true,
    paymentUrl: pay ? `https://shop.example/pay-${at}` : undefined,
  }));
export const long = cart({ childCarts: [table('0'), table('1'), table('18')] });
export const lockedOf = (from: Sample, pay = false): Sample => cart({ childCarts: paid(pay) }, from);

export const net = settings({ prices: 'net' });
export const compact = settings({ density: 'compact' });
export const loose = ['0', '1'].map((index) => {
  const { items, ...rest } = table(index);
  return { ...rest, items: (items as Wire[]).map((one) => ({ ...one, is_package: false })) };
});
export const trader = settings({ trader: true });
export const unchosen = cart({ payment: undefined, payment_params: undefined });
export const blocked = client({ is_purchase_blocked: true });
export const blockedUnchosen = { ...blocked, cart: unchosen.cart };
export const lacking = firstPayment({ merchantLimit: { remaining_amount: '1.01' } });
export const tester = client({ is_test: true });
export const contact = (ways: ScreenSettings['contact']): Sample => settings({ contact: ways }, blocked);
export const noEmail = contact({ name: 'adviser-name', phone: '22 510 40 99' });
export const branch = cart({ department_phone: '12 510 40 98' }, contact(undefined));
export const noPhone = contact({ name: 'adviser-name', email: 'adviser@shop.example' });
export const nameOnly = contact({ name: 'adviser-name' });
export const overdue = cart({ client_amount_after_deadline: '901.01' });
export const unsettled = settings({ paymentUrl: undefined }, overdue);
const noPayments = { availablePayments: [], payment: undefined, payment_params: undefined };
export const blockedUnpaid = cart(noPayments, blocked);
export const unpaid = cart(noPayments);
const transport = carrierOf({ type: 'transportShop' });
export const blockedTransport = { ...blocked, cart: transport.cart };
export const unpriced = cart({ carrier: { ...(transport.cart['carrier'] as Wire), price_net: '0' } }, transport);
export const blockedUnpriced = { ...blocked, cart: unpriced.cart };
export const factoring = { hook_name: 'manual_wire', merchantLimit: { factoring: true, bank_name: 'bank-name' } };
export const limited = firstPayment(factoring);
export const freed = firstPayment({ hook_name: 'manual_wire', merchantLimit: { remaining_amount: '9902.02' } });
export const limitedSplit = firstPayment({ ...factoring, split_payment: true });
export const split = firstPayment({ split_payment: true });
export const late = { hook_name: 'upfront_manual_wire', merchantLimit: { amount_after_deadline: '1' } };
export const wire = firstPayment({ additional_data: undefined });
export const courier = carrierOf({ type: 'courier' });
export const elsewhere = cart({ carrier: other });
export const noContact = cart({ inpost_email: undefined });
export const noLocker = cart({ inpost_point_code: undefined }, noContact);
const nowhere = cart({ carrier: other, invoice_address: undefined });
export const noCarrier = cart({ carrier: undefined }, nowhere);
export const noMethod = cart({ payment_params: undefined });
export const locked = lockedOf(fullSample);
export const paying = lockedOf(fullSample, true);

// One line suffices, because the fields have the same names in all lines.
export const single = (
  values: Wire = { 'field-0': 'said-field-0' },
  over: Wire = {},
  of: Wire = {},
  more: Wire[] = [],
): Wire[] => [
  {
    ...table('0'),
    ...over,
    items: [line('00', { extra_fields: { 'field-1': 'said-field-1', ...values }, ...of }), ...more],
  },
  { ...table('1'), ...over, items: [] },
];
export const asking = (first: Wire, values?: Wire): Sample =>
  cart({
    childCarts: single(values),
    extra_fields: [first, {}].map((over, at) => ({
      name: `field-${at}`,
      label: `label-field-${at}`,
      scope: 'line',
      help: `help-field-${at}`,
      options: [0, 1].map((index) => ({ value: `option-${at}${index}`, label: `option-title-${at}${index}` })),
      ...over,
    })),
  });
/** A value without visible text, so that its place is found all the same. */
export const BLANK = '    ';
export const withFields = asking({});
export const unsaid = cart(
  { childCarts: single({ 'field-0': '', 'field-1': '' }, { payment_init: true }) },
  withFields,
);
export const choosing = (value: string): Sample => asking({ type: 'select' }, { 'field-0': value });
