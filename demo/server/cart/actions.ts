/** Selects the action of a posted body and runs it (rule N1). */
import * as v from 'valibot';
import { cartActions, type CartActionBody, type CartActionName } from '../../../src/cart/wire/actions';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { addProductsBody } from '../../../src/lookup/schema';
import { messageLimit } from '../../../src/http/limits';
import { act, isShopAction, shopActions, type ShopActionName } from '../../../src/shop/actions';
import type { Db } from '../db/open';
import { approve, askQuote, declineQuote, reject, sendForApproval, withdraw, writeNote } from '../held/actions';
import { text as heldText } from '../held/text';
import { confirmCart } from './confirm';
import { storeDifference } from './difference';
import { done } from './done';
import type { LoadedCart } from './load';
import { inMemory } from './memory';
import { refuse, refuseBroken } from './messages';
import type { Action } from './outcome';
import { addProduct, addProducts } from './product';

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

/** An action of the shop: runs on the cart in memory, and stores the difference. */
const ofShop = <Name extends ShopActionName>(name: Name) =>
  parsed(cartActions[name].body as v.GenericSchema<unknown, CartActionBody<Name>>, async (tx, cart, body) => {
    const after = inMemory(cart);
    const broken = act(name, after, body);
    const isRead = await storeDifference(tx, cart, after);
    const messages = broken.length > 0 ? refuseBroken(broken) : (done[name]?.(cart.own, after.own) ?? {});
    return isRead ? messages : { messages, lines: after.lines };
  });

const others: Record<
  Exclude<CartActionName, 'load' | ShopActionName> | 'add_product' | 'add_products',
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
  add_product: parsed(v.object({ add_product: v.union([v.number(), v.string()]) }), addProduct),
  add_products: parsed(addProductsBody, addProducts),
};

const actions = new Map([
  ...Object.entries(others),
  ...Object.keys(shopActions)
    .filter(isShopAction)
    .map((name) => [name, ofShop(name)] as const),
]);

/** Undefined if the body does not match the contract. */
export function readAction(raw: unknown): ActionRequest | undefined {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined;
  const keys = Object.keys(raw);
  if (keys.length === 0) return { name: 'load' };
  const [name, ...others] = keys.filter((key) => actions.has(key));
  // Refuses two such actions in one body: the buyer has not seen the cart after the first.
  if (others.length > 0) return undefined;
  const doable = name === undefined ? undefined : actions.get(name)?.(raw);
  return name === undefined || doable === undefined ? undefined : { name, ...doable };
}
