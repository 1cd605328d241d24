/** Tests the cart's printed form beside another tab: only what its person changed is saved, and nothing is overwritten silently. */
import { parseDocument } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { workerShop } from '../fixtures/open-shop';
import { formOf as printedForm, textOf, type Node } from '../people/form';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const formOf = async (who: Visit): Promise<URLSearchParams> => (await printedForm(who))!;

const textIn = async (who: Visit): Promise<string> =>
  textOf(parseDocument(await (await who.send('/koszyk')).text()) as Node).replaceAll(/\s+/g, ' ');

it('changes what its person changed, and leaves what another tab changed since', async () => {
  const who = await new Visit(shop).as('kupujacy');
  const form = await formOf(who);
  const { cart } = await who.post({});
  const [first, second] = cart.items;
  await who.post({ quantity: { [second.id]: second.min + 2 * second.step }, cartToUpdate: cart.id });
  await who.post({ client_comments: 'z drugiej karty' });
  await who.post({ carrier: { id: cart.availableCarriers[2]!.id } });
  const mine = first.min + 3 * first.step;
  form.set(`quantity[${cart.id}][${first.id}]`, String(mine));
  await who.send('/koszyk', { method: 'POST', body: form });
  const now = (await who.post({})).cart;
  expect([now.items[0].quantity, now.items[1].quantity].map(Number)).toEqual([mine, second.min + 2 * second.step]);
  expect([now.client_comments, now.carrier]).toEqual([
    'z drugiej karty',
    expect.objectContaining({ id: cart.availableCarriers[2]!.id }),
  ]);
  expect(await textIn(who)).not.toContain('w innym oknie');
});

it('names the line and both values where another tab was there first, and what was typed into a line that is gone', async () => {
  const who = await new Visit(shop).as('kupujacy');
  const form = await formOf(who);
  const { cart } = await who.post({});
  const [first, second] = cart.items;
  await who.post({ quantity: { [second.id]: second.min + 2 * second.step }, cartToUpdate: cart.id });
  await who.post({ client_comments: 'z drugiej karty' });
  await who.post({ remove: { id: first.id, cartId: cart.id } });
  const [theirs, mine] = [second.min + 2 * second.step, second.min + 3 * second.step];
  form.set(`quantity[${cart.id}][${second.id}]`, String(mine));
  form.set(`quantity[${cart.id}][${first.id}]`, '77');
  form.set('client_comments', 'stąd');
  form.set('next', '1');
  const answer = await who.send('/koszyk', { method: 'POST', body: form });
  expect(answer.headers.get('location')).toBe('/koszyk');
  const page = await textIn(who);
  expect(page).toContain(`: w innym oknie zapisano „${theirs}”, teraz zapisano „${mine}”.`);
  expect(page).toContain('Uwagi do zamówienia: w innym oknie zapisano „z drugiej karty”, teraz zapisano „stąd”.');
  expect(page).toContain('Tej pozycji nie ma już w koszyku. (77)');
  const now = (await who.post({})).cart;
  expect([Number(now.items[0].quantity), now.client_comments]).toEqual([mine, 'stąd']);
});
