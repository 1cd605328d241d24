/** The shop of the random orders: exact sums, three ways to store order keys, with or without revisions. */

/**
 * How a shop prevents a second order: one order per cart; by the key, with the cart emptied at once; or by the key, with the cart emptied
 * late, so that the first response and the next loads still contain it.
 */
export type Kind = 'one order per cart' | 'keys' | 'keys, empties late';

export interface Order {
  readonly key: string;
  /** In grosze. */
  readonly total: number;
  /** The id of the delivery address. */
  readonly address: number;
  readonly quantities: Readonly<Record<string, number>>;
  readonly notes: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Delay in ms after which the late shop empties the cart. */
export const LATE = 2500;

const NET = [1000, 1333, 1666, 1999, 2332];
const gross = (net: number): number => Math.round((net * 123) / 100);
const money = (grosze: number): string => `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;

export const streets: Readonly<Record<number, string>> = { 7: 'Rachunkowa 7', 8: 'Budowlana 8' };
const addressOf = (id: number) => ({
  id,
  name: `Adres ${id}`,
  street: streets[id]?.split(' ')[0],
  house_no: String(id),
  zip_code: '00-001',
  city: 'Warszawa',
});
const carriers = [
  { id: 1, name: 'Kurier', type: 'courier', price_gross: '19.90', price_net: '16.18' },
  { id: 2, name: 'Kurier jutro', type: 'courier', price_gross: '29.90', price_net: '24.31' },
];
const payments = [
  { id: 1, name: 'Przelew', hook_name: 'manual_wire' },
  { id: 2, name: 'Pobranie' },
];

export interface OrderShop {
  readonly orders: readonly Order[];
  readonly cart: {
    quantities: Record<string, number>;
    carrier: number;
    payment: number;
    notes: string;
    delivery: number;
  };
  /** The total of the current cart in grosze. */
  total(): number;
  answer(body: Record<string, never>, key: string | undefined): Answer;
  /** Changes the cart as somebody else. */
  meddle(change: (cart: OrderShop['cart']) => void): void;
}

/** One buyer's cart of five lines with the quantities 2 to 6: 470,69 zł. */
export function orderShop(kind: Kind, hasRevisions: boolean): OrderShop {
  const cart = {
    quantities: { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as Record<string, number>,
    carrier: 1,
    payment: 1,
    notes: '',
    delivery: 7,
  };
  const orders: Order[] = [];
  const answers = new Map<string, Answer>();
  let revision = 1;
  let isEmptied = false;

  const carrier = () => carriers.find(({ id }) => id === cart.carrier)!;
  const lineTotal = (id: string) => gross(NET[Number(id) - 1]!) * cart.quantities[id]!;
  const goods = () => Object.keys(cart.quantities).reduce((sum, id) => sum + lineTotal(id), 0);
  const total = () => goods() + Math.round(Number(carrier().price_gross) * 100);

  const wire = () =>
    isEmptied
      ? null
      : {
          id: 77,
          cart_name: 'Koszyk',
          ...(hasRevisions && { revision: String(revision) }),
          items: Object.entries(cart.quantities).map(([id, quantity]) => ({
            id: Number(id),
            index: `IDX-${id}`,
            product_name: `Produkt ${id}`,
            quantity,
            min: 1,
            max: 500,
            step: 1,
            prices: {
              net: money(NET[Number(id) - 1]!),
              gross: money(gross(NET[Number(id) - 1]!)),
              total_gross: money(lineTotal(id)),
            },
          })),
          currency: { iso_code: 'PLN' },
          availableCarriers: carriers,
          carrier: carrier(),
          availablePayments: payments,
          payment: payments.find(({ id }) => id === cart.payment),
          prices: { total_gross: money(total()), total_gross_only_products: money(goods()) },
          invoice_address: addressOf(7),
          delivery_address: addressOf(cart.delivery),
          addresses: [addressOf(7), addressOf(8)],
          client_comments: cart.notes,
        };
  const respond = (status: number, messages: object = {}): Answer => ({ status, body: { cart: wire(), messages } });
  const changed = (change: () => void): Answer => {
    change();
    revision++;
    return respond(200);
  };

  function confirm(
    key: string,
    seen: { revision?: string; total_gross?: string; delivery_address_id?: number },
  ): Answer {
    const first = answers.get(kind === 'one order per cart' ? 'the cart' : key);
    if (first) return first;
    if (isEmptied || goods() === 0) return respond(422, { confirm: { messages: ['Koszyk jest pusty.'] } });
    if (hasRevisions && seen.revision !== String(revision))
      return respond(409, { confirm: { messages: ['Koszyk zmienił się od czasu, gdy go widziano.'] } });
    orders.push({ key, total: total(), address: cart.delivery, quantities: { ...cart.quantities }, notes: cart.notes });
    if (kind === 'keys, empties late') setTimeout(() => (isEmptied = true), LATE);
    else isEmptied = true;
    const thanks = respond(200, {
      confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: '/dziekujemy' },
    });
    answers.set(kind === 'one order per cart' ? 'the cart' : key, thanks);
    return thanks;
  }

  const actions: Readonly<Record<string, (value: never) => Answer>> = {
    quantity: (quantities: Record<string, number>) => {
      const valid = Object.entries(quantities).filter(([id]) => id in cart.quantities);
      if (valid.some(([, one]) => one < 1 || one > 500))
        return respond(422, { quantity: { messages: ['Od 1 do 500.'] } });
      return changed(() => valid.forEach(([id, one]) => (cart.quantities[id] = one)));
    },
    remove: ({ id }: { id: number }) => changed(() => delete cart.quantities[id]),
    carrier: ({ id }: { id: number }) => changed(() => (cart.carrier = id)),
    payment: ({ id }: { id: number }) => changed(() => (cart.payment = id)),
    client_comments: (text: string) => changed(() => (cart.notes = text)),
    delivery_address: ({ id }: { id: number | null }) => changed(() => (cart.delivery = id ?? 7)),
  };

  return {
    orders,
    cart,
    total,
    answer(body, key) {
      const [name] = Object.keys(body);
      if (name === 'confirm') return confirm(key ?? '', body['seen'] ?? {});
      if (isEmptied || name === undefined) return respond(200);
      return actions[name]?.(body[name]!) ?? respond(400);
    },
    meddle(change) {
      if (isEmptied) return;
      change(cart);
      revision++;
    },
  };
}
