/** Tries to read and change the data of another visitor. */
import { factsOf, type CartActionName } from '../../../cart/wire/actions';
import type { Cart } from '../../../cart/wire/cart';
import { sameId, type Id } from '../../../http/tolerant';
import { lineOf, linesOf, otherQuantity, quantityBody } from '../cart-parts';
import type { Probe } from '../probe';
import { readAnswer } from '../reading';
import * as ready from '../complete-cart';
import { addressOf, marker } from '../sample';
import { actionNames, bodyOf } from '../samples';

/** Roles with additional actions. */
export interface Actors {
  readonly main: Probe;
  readonly trader: Probe | undefined;
  readonly specialist: Probe | undefined;
}

/** Choosing a locker requires its carrier, and most actions require a line. */
const LAST: readonly CartActionName[] = ['carrier', 'remove'];
const ORDER = [...actionNames.filter((one) => one !== 'confirm' && !LAST.includes(one)), ...LAST];

/** No action changes another visitor's cart. */
export async function checkOwnCart(doers: Actors, other: Probe, project: Id | undefined): Promise<void> {
  const { main } = doers;
  const before = JSON.stringify(await other.load());
  const name = marker();
  await main.post({ client_comments: name });
  await main.post({ new_address: addressOf(name) });
  for (const probe of Object.values(doers) as (Probe | undefined)[]) {
    const cart = await probe?.loaded();
    const locker = cart && ready.carrierOf(cart, ready.isLocker);
    if (probe && locker) await ready.chooseCarrier(probe, locker);
  }
  for (const action of ORDER) {
    const { by } = factsOf(action).samples;
    const probe = by === undefined || by === 'master' ? main : doers[by];
    const cart = await probe?.loaded();
    // The cart keeps its last line.
    if (probe === undefined || cart === undefined || (action === 'remove' && linesOf(cart).length < 2)) continue;
    const body = bodyOf(action, cart, project);
    if (body === undefined) continue;
    const { request } = await probe.post(body);
    const theirs = JSON.stringify(await other.load());
    const problem = theirs.includes(name)
      ? 'the second visitor can read the notes or the address of the first'
      : theirs !== before && 'an action of the first visitor has changed the cart of the second';
    main.judge('own-cart', problem ? `two visitors: ${request}\n${problem}` : undefined);
    if (problem) return;
  }
}

/** Tries the other visitor's ids, unless the first one has the same, as in shops where each session counts its own. */
export async function checkOwnIds(mine: Probe, other: Probe, trader: Probe | undefined): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  await mine.post({ new_address: addressOf('mój') }, { idempotencyKey });
  // Another visitor's key must return neither that visitor's response nor prevent saving the address.
  const begun = (await other.load())?.addresses.length ?? 0;
  const reply = await other.post({ new_address: addressOf('cudzy') }, { idempotencyKey });
  if (reply.isDone && ((await other.load())?.addresses.length ?? 0) <= begun)
    mine.judgeReply('own-ids', reply, 'an address with a key that another visitor has used is not saved');
  const theirs = await other.load();
  const own = await mine.loaded();
  if (theirs === undefined || own === undefined) return mine.skip('own-ids', 'a cart cannot be loaded');
  const line = linesOf(theirs).find(({ item }) => lineOf(own, item.id) === undefined);
  const address = theirs.addresses.find(({ id }) => !own.addresses.some((one) => sameId(one.id, id)));
  const isOtherCart = line !== undefined && !sameId(theirs.id, own.id);
  const [ownLine] = linesOf(own);
  const more = line && (otherQuantity(line.item) ?? 1);
  const field = own.extra_fields.find(({ scope, type }) => scope === 'line' && type === 'text');
  const value = marker();
  const bodies = [
    line && { quantity: { [String(line.item.id)]: more }, cartToUpdate: own.id },
    isOtherCart && { quantity: { [String(line.item.id)]: more }, cartToUpdate: line.cartId },
    isOtherCart && ownLine && { ...quantityBody(ownLine, otherQuantity(ownLine.item) ?? 1), cartToUpdate: line.cartId },
    address && { delivery_address: { id: address.id } },
    address && { invoice_address: { id: address.id } },
    line && own.can_move_lines && { move: { ids: [line.item.id], cartId: own.childCarts.at(-1)?.id ?? own.id } },
    line && field && { extra_field: { name: field.name, value, id: line.item.id, cartId: line.cartId } },
    // The shop saves it as a new address or refuses it, but does not overwrite the other visitor's.
    address && { new_address: { ...addressOf('podmieniony'), id: address.id } },
    line && { remove: { id: line.item.id, cartId: own.id } },
    line && { remove: { id: line.item.id, cartId: line.cartId } },
  ];
  if (line === undefined && address === undefined) return mine.skip('own-ids', 'each session counts its own ids');
  const price = line && { add_discount: { id: line.item.id, cartId: line.cartId, discount_price: '99.00' } };
  for (const body of bodies) if (body) await refusesForeignId(mine, other, body);
  if (isOtherCart) await checkNamed(mine, theirs);
  // If each session counts its own ids, the trader may have the same id.
  const tradersOwn = await trader?.loaded();
  if (price && trader && tradersOwn && !lineOf(tradersOwn, line.item.id)) await refusesForeignId(trader, other, price);
}

/** The call is refused and changes neither cart. Removing something that is already gone may succeed. */
async function refusesForeignId(mine: Probe, other: Probe, body: object): Promise<void> {
  const [own, theirs] = [JSON.stringify(await mine.loaded()), JSON.stringify(await other.loaded())];
  const reply = await mine.post(body);
  const isOwnSame = JSON.stringify(await mine.load()) === own;
  const isTheirsSame = JSON.stringify(await other.load()) === theirs;
  const problem = !isTheirsSame
    ? 'the other visitor’s cart has changed'
    : !isOwnSame && !('new_address' in body)
      ? 'the visitor’s own cart has changed'
      : reply.isDone && !('remove' in body || 'new_address' in body) && 'it was not refused';
  mine.judge(
    'own-ids',
    problem ? `${reply.request}, with an id of another visitor’s\n${reply.status}: ${problem}` : undefined,
  );
}

/** The shop must not return a cart of another visitor whose id is in the URL. */
async function checkNamed(mine: Probe, { id }: Cart): Promise<void> {
  const query = ['id', 'cart', 'cart_id', 'cartId'].map((name) => `${name}=${encodeURIComponent(id)}`).join('&');
  const { url } = mine.client;
  const { request, text } = await mine.client.call(`${url}${url.includes('?') ? '&' : '?'}${query}`, {});
  const answered: unknown = Object(Object(readAnswer(text).raw).cart).id;
  mine.judge(
    'own-ids',
    String(answered) === String(id) ? `${request}\nthe response contains the other visitor’s cart` : undefined,
  );
}

/** The page of an order, opened by another visitor. `names`: texts that only the buyer wrote. */
export async function checkOwnOrder(
  mine: Probe,
  other: Probe,
  target: string,
  names: readonly string[],
): Promise<void> {
  const own = await mine.client.call(target);
  const displayed = names.filter((name) => own.text.includes(name));
  if (displayed.length === 0) return mine.skip('own-order', 'the order’s page contains none of the buyer’s texts');
  const theirs = await other.client.call(target);
  const leaked = displayed.find((name) => theirs.text.includes(name));
  mine.judge('own-order', leaked && `${theirs.request}, by another visitor\n${theirs.status}, with “${leaked}”`);
}
