/** Shows that the shop's cart loads and changes its lines by the contract. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartAnswer } from '../../src/cart/wire/cart';
import { workerShop } from '../fixtures/open-shop';
import { displayedQuantity, Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);

describe('loading', () => {
  it('POST {} returns the cart in the elements’ schema', async () => {
    const { status, ...answer } = await (await visit()).post({});
    expect(status).toBe(200);
    const { cart } = v.parse(cartAnswer, answer);
    expect(cart?.items).toHaveLength(8);
    expect(cart?.addresses).toHaveLength(3);
    expect(cart?.availableCarriers.map((one) => one.type)).toEqual([
      'courier',
      'parcelLocker',
      'pickup',
      'transportShop',
    ]);
  });

  it('POST with an empty body returns the cart', async () => {
    expect((await (await visit()).post('')).status).toBe(200);
  });

  it.each([
    ['not JSON'],
    ['[]'],
    ['{"unknown":1}'],
    ['{"carrier":{}}'],
    ['{"confirm":false}'],
    ['{"carrier":{"id":1},"client_comments":"x"}'],
    ['{"add_product":1,"confirm":true}'],
  ])('refuses %s with 400', async (body) => {
    const answer = await (await visit()).post(body);
    expect([answer.status, answer.cart]).toEqual([400, null]);
  });

  it('the cart’s total is the exact sum of its lines', async () => {
    const { cart } = await (await visit('koszyk-500')).post({});
    // Deposits are lines of their own, outside the goods.
    const goods = cart.items.filter(({ kind }) => kind !== 'deposit');
    expect(goods).toHaveLength(500);
    const grosze = (text: string) => BigInt(text.replace('.', ''));
    const sum = goods.reduce((all, one) => all + grosze(one.prices.total_gross), 0n);
    expect(grosze(cart.prices.total_gross_only_products)).toBe(sum);
  });
});

describe('quantities', () => {
  const first = async (who: Visit) => {
    const { cart } = await who.post({});
    const { id, max } = cart.items[0];
    return { cartToUpdate: cart.id, id, max };
  };

  it('a change of quantity returns the new totals', async () => {
    const who = await visit();
    const { cartToUpdate, id } = await first(who);
    const { status, cart } = await who.post({ quantity: { [id]: 5 }, cartToUpdate });
    expect([status, displayedQuantity(cart.items[0])]).toEqual([200, 5]);
  });

  it.each([
    ['below the minimum', () => 0, 'minimalna ilość'],
    ['above the stock', (max: number) => max + 1000, 'dostępna ilość'],
    ['with a fraction', () => 1.5, 'liczbą całkowitą'],
  ])('refuses a quantity %s and keeps the old one', async (_, quantity, words) => {
    const who = await visit();
    const { cartToUpdate, id, max } = await first(who);
    const before = (await who.post({})).cart.items[0].quantity;
    const answer = await who.post({ quantity: { [id]: quantity(max) }, cartToUpdate });
    expect(answer.status).toBe(422);
    expect(answer.messages.quantity?.messages[0]).toContain(words);
    expect(answer.cart.items[0].quantity).toBe(before);
  });

  it('a change of valid and invalid lines stores the valid ones', async () => {
    const who = await visit();
    const { cart } = await who.post({});
    const [one, two] = cart.items;
    const answer = await who.post({ quantity: { [one.id]: 4, [two.id]: 1_000_000 }, cartToUpdate: cart.id });
    expect(answer.status).toBe(422);
    expect(displayedQuantity(answer.cart.items[0])).toBe(4);
  });

  it('removing a line twice is no error', async () => {
    const who = await visit();
    const { cartToUpdate: cartId, id } = await first(who);
    expect((await who.post({ remove: { id, cartId } })).cart.items).toHaveLength(7);
    expect((await who.post({ remove: { id, cartId } })).status).toBe(200);
  });

  it('a change does not affect another session’s line', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const { id } = await first(theirs);
    const { cartToUpdate } = await first(mine);
    expect((await mine.post({ quantity: { [id]: 2 }, cartToUpdate })).messages.quantity?.messages).toEqual([
      'Tej pozycji nie ma już w koszyku.',
    ]);
  });

  it('a change of quantity works for lines of child carts', async () => {
    const who = await visit('koszyk-glowny');
    const { cart } = await who.post({});
    expect([cart.is_master, cart.items.length, cart.childCarts.length]).toEqual([true, 0, 3]);
    const child = cart.childCarts[1];
    const line = child.items[0];
    const wanted = line.min + line.step;
    const answer = await who.post({ quantity: { [line.id]: wanted }, cartToUpdate: child.id });
    expect(displayedQuantity(answer.cart.childCarts[1].items[0])).toBe(wanted);
  });

  it('moving lines to another child cart merges equal products and refuses unknown lines', async () => {
    const who = await visit('koszyk-glowny');
    const { cart } = await who.post({});
    expect(cart).toMatchObject({ can_move_lines: true });
    const [from, to] = cart.childCarts;
    const lines = from.items.slice(0, 2);
    const ids = lines.map(({ id }) => id);
    const total = cart.prices.total_gross;
    const moved = (await who.post({ move: { ids, cartId: to.id } })).cart;
    expect(moved.childCarts[0].items.map(({ id }) => id)).toEqual(from.items.slice(2).map(({ id }) => id));
    expect(moved.childCarts[1].items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...ids, ...to.items.map(({ id }) => id)]),
    );
    expect(moved.prices.total_gross).toBe(total);
    await who.post({ add_product: 1 });
    const again = (await who.post({ add_product: 1 })).cart;
    const added = again.childCarts[0].items.at(-1)!;
    await who.post({ move: { ids: [added.id], cartId: to.id } });
    const twice = (await who.post({ add_product: 1 })).cart;
    const second = twice.childCarts[0].items.at(-1)!;
    const joined = (await who.post({ move: { ids: [second.id], cartId: to.id } })).cart;
    const same = joined.childCarts[1].items.find(({ id }) => id === added.id)!;
    expect(displayedQuantity(same)).toBe(displayedQuantity(added) + displayedQuantity(second));
    expect(joined.childCarts.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain(second.id);
    const strange = await who.post({ move: { ids: [999_999], cartId: to.id } });
    expect(strange.messages['quantity']?.messages).toEqual(['Tej pozycji nie ma już w koszyku.']);
    const foreign = await who.post({ move: { ids, cartId: 999_999 } });
    expect(foreign.messages['quantity']?.status).toBe('error');
  });
});
