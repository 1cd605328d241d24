/** The actions of a shop that change a cart in memory, by name. */
import type { CartActionBody } from '../cart/wire/actions';
import { apply, type Action } from './action';
import { new_address } from './addresses';
import type { ShopCart } from './cart';
import { carrier, delivery_address, invoice_address, payment, payment_method, project } from './choices';
import { extra_field } from './fields';
import { inpost_contact, inpost_data } from './lockers';
import { add_carrier_discount, add_discount } from './prices';
import { move, quantity, remove } from './quantities';
import type { Obeys, Refusal } from './rule';
import { textActions } from './texts';

export const shopActions = {
  quantity,
  remove,
  move,
  delivery_address,
  invoice_address,
  new_address,
  inpost_contact,
  inpost_data,
  carrier,
  payment,
  payment_method,
  ...textActions,
  extra_field,
  project,
  add_discount,
  add_carrier_discount,
} as const;

export type ShopActionName = keyof typeof shopActions;
export const isShopAction = (name: string): name is ShopActionName => Object.hasOwn(shopActions, name);

/** Changes the cart in place; returns the broken rules. */
export const act = <Name extends ShopActionName>(
  name: Name,
  cart: ShopCart,
  body: CartActionBody<Name>,
  obeys?: Obeys,
): Refusal[] => apply(shopActions[name] as unknown as Action<Name>, cart, body, obeys);
