/** The small shop whose responses are the examples of the contract. */
import { cartActions } from '../../cart/wire/actions';
import type { Fault } from '../mock/fault';
import { openShop } from '../mock/shop';
import type { Role } from '../mock/state';

export const CART = '/koszyk';

/** Preceding actions, which complete the cart for an order. */
const before: readonly unknown[] = [
  { carrier: { id: 2 } },
  { inpost_data: { inpost_point_code: 'LUB010', inpost_point_city: 'Lublin' } },
  { inpost_contact: { email: 'biuro@nowak.example', phone: '501234567' } },
  { payment: { id: 1 } },
  { new_address: { ...cartActions.new_address.samples.good.new_address, name: 'Nowak i Syn' } },
];

/** A buyer's shop with the cart of `before`; then the visitor gets the given role. */
export async function shopOf(role: Role, fault: Fault = {}) {
  const { transport, shop } = openShop({
    ...fault,
    style: { lines: 2, ...fault.style },
    // Two options suffice to show a list.
    cart: (cart, at) => {
      for (const name of ['availableCarriers', 'availablePayments']) cart[name].length = 2;
      fault.cart?.(cart, at);
    },
  });
  /** `file`: the name of a file, whose content is the body. */
  const send = async (method: string, path: string, body?: unknown, who = 'as-buyer', file?: string) => {
    const headers = {
      Cookie: `sid=${who}`,
      'X-XSRF-TOKEN': shop.session(who).token,
      ...(file !== undefined && { 'Content-Disposition': `attachment; filename*=UTF-8''${file}` }),
    };
    const text = file === undefined ? JSON.stringify(body) : String(body);
    const init = { method: method.toUpperCase(), headers, ...(body !== undefined && { body: text }) };
    const response = await transport(`https://sklep.example${path}`, init);
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  for (const body of before) await send('post', CART, body);
  Object.assign(shop.session('as-buyer'), { role });
  return { send, shop };
}
