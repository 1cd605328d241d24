/** The table of all cart actions (rule N1). Each action's body and facts are in its own file. */
import type * as v from 'valibot';
import type { Facts } from './actions/action';
import { carrier, delivery_address, invoice_address, payment, payment_method, project } from './actions/choices';
import { client_comments } from './actions/client-comments';
import { confirm } from './actions/confirm';
import { add_carrier_discount, add_discount } from './actions/discounts';
import { extra_field } from './actions/extra-field';
import { inpost_contact, inpost_data } from './actions/inpost';
import { load } from './actions/load';
import { move } from './actions/move';
import { new_address } from './actions/new-address';
import { approve, ask_quote, decline_quote, note, reject, send_for_approval, withdraw } from './actions/process';
import { quantity } from './actions/quantity';
import { remove } from './actions/remove';

/** The actions of approval and quotes. */
const processActions = { send_for_approval, approve, reject, withdraw, ask_quote, decline_quote, note } as const;
export type ProcessActionName = keyof typeof processActions;
export const isProcessAction = (name: string): name is ProcessActionName => Object.hasOwn(processActions, name);

/** All actions of the cart, in the order of the contract. The kit tries `confirm` last, because it ends the cart. */
export const cartActions = {
  load,
  quantity,
  remove,
  move,
  delivery_address,
  invoice_address,
  new_address,
  inpost_contact,
  carrier,
  payment,
  payment_method,
  client_comments,
  extra_field,
  project,
  add_discount,
  add_carrier_discount,
  inpost_data,
  ...processActions,
  confirm,
} as const;

export type CartActionName = keyof typeof cartActions;
export type CartActionBody<Name extends CartActionName> = v.InferInput<(typeof cartActions)[Name]['body']>;

export const isCartAction = (name: string): name is CartActionName => Object.hasOwn(cartActions, name);

export const factsOf = (name: CartActionName): Facts<CartActionBody<CartActionName>> => cartActions[name];
