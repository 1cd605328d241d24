/** The shop of the seen orders: any number of lines, every carrier and payment, and the contents of each order. */
import type { Random } from '../../../demo/server/seed/random';
import type { Answer } from './shop';

const money = (grosze: number): string => (grosze / 100).toFixed(2);
const gross = (net: number): number => Math.round((net * 123) / 100);

const address = {
  id: 7,
  name: 'Budowa – brama od podwórza',
  street: 'Kwiatowa',
  house_no: '7',
  zip_code: '05-500',
  city: 'Piaseczno',
  nip: '5253416727',
  phone: '601 202 317',
};
const carriers = [
  { id: 1, name: 'Kurier – przesyłka paletowa lub paczka', type: 'courier', price_gross: '29.90', price_net: '24.31' },
  { id: 2, name: 'Paczkomat InPost', type: 'parcelLocker', price_gross: '14.99', price_net: '12.19' },
  { id: 3, name: 'Odbiór w oddziale', type: 'pickup', price_gross: '0.00', price_net: '0.00' },
  { id: 4, name: 'Transport z HDS', type: 'transportShop', price_gross: '246.00', price_net: '200.00' },
];
const payments = [
  { id: 1, name: 'Przelew z odroczonym terminem', hook_name: 'manual_wire' },
  { id: 2, name: 'Płatność przy odbiorze' },
  { id: 3, name: 'Szybki przelew', is_instant_transfer_payment: true, methods: ['blik', 'karta'] },
  { id: 4, name: 'Przedpłata na konto', hook_name: 'upfront_manual_wire' },
].map(({ methods = [], ...one }) => ({
  ...one,
  additional_data: { payment_methods: methods.map((id) => ({ id, name: id.toUpperCase() })) },
}));
const NAMES = [
  'Fuga elastyczna 2 kg',
  'Kołki uniwersalne nylon 6 × 40 mm 200 szt.',
  'Bateria Aria Chrom prysznicowa termostatyczna',
  'Membrana dachowa Strong szara 180 g 75 m²',
  'Kabina prysznicowa Omega Złoty Szczotkowany 120 × 90 cm',
];

export interface LongShop {
  readonly lines: number;
  readonly what: string;
  /** The revisions of the placed orders. */
  readonly orders: string[];
  answer(body: Record<string, never>): Answer;
  /** A colleague changes a line, the delivery or the notes. */
  meddle(): void;
}

export function longShop(random: Random): LongShop {
  const lines = random.chance(0.4) ? random.whole(1, 8) : random.pick([9, 12, 13, 40, 60, 61, 150, 500]);
  const carrier = random.pick(carriers);
  const payment = random.pick(payments);
  const buyer = random.pick(['company', 'consumer', 'sole-trader', undefined]);
  let notes = random.chance(0.3) ? 'Rozładunek od ul. Ogrodowej, proszę dzwonić godzinę przed dostawą.' : '';
  const goods = Array.from({ length: lines }, (_, at) => ({
    id: at + 1,
    name: random.pick(NAMES),
    net: random.whole(100, 200_000),
    quantity: random.whole(1, 20),
  }));
  const isLinked = random.chance(0.5);
  let revision = 1;
  let isEmptied = false;
  const orders: string[] = [];
  const total = () =>
    goods.reduce((sum, { net, quantity }) => sum + gross(net * quantity), 0) +
    Math.round(Number(carrier.price_gross) * 100);
  const wire = () =>
    isEmptied
      ? null
      : {
          id: 77,
          cart_name: 'Koszyk',
          buyer,
          revision: String(revision),
          items: goods.map(({ id, name, net, quantity }) => ({
            id,
            index: `KOD${id}-1000`,
            product_name: name,
            ...(isLinked && { url: `/produkt/${id}` }),
            unit: 'szt.',
            quantity,
            min: 1,
            max: 500,
            prices: { net: money(net), gross: money(gross(net)), total_gross: money(gross(net * quantity)) },
          })),
          currency: { iso_code: 'PLN' },
          availableCarriers: carriers,
          carrier,
          availablePayments: payments,
          payment,
          payment_params: payment.id === 3 ? { payment_method: { payment_id: 3, method_id: 'blik' } } : null,
          prices: { total_gross: money(total()) },
          ...(carrier.id === 2 && {
            inpost_point_code: 'WAW12A',
            inpost_point_street: 'Prosta',
            inpost_point_building_number: '1',
            inpost_point_city: 'Warszawa',
            inpost_point_post_code: '00-001',
            inpost_email: 'kupujacy@example.com',
            inpost_phone_number: '601202317',
          }),
          invoice_address: address,
          delivery_address: address,
          addresses: [address],
          client_comments: notes,
        };
  const respond = (status: number, messages: object = {}): Answer => ({ status, body: { cart: wire(), messages } });
  const change = (how: () => void) => {
    how();
    revision++;
  };
  return {
    lines,
    what: `${lines} lines, ${carrier.name}, ${payment.name}, ${buyer ?? 'unknown buyer'}${isLinked ? ', linked' : ''}`,
    orders,
    answer(body) {
      const { confirm, seen, quantity } = body as Readonly<Record<string, unknown>> & {
        seen?: { revision?: string };
        quantity?: Record<string, number>;
      };
      if (isEmptied) return respond(200);
      if (quantity)
        change(() => {
          for (const [id, one] of Object.entries(quantity)) goods[Number(id) - 1]!.quantity = one;
        });
      if (!confirm) return respond(200);
      if (seen?.revision !== String(revision))
        return respond(409, { confirm: { messages: ['Koszyk zmienił się od czasu, gdy go widziano.'] } });
      orders.push(String(revision));
      isEmptied = true;
      return respond(200, { confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: '/dziekujemy' } });
    },
    meddle: () =>
      change(() => {
        if (random.chance(0.3)) notes += ' Rampa.';
        else goods[random.whole(0, lines - 1)]!.quantity += 1;
      }),
  };
}
