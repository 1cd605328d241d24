/** Decides how addresses are tried: a new one, wrong ones, choosing them for delivery and invoice. */
import type { NewAddress } from '../../cart/wire/address';
import type { Cart } from '../../cart/wire/cart';
import { sameId, type Id } from '../../http/tolerant';
import { chosen, wrongId } from '../cart-parts';
import type { Probe } from '../probe';

const GOOD: NewAddress = {
  name: 'Próba shop-elements „conform”',
  street: 'Źródlana',
  house_no: '12A',
  flat_no: '3',
  city: 'Łódź',
  zip_code: '90-001',
  post: 'Łódź',
  country: 'PL',
  region: 'łódzkie',
};

/** Each breaks a part of rule A5. */
const BAD: readonly Partial<NewAddress>[] = [
  { name: '' },
  { street: 'ab' },
  { house_no: '' },
  { house_no: '12345678901' },
  { flat_no: '12345678901' },
  { zip_code: '90001' },
  { city: '' },
];

const COMPARED = ['name', 'street', 'house_no', 'city', 'zip_code'] as const;

export async function checkAddresses(probe: Probe): Promise<void> {
  for (const fault of BAD) await probe.refuses('address-wrong', { new_address: { ...GOOD, ...fault } }, 'new_address');
  const saved = (await probe.load())?.addresses.map(({ id }) => String(id)) ?? [];
  const fresh = (cart: Cart) => cart.addresses.find(({ id }) => !saved.includes(String(id)));
  const later = await probe.does('address', { new_address: GOOD }, (cart) => {
    const one = fresh(cart);
    if (one === undefined) return 'addresses has no new entry';
    const other = COMPARED.find((name) => one[name] !== GOOD[name]);
    return other && `its ${other} came back as ${JSON.stringify(one[other])}`;
  });
  const id = later && (fresh(later) ?? later.addresses[0])?.id;
  await checkDelivery(probe, id);
  await checkInvoice(probe, id);
}

async function checkDelivery(probe: Probe, id: Id | undefined): Promise<void> {
  await probe.refuses('delivery-wrong', { delivery_address: { id: wrongId(id) } });
  if (id === undefined) return probe.skip('delivery', 'no address is saved');
  await probe.does('delivery', { delivery_address: { id } }, chosen('delivery_address', id));
  // "As on the invoice" is null, or the invoice address itself.
  await probe.does('delivery', { delivery_address: { id: null } }, (cart) => {
    const now = cart.delivery_address?.id;
    return now === undefined || sameId(now, cart.invoice_address?.id)
      ? undefined
      : `cart.delivery_address.id is ${JSON.stringify(now)}`;
  });
}

async function checkInvoice(probe: Probe, id: Id | undefined): Promise<void> {
  await probe.refuses('invoice-wrong', { invoice_address: { id: wrongId(id) } });
  if (id === undefined) return probe.skip('invoice', 'no address is saved');
  const before = (await probe.load())?.invoice_address?.id;
  await probe.does('invoice', { invoice_address: { id } }, chosen('invoice_address', id));
  if (before !== undefined) await probe.post({ invoice_address: { id: before } });
}
