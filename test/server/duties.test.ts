/** Tests the legally required information in the demo shop's responses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.close());

it('a buyer who may be a consumer gets the guarantee notice with its placeholder; a company gets none [Z43]', async () => {
  const visitor = await new Visit(shop).as('ze-zgodami');
  const cart = (await visitor.post({})).cart as unknown as {
    buyer: string;
    guarantee_notice: { image: string; url: string };
    items: { category_name: string; notes: object[]; safety: object; guarantee?: { image: string } }[];
  };
  expect(cart.buyer).toBe('sole-trader');
  expect(cart.guarantee_notice.url).toBe('https://europa.eu/youreurope/gwarancje');
  const picture = await shop.app.request(cart.guarantee_notice.image);
  expect(await picture.text()).toContain('Tu sklep wstawia urzędowe');
  expect(cart.items.map(({ notes, guarantee }) => [notes.length, guarantee?.image])).toEqual([
    [1, '/obrazki/obowiazki/etykieta.svg'],
    [0, '/obrazki/obowiazki/etykieta.svg'],
    [1, undefined],
  ]);
  const company = (await (await new Visit(shop).as('kupujacy')).post({})).cart;
  expect(company).not.toHaveProperty('guarantee_notice');
  expect(company.items[0]).not.toHaveProperty('safety');
});
