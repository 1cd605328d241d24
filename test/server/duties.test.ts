/** Tests the legally required information in the demo shop's responses. */
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

interface Sent {
  buyer: string;
  guarantee_notice?: { image: string; url: string };
  items: {
    kind?: string;
    notes?: object[];
    safety?: object;
    guarantee?: { image: string };
    lowest_price?: { basis: string };
    unit_price?: object;
  }[];
  extra_fields?: { name: string; label: string; value?: string }[];
  availablePayments: { split_payment?: boolean; seller_account?: object }[];
  invoice_address: { nip: string };
}
const cartOf = async (slug: string): Promise<Sent> =>
  (await (await new Visit(shop).as(slug)).post({})).cart as unknown as Sent;

it('a buyer who may be a consumer gets the guarantee notice with its placeholder; a company gets none [Z43]', async () => {
  const cart = await cartOf('ze-zgodami');
  expect(cart.buyer).toBe('sole-trader');
  expect(cart.guarantee_notice?.url).toBe('https://europa.eu/youreurope/gwarancje');
  const picture = await shop.app.request(cart.guarantee_notice!.image);
  expect(await picture.text()).toContain('Tu sklep wstawia urzędowe');
  expect(cart.items.map(({ notes, guarantee }) => [notes?.length, guarantee?.image])).toEqual([
    [1, '/obrazki/obowiazki/etykieta.svg'],
    [0, '/obrazki/obowiazki/etykieta.svg'],
    [1, undefined],
  ]);
  const company = await cartOf('kupujacy');
  expect(company).not.toHaveProperty('guarantee_notice');
  expect(company.items[0]).not.toHaveProperty('safety');
});

it('a consumer gets all that is owed to one, and nothing of a company [Z20, Z23, Z43]', async () => {
  const { buyer, guarantee_notice: notice, items, ...cart } = await cartOf('konsument');
  expect([buyer, notice?.url, cart.invoice_address.nip]).toEqual([
    'consumer',
    'https://europa.eu/youreurope/gwarancje',
    '',
  ]);
  const has = (is: (item: Sent['items'][number]) => unknown) => items.some((item) => Boolean(is(item)));
  expect([
    has(({ lowest_price: lowest }) => lowest?.basis === '30-days'),
    has(({ lowest_price: lowest }) => lowest?.basis === 'since-offer'),
    has(({ unit_price: unit }) => unit),
    has(({ kind }) => kind === 'deposit'),
    has(({ safety }) => safety),
    has(({ guarantee }) => guarantee),
    has(({ notes }) => notes?.length),
  ]).toEqual(Array.from({ length: 7 }, () => true));
  expect(cart.extra_fields?.map(({ label, value }) => [label, value])).toEqual([
    ['Akceptuję regulamin sklepu.', ''],
    ['Chcę otrzymywać oferty e-mailem. Zgodę mogę wycofać w każdej chwili.', ''],
  ]);
  expect(cart.availablePayments.filter((one) => one.split_payment || one.seller_account)).toEqual([]);
});
