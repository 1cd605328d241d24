/** The shop of the fault matrix: the 16 cart actions of the contract on one cart in memory. */
import { aCartOfTwo } from '../fixtures/session';
import { chosenLocker, courier, locker, pickup, transport, wire } from '../fixtures/cart';
import type { Call, ShopAnswer } from './scripted-fetch';

type Wire = Record<string, unknown>;
type WithId = Wire & { id: unknown };

const byId = (list: readonly Wire[], id: unknown): Wire | null => list.find((one) => one.id === id) ?? null;

const instant: Wire = {
  id: 2,
  name: 'Szybka płatność online',
  is_instant_transfer_payment: true,
  additional_data: { payment_methods: [{ id: 'blik', name: 'BLIK' }] },
};
export const savedAddress: Wire = { id: 21, name: 'Budowa', street: 'Polna', house_no: '2', city: 'Kraków' };

/** The shop keeps the cart after an order, so nothing but the key prevents a second one. */
export function aWireShop() {
  const carriers = [courier, locker, pickup, transport];
  const payments = [wire, instant];
  let cart: Wire = aCartOfTwo({
    ...chosenLocker,
    availablePayments: payments,
    addresses: [savedAddress],
    client_comments: '',
  });
  const orders = new Map<string, number>();
  const set = (change: Wire) => void (cart = { ...cart, ...change });
  const items = () => cart.items as WithId[];
  const changeItem = (id: unknown, change: Wire) =>
    set({ items: items().map((one) => (String(one.id) === String(id) ? { ...one, ...change } : one)) });

  const perform: Record<string, (value: never) => void> = {
    quantity: (quantities: Record<string, number>) => {
      for (const [id, quantity] of Object.entries(quantities)) changeItem(id, { quantity });
    },
    remove: ({ id }: WithId) => set({ items: items().filter((one) => one.id !== id) }),
    move: ({ ids, cartId }: { ids: unknown[]; cartId: unknown }) =>
      ids.forEach((id) => changeItem(id, { note: `w koszyku ${String(cartId)}` })),
    delivery_address: ({ id }: WithId) => set({ delivery_address: byId(cart.addresses as Wire[], id) }),
    invoice_address: ({ id }: WithId) => set({ invoice_address: byId(cart.addresses as Wire[], id) }),
    new_address: (fields: Wire) => {
      const saved = cart.addresses as Wire[];
      set({ addresses: [...saved, { ...fields, id: 30 + saved.length }] });
    },
    inpost_contact: ({ email, phone }: Wire) => set({ inpost_email: email, inpost_phone_number: phone }),
    carrier: ({ id }: WithId) => set({ carrier: byId(carriers, id) }),
    payment: ({ id }: WithId) => set({ payment: byId(payments, id) }),
    payment_method: (method: Wire) => set({ payment_params: { payment_method: method } }),
    client_comments: (text: string) => set({ client_comments: text }),
    project: (project: Wire) => set({ project }),
    add_discount: ({ id, discount_price }: WithId) => {
      const prices = items().find((one) => one.id === id)?.prices as Wire | undefined;
      changeItem(id, { prices: { ...prices, net: discount_price } });
    },
    add_carrier_discount: ({ discount_price }: Wire) =>
      set({ carrier: { ...(cart.carrier as Wire), price_net: discount_price } }),
    inpost_data: (point: Wire) => set(point),
  };

  return {
    wireCart: () => cart,
    orders: () => orders.size,
    answer({ body, headers }: Call): ShopAnswer {
      const [name] = Object.keys(body);
      if (name === 'confirm') {
        orders.set(headers['Idempotency-Key'] ?? crypto.randomUUID(), orders.size + 1);
        return { status: 200, body: { cart, messages: { confirm: { messages: ['Dziękujemy'], status: 'success' } } } };
      }
      if (name !== undefined) perform[name]?.(body[name] as never);
      return { status: 200, body: { cart, messages: {} } };
    },
  };
}
