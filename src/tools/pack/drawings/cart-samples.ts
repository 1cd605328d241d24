/** The sample carts from which the cart's first screen is generated: one with everything, and variants with one difference each. */
import type { ScreenSettings } from '../../../cart/first-screen/settings';

type Wire = Record<string, unknown>;

/** Notes that contradict the present price are not drawn. `percent`: from the lowest price to the present one. */
const reduced = (index: string, percent: number): Wire => ({
  price_before: { gross: `92${index}.4`, net: `93${index}.4` },
  percent: `${percent}.${index}`,
  lowest_price: { gross: `95${index}.6`, net: `96${index}.6`, basis: '30-days' },
});
const instead = (index: string, over: Wire = {}): Wire => ({
  id: Number(index),
  title: `instead-${index}`,
  link: `https://shop.example/instead-${index}`,
  unit: `by-${index}`,
  price_net: `30${index}.1`,
  price_gross: `31${index}.2`,
  ...reduced(index, 67),
  ...over,
});
const line = (index: string, over: Wire = {}): Wire => ({
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
  ...reduced(index, 47),
  alternatives: [0, 1].map((at) => instead(`${index}${at}`)),
  prices: { net: `4${index}1.11`, gross: `5${index}2.22`, total_net: `7${index}1.77`, total_gross: `6${index}3.33` },
  ...over,
});
const table = (index: string, first: Wire = {}): Wire => ({
  id: `cart-${index}`,
  cart_name: `caption-${index}`,
  items: Array.from({ length: 2 + Number(index) }, (_, at) => line(`${index}${at}`, at === 0 ? first : {})),
  department_name: `child-branch-${index}`,
});
const methods = (index: string) =>
  [0, 1, 2, 3].map((at) => ({
    id: `method-${index}${at}`,
    name: `method-title-${index}${at}`,
    imgUrl: `https://shop.example/logo-${index}${at}`,
  }));
const carriers: readonly Wire[] = [
  { id: 'carrier-0', name: 'carrier-title-0', type: 'parcelLocker', price_gross: '7100.17', price_net: '7000.17' },
  { id: 'carrier-1', name: 'carrier-title-1', type: 'courier', price_gross: '7101.17', price_net: '7001.17' },
];
const chosen: Wire = { ...carriers[0], price_gross: '7200.27' };
const other: Wire = { ...carriers[1], price_gross: '7300.37' };
const payment: Wire = {
  id: 'payment-0',
  name: 'payment-title-0',
  hook_name: 'x',
  additional_data: { payment_methods: methods('0') },
};
const payments = (first: Wire): readonly Wire[] => [
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

/** A cart that differs from another one in one flag, or in several flags that change together. */
interface Variant {
  readonly flags: readonly string[];
  readonly from?: Sample;
  readonly to: Sample;
}
const cart = (over: Wire, from = fullSample): Sample => ({ ...from, cart: { ...from.cart, ...over } });
const settings = (over: Partial<ScreenSettings>, from = fullSample): Sample => ({
  ...from,
  settings: { ...from.settings, ...over },
});
const client = (over: Wire, from = fullSample): Sample => ({ ...from, client: { ...from.client, ...over } });
const firstLine = (over: Wire): Sample => cart({ childCarts: [table('0', over), table('1')] });
const noted = (over: Wire): Sample => {
  const [first, second] = line('00')['notes'] as Wire[];
  return firstLine({ notes: [{ ...first, ...over }, second] });
};
const guaranteed = (over: Wire): Sample => firstLine({ guarantee: { ...(line('00')['guarantee'] as Wire), ...over } });
const firstPayment = (over: Wire): Sample => cart({ availablePayments: payments(over) });
const carrierOf = (over: Wire): Sample =>
  cart({ availableCarriers: [{ ...carriers[0], ...over }, carriers[1]], carrier: { ...chosen, ...over } });

const paid = (pay: boolean) =>
  [0, 1].map((at) => ({
    ...table(String(at)),
    payment_init: true,
    paymentUrl: pay ? `https://shop.example/pay-${at}` : undefined,
  }));
const long = cart({ childCarts: [table('0'), table('1'), table('18')] });
const lockedOf = (from: Sample, pay = false): Sample => cart({ childCarts: paid(pay) }, from);

const net = settings({ prices: 'net' });
const compact = settings({ density: 'compact' });
const loose = ['0', '1'].map((index) => {
  const { items, ...rest } = table(index);
  return { ...rest, items: (items as Wire[]).map((one) => ({ ...one, is_package: false })) };
});
const trader = settings({ trader: true });
const unchosen = cart({ payment: undefined, payment_params: undefined });
const blocked = client({ is_purchase_blocked: true });
const blockedUnchosen = { ...blocked, cart: unchosen.cart };
const lacking = firstPayment({ merchantLimit: { remaining_amount: '1.01' } });
const tester = client({ is_test: true });
const contact = (ways: ScreenSettings['contact']): Sample => settings({ contact: ways }, blocked);
const noEmail = contact({ name: 'adviser-name', phone: '22 510 40 99' });
const branch = cart({ department_phone: '12 510 40 98' }, contact(undefined));
const noPhone = contact({ name: 'adviser-name', email: 'adviser@shop.example' });
const nameOnly = contact({ name: 'adviser-name' });
const overdue = cart({ client_amount_after_deadline: '901.01' });
const unsettled = settings({ paymentUrl: undefined }, overdue);
const noPayments = { availablePayments: [], payment: undefined, payment_params: undefined };
const blockedUnpaid = cart(noPayments, blocked);
const unpaid = cart(noPayments);
const transport = carrierOf({ type: 'transportShop' });
const blockedTransport = { ...blocked, cart: transport.cart };
const unpriced = cart({ carrier: { ...(transport.cart['carrier'] as Wire), price_net: '0' } }, transport);
const blockedUnpriced = { ...blocked, cart: unpriced.cart };
const factoring = { hook_name: 'manual_wire', merchantLimit: { factoring: true, bank_name: 'bank-name' } };
const limited = firstPayment(factoring);
const limitedSplit = firstPayment({ ...factoring, split_payment: true });
const split = firstPayment({ split_payment: true });
const late = { hook_name: 'upfront_manual_wire', merchantLimit: { amount_after_deadline: '1' } };
const wire = firstPayment({ additional_data: undefined });
const courier = carrierOf({ type: 'courier' });
const elsewhere = cart({ carrier: other });
const noContact = cart({ inpost_email: undefined });
const noLocker = cart({ inpost_point_code: undefined }, noContact);
const nowhere = cart({ carrier: other, invoice_address: undefined });
const noCarrier = cart({ carrier: undefined }, nowhere);
const noMethod = cart({ payment_params: undefined });
const locked = lockedOf(fullSample);
const paying = lockedOf(fullSample, true);

// One line suffices, because the fields have the same names in all lines.
const single = (values: Wire = { 'field-0': 'said-field-0' }, over: Wire = {}, of: Wire = {}): Wire[] => [
  { ...table('0'), ...over, items: [line('00', { extra_fields: { 'field-1': 'said-field-1', ...values }, ...of })] },
  { ...table('1'), ...over, items: [] },
];
const asking = (first: Wire, values?: Wire): Sample =>
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
const BLANK = '    ';
const withFields = asking({});
const unsaid = cart({ childCarts: single({ 'field-0': '', 'field-1': '' }, { payment_init: true }) }, withFields);
const choosing = (value: string): Sample => asking({ type: 'select' }, { 'field-0': value });

export const variants: readonly Variant[] = [
  // The account's messages first: later carts contain only values that these have explained.
  { flags: ['checked', 'blockers'], to: unchosen },
  { flags: ['leads', 'concern'], from: unchosen, to: blockedUnchosen },
  { flags: ['concern'], to: blocked },
  {
    flags: ['tel'],
    from: blocked,
    to: contact({ name: 'adviser-name', phone: '22 510 wew. 99', email: 'adviser@shop.example' }),
  },
  {
    flags: ['mail'],
    from: blocked,
    to: contact({ name: 'adviser-name', phone: '22 510 40 99', email: 'adviser at shop' }),
  },
  { flags: ['email'], from: blocked, to: noEmail },
  { flags: ['isBranch'], from: noEmail, to: branch },
  { flags: ['helper'], from: blocked, to: contact({ phone: '22 510 40 99', email: 'adviser@shop.example' }) },
  { flags: ['phone'], from: blocked, to: noPhone },
  { flags: ['hasWays'], from: noPhone, to: nameOnly },
  { flags: ['payments'], from: blocked, to: blockedUnpaid },
  { flags: ['kind'], from: blocked, to: { ...blocked, cart: courier.cart } },
  { flags: ['kind'], from: { ...blocked, cart: courier.cart }, to: blockedTransport },
  { flags: ['unpriced'], from: blockedTransport, to: blockedUnpriced },
  { flags: ['leads', 'concern'], from: blockedUnchosen, to: { ...tester, cart: unchosen.cart } },
  { flags: ['concern'], from: blockedUnpriced, to: unpriced },
  { flags: ['leads', 'concern'], from: blockedUnpaid, to: unpaid },
  { flags: ['concern'], from: blocked, to: unsettled },
  { flags: ['settles'], from: unsettled, to: overdue },
  { flags: ['leads', 'concern'], from: { ...blocked, cart: lacking.cart }, to: lacking },
  { flags: ['index'], to: firstLine({ index: undefined }) },
  { flags: ['brand'], to: firstLine({ brand_name: undefined }) },
  { flags: ['unit'], to: firstLine({ unit: undefined }) },
  { flags: ['href'], to: firstLine({ url: undefined }) },
  { flags: ['image'], to: firstLine({ image: undefined }) },
  { flags: ['onRequest'], to: firstLine({ onRequestAvailableToOrder: false }) },
  { flags: ['isPackage'], to: firstLine({ is_package: false }) },
  { flags: ['isDeposit'], to: firstLine({ kind: 'deposit' }) },
  { flags: ['stock'], to: firstLine({ availability: undefined }) },
  { flags: ['low'], to: firstLine({ availability: { quantity: 3 } }) },
  { flags: ['facts'], to: firstLine({ note: undefined, lowest_price: undefined }) },
  { flags: ['former'], to: firstLine({ price_before: undefined, percent: undefined }) },
  { flags: ['advices'], to: firstLine({ notes: [] }) },
  { flags: ['alarm'], to: noted({ kind: 'info' }) },
  { flags: ['lead'], to: noted({ url: undefined }) },
  { flags: ['safety'], to: firstLine({ safety: undefined }) },
  { flags: ['guarantees'], to: firstLine({ guarantee: undefined }) },
  { flags: ['nested'], to: guaranteed({ nested: undefined }) },
  { flags: ['terms'], to: guaranteed({ url: undefined }) },
  { flags: ['alternatives'], to: firstLine({ alternatives: [] }) },
  ...[
    { flags: ['way'], over: { link: undefined } },
    { flags: ['at'], over: { price_net: undefined, price_gross: undefined } },
    { flags: ['remarks'], over: { price_before: undefined, percent: undefined, lowest_price: undefined } },
  ].map(({ flags, over }) => ({ flags, to: firstLine({ alternatives: [instead('000', over)] }) })),
  { flags: ['netFirst'], to: net },
  { flags: ['rate'], from: net, to: cart({ childCarts: [{ ...table('0'), items: [line('00')] }, table('1')] }, net) },
  { flags: ['compact'], to: compact },
  { flags: ['unpacked'], to: cart({ childCarts: loose }) },
  { flags: ['subtotal'], to: cart({ childCarts: [{ ...table('0'), department_name: undefined }, table('1')] }) },
  { flags: ['free'], to: cart({ prices: { ...(fullSample.cart['prices'] as Wire), free_delivery: undefined } }) },
  {
    flags: ['freeSides'],
    to: cart({ prices: { ...(fullSample.cart['prices'] as Wire), free_delivery: { missing: '806.06' } } }),
  },
  {
    flags: ['approval'],
    to: cart({ approval: { state: 'required', can: ['send'], to: ['approver-name'], reasons: ['approval-reason'] } }),
  },
  { flags: ['least'], to: firstLine({ min: 90_005 }) },
  { flags: ['most'], to: firstLine({ max: 90_005 }) },
  { flags: ['hint'], to: firstLine({ step: 2 }) },
  { flags: ['wide'], to: firstLine({ prices: { net: '4001.11', gross: '5002.22', total_gross: '1234567.89' } }) },
  { flags: ['hasLines'], to: cart({ childCarts: [{ ...table('0'), items: [] }, table('1')] }) },
  { flags: ['priced', 'mayPrice'], to: trader },
  { flags: ['isDeposit'], from: trader, to: { ...trader, cart: firstLine({ kind: 'deposit' }).cart } },
  { flags: ['isProject'], to: cart({ is_abrys: true }) },
  {
    flags: ['unread'],
    to: cart({ childCarts: [{ ...table('0'), items: [line('00'), line('01'), { id: 1 }] }, table('1')] }),
  },
  { flags: ['isLong'], to: long },
  { flags: ['openSummary'], to: noContact },
  { flags: ['point', 'unready', 'blockers'], from: noContact, to: noLocker },
  { flags: ['hasPoints'], to: settings({ pointsUrl: undefined }) },
  { flags: ['locked'], from: noLocker, to: lockedOf(noLocker) },
  { flags: ['hasPoints'], from: noLocker, to: settings({ pointsUrl: undefined }, noLocker) },
  { flags: ['kind'], from: courier, to: carrierOf({ type: 'pickup' }) },
  { flags: ['price'], to: carrierOf({ price_gross: undefined }) },
  { flags: ['checked'], to: elsewhere },
  { flags: ['carriers'], from: noCarrier, to: cart({ availableCarriers: [] }, noCarrier) },
  { flags: ['payments'], from: noCarrier, to: cart({ availablePayments: [] }, noCarrier) },
  { flags: ['hasDetail'], to: limited },
  {
    flags: ['free'],
    from: limited,
    to: firstPayment({ hook_name: 'manual_wire', merchantLimit: { remaining_amount: '9902.02' } }),
  },
  { flags: ['split'], from: limited, to: limitedSplit },
  { flags: ['limit'], from: limitedSplit, to: split },
  { flags: ['greyed'], from: split, to: firstPayment({ ...late, split_payment: true }) },
  { flags: ['hasTerms'], from: firstPayment({ ...late, split_payment: true }), to: firstPayment(late) },
  { flags: ['kind'], to: wire },
  { flags: ['kind'], from: wire, to: firstPayment({ additional_data: undefined, hook_name: 'upfront_manual_wire' }) },
  { flags: ['kind'], from: wire, to: firstPayment({ additional_data: undefined, hook_name: 'manual_wire' }) },
  { flags: ['hasMore'], to: settings({ paymentMethodsVisible: 4 }) },
  {
    flags: ['logo'],
    to: firstPayment({ additional_data: { payment_methods: methods('0').map(({ id, name }) => ({ id, name })) } }),
  },
  { flags: ['checked', 'lacksMethod'], to: noMethod },
  { flags: ['projects'], to: client({ is_specialist: false }) },
  { flags: ['chosen', 'hasNoProject'], to: cart({ project: undefined }) },
  { flags: ['notes'], to: cart({ client_comments: '' }) },
  { flags: ['branch'], to: cart({ department_name: undefined }) },
  { flags: ['hasDiscount'], to: cart({ has_shop_discount: false }) },
  { flags: ['asks'], from: cart({ childCarts: single() }), to: withFields },
  { flags: ['note'], from: withFields, to: asking({}, { 'field-0': BLANK, 'field-1': `${BLANK} ` }) },
  { flags: ['help'], from: withFields, to: asking({ help: undefined }) },
  { flags: ['chooses'], from: withFields, to: choosing('option-00') },
  { flags: ['chosen'], from: choosing('option-00'), to: choosing('option-01') },
  { flags: ['chosen', 'said'], from: choosing('option-00'), to: choosing('') },
  ...['date', 'tel', 'email', 'number'].map((type) => ({ flags: ['kind'], from: withFields, to: asking({ type }) })),
  { flags: ['required'], from: withFields, to: asking({ required: true }) },
  {
    flags: ['required'],
    from: choosing('option-00'),
    to: asking({ type: 'select', required: true }, { 'field-0': 'option-00' }),
  },
  {
    flags: ['lacks', 'blockers'],
    from: asking({ required: true }),
    to: asking({ required: true }, { 'field-0': BLANK }),
  },
  {
    flags: ['required', 'blockers'],
    from: asking({}, { 'field-0': BLANK, 'field-1': `${BLANK} ` }),
    to: asking({ required: true }, { 'field-0': BLANK, 'field-1': `${BLANK} ` }),
  },
  {
    flags: ['isDeposit'],
    from: withFields,
    to: cart({ childCarts: single(undefined, {}, { kind: 'deposit' }) }, withFields),
  },
  { flags: ['locked'], from: withFields, to: unsaid },
  { flags: ['told'], from: unsaid, to: cart({ childCarts: single(undefined, { payment_init: true }) }, withFields) },
  ...[trader, blocked, tester, unpaid, unpriced, lacking, noMethod].map((from) => ({
    flags: ['locked'],
    from,
    to: lockedOf(from),
  })),
  { flags: ['locked'], from: long, to: cart({ childCarts: [...paid(false), table('18')] }, long) },
  { flags: ['pay', 'goesOn'], from: locked, to: paying },
  {
    flags: ['deferred'],
    from: paying,
    to: cart({ availablePayments: payments({ hook_name: 'deferred_payment' }) }, paying),
  },
];
