/** Selects the action of a posted body and runs it (rule N1). */
import * as v from 'valibot';
import { cartActions, type CartActionName } from '../../../src/cart/wire/actions';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { addProductsBody } from '../../../src/lookup/schema';
import { messageLimit } from '../../../src/http/limits';
import type { Db } from '../db/open';
import { approve, askQuote, declineQuote, reject, sendForApproval, withdraw, writeNote } from '../held/actions';
import { text as heldText } from '../held/text';
import { addAddress, chooseDeliveryAddress, chooseInvoiceAddress } from './addresses';
import { confirmCart } from './confirm';
import { chooseCarrier, chooseLocker, saveContact } from './delivery';
import { addCarrierDiscount, addDiscount } from './discounts';
import { writeField } from './extra';
import type { LoadedCart } from './load';
import { refuse } from './messages';
import { moveLines } from './move';
import { chooseProject, writeComments } from './notes';
import type { Action } from './outcome';
import { choosePayment, choosePaymentMethod } from './payment';
import { addProduct, addProducts } from './product';
import { changeQuantities, removeLine } from './quantity';

interface Doable {
  readonly run: Run;
  readonly body: { readonly seen?: SeenCart };
}

type Run = (tx: Db, cart: LoadedCart) => ReturnType<Action<never>>;

/** The action of a body, and the parsed body. */
export type ActionRequest = { readonly name: 'load' } | ({ readonly name: string } & Doable);

const parsed =
  <Schema extends v.GenericSchema>(schema: Schema, act: Action<v.InferOutput<Schema>>) =>
  (raw: unknown): Doable | undefined => {
    const read = v.safeParse(schema, raw);
    return read.success
      ? { body: read.output as Doable['body'], run: (tx, cart) => act(tx, cart, read.output) }
      : undefined;
  };

/** The message of an action, in its body or in a field beside it. */
const messageIn = (body: object): string =>
  Object.values(body)
    .map((value: unknown) => (typeof value === 'string' ? value : ((value as { note?: string }).note ?? '')))
    .join('');

/** Whether the action must be the only one of its body: after another action the buyer would not have seen the cart. */
const alone = <Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  { entries }: Schema,
  act: Action<v.InferOutput<Schema>>,
) =>
  parsed(v.strictObject(entries), async (tx, cart, body) =>
    messageIn(body).length > messageLimit.max
      ? refuse('note' in body ? 'note' : 'confirm', heldText.noteLong(messageLimit.max))
      : act(tx, cart, body as v.InferOutput<Schema>),
  );

const ACTIONS: Record<
  Exclude<CartActionName, 'load'> | 'add_product' | 'add_products',
  (raw: unknown) => Doable | undefined
> = {
  confirm: alone(cartActions.confirm.body, confirmCart),
  send_for_approval: alone(cartActions.send_for_approval.body, sendForApproval),
  approve: alone(cartActions.approve.body, approve),
  reject: alone(cartActions.reject.body, reject),
  withdraw: alone(cartActions.withdraw.body, withdraw),
  ask_quote: alone(cartActions.ask_quote.body, askQuote),
  decline_quote: alone(cartActions.decline_quote.body, declineQuote),
  note: alone(cartActions.note.body, writeNote),
  quantity: parsed(cartActions.quantity.body, changeQuantities),
  remove: parsed(cartActions.remove.body, removeLine),
  move: parsed(cartActions.move.body, moveLines),
  delivery_address: parsed(cartActions.delivery_address.body, chooseDeliveryAddress),
  invoice_address: parsed(cartActions.invoice_address.body, chooseInvoiceAddress),
  new_address: parsed(cartActions.new_address.body, addAddress),
  inpost_contact: parsed(cartActions.inpost_contact.body, saveContact),
  inpost_data: parsed(cartActions.inpost_data.body, chooseLocker),
  carrier: parsed(cartActions.carrier.body, chooseCarrier),
  payment: parsed(cartActions.payment.body, choosePayment),
  payment_method: parsed(cartActions.payment_method.body, choosePaymentMethod),
  client_comments: parsed(cartActions.client_comments.body, writeComments),
  extra_field: parsed(cartActions.extra_field.body, writeField),
  project: parsed(cartActions.project.body, chooseProject),
  add_discount: parsed(cartActions.add_discount.body, addDiscount),
  add_carrier_discount: parsed(cartActions.add_carrier_discount.body, addCarrierDiscount),
  add_product: parsed(v.object({ add_product: v.union([v.number(), v.string()]) }), addProduct),
  add_products: parsed(addProductsBody, addProducts),
};

/** Undefined if the body does not match the contract. */
export function readAction(raw: unknown): ActionRequest | undefined {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined;
  const keys = Object.keys(raw);
  if (keys.length === 0) return { name: 'load' };
  const [name, ...others] = keys.filter((key) => Object.hasOwn(ACTIONS, key));
  // Refuses two such actions in one body: the buyer has not seen the cart after the first.
  if (others.length > 0) return undefined;
  const doable = name === undefined ? undefined : ACTIONS[name as keyof typeof ACTIONS](raw);
  return name === undefined || doable === undefined ? undefined : { name, ...doable };
}
