/** Shows that the shop stores or refuses choices of the cart by the contract: delivery, payment, addresses, notes, projects, prices. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { products } from '../../demo/server/db/schema/catalogue';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);

describe('delivery and payment', () => {
  it('another carrier clears the locker', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 2 } });
    const points = (await (await who.send('/api/points?per_page=50')).json()) as {
      items: { name: string; type: string[]; status: string }[];
    };
    const point = points.items.find((one) => one.type.includes('parcel_locker') && one.status === 'Operating');
    const data = {
      inpost_point_code: point?.name,
      inpost_point_street: '',
      inpost_point_building_number: '',
      inpost_point_flat_number: '',
      inpost_point_city: '',
      inpost_point_province: '',
      inpost_point_post_code: '',
    };
    const chosen = await who.post({ inpost_data: data });
    expect([chosen.cart.is_inpost, chosen.cart.inpost_point_code]).toEqual([true, point?.name]);
    expect((await who.post({ carrier: { id: 1 } })).cart.inpost_point_code).toBeNull();
  });

  it('an unknown locker is refused in the slot inpost', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 2 } });
    const data = Object.fromEntries(
      ['code', 'street', 'building_number', 'flat_number', 'city', 'province', 'post_code'].map((one) => [
        `inpost_point_${one}`,
        '',
      ]),
    );
    expect((await who.post({ inpost_data: data })).messages.inpost?.messages).toEqual(['Nie wybrano paczkomatu']);
  });

  it('contact data needs three characters [D3]', async () => {
    const answer = await (await visit()).post({ inpost_contact: { email: 'a', phone: '' } });
    expect([answer.status, answer.messages.inpost_contact?.messages]).toEqual([422, ['Wymagane minimum 3 znaki']]);
  });

  it('a carrier that does not accept the payment clears it with a message', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 1 } });
    await who.post({ payment: { id: 4 } });
    const { status, cart, messages } = await who.post({ carrier: { id: 2 } });
    expect([status, cart.payment, messages.payment_id?.status]).toEqual([200, null, 'warning']);
  });

  it('choosing a method also chooses its payment', async () => {
    const { cart } = await (await visit()).post({ payment_method: { payment_id: 1, method_id: 'blik' } });
    expect(cart.payment_params).toEqual({ payment_method: { payment_id: 1, method_id: 'blik' } });
  });

  it('a client over the limit cannot choose the upfront wire', async () => {
    const { messages } = await (await visit('limit-przekroczony')).post({ payment: { id: 3 } });
    expect(messages.payment_id?.messages).toEqual(['Dostępny po opłaceniu zaległych zobowiązań']);
  });
});

describe('addresses, notes, project', () => {
  const fields = {
    name: 'Budowa',
    street: 'Polna',
    house_no: '1',
    flat_no: '',
    city: 'Łódź',
    zip_code: '90-001',
    post: 'Łódź',
    country: 'PL',
    region: 'łódzkie',
  };

  it('only the session that added an address can choose it', async () => {
    const who = await visit('nowy-klient');
    const { cart } = await who.post({ new_address: fields });
    const added = cart.addresses[0];
    expect(added).toMatchObject({ name: 'Budowa', zip_code: '90-001' });
    expect((await who.post({ delivery_address: { id: added.id } })).cart.delivery_address).toMatchObject({
      id: added.id,
    });
    expect((await who.post({ delivery_address: { id: null } })).cart.delivery_address).toBeNull();
    expect((await (await visit('nowy-klient')).post({ delivery_address: { id: added.id } })).status).toBe(422);
  });

  it('an address sent twice under one key is saved once and returns the current cart', async () => {
    const who = await visit('nowy-klient');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first] = await Promise.all([0, 1].map(() => who.post({ new_address: fields }, key)));
    expect([first?.status, first?.cart.addresses.length]).toEqual([200, 1]);
    await who.post({ client_comments: 'Później.' });
    const again = await who.post({ new_address: fields }, key);
    expect([again.status, again.cart.addresses.length, again.cart.client_comments]).toEqual([200, 1, 'Później.']);
    const { cart } = await who.post({ new_address: fields }, { 'idempotency-key': crypto.randomUUID() });
    expect(cart.addresses.length).toBe(2);
  });

  it.each([
    ['zip_code', '90001', 'Wymagany kod w formacie 00-000'],
    ['house_no', '', 'Ilość znaków musi zawierać sie między 1 a 10'],
    ['flat_no', '12345678901', 'Ilość znaków musi być mniejsza niż 10'],
    ['street', 'ab', 'Wymagane minimum 3 znaki'],
    ['phone', '12', 'Telefon na miejscu: Podaj numer telefonu'],
    ['driver_note', 'a'.repeat(201), 'Uwagi dla kierowcy: najwyżej 200 znaków'],
  ])('refuses an address with %s "%s" [A5]', async (name, value, words) => {
    const { status, messages } = await (await visit()).post({ new_address: { ...fields, [name]: value } });
    expect([status, messages.new_address?.messages.length]).toEqual([422, 1]);
    expect(messages.new_address?.messages[0]).toContain(words);
  });

  it('a client of building sites may enter a plot as the house number, others up to ten characters [A5]', async () => {
    const plot = { new_address: { ...fields, house_no: 'dz. ew. 123/45' } };
    const builder = await visit('staly-klient');
    const { status, cart } = await builder.post(plot);
    expect([status, cart.house_no_max, cart.addresses.at(-1)]).toEqual([
      200,
      20,
      expect.objectContaining({ house_no: 'dz. ew. 123/45' }),
    ]);
    const refused = await (await visit()).post(plot);
    expect([refused.status, refused.cart.house_no_max]).toEqual([422, undefined]);
  });

  it('an address has its phone on site and its note for the driver [A5]', async () => {
    const site = { phone: '601 202 303', driver_note: 'Brama od podwórza' };
    const { cart } = await (await visit()).post({ new_address: { ...fields, ...site } });
    expect(cart.addresses.at(-1)).toMatchObject(site);
  });

  it('notes are stored unchanged', async () => {
    expect((await (await visit()).post({ client_comments: '  Zadzwonić\n„wcześniej” ' })).cart.client_comments).toBe(
      '  Zadzwonić\n„wcześniej” ',
    );
  });

  it('only specialists can choose a project [U2]', async () => {
    const specialist = await visit('specjalista');
    const page = await (await specialist.send('/koszyk')).text();
    const { client } = JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as {
      client: { projects: { id: number }[] };
    };
    const [project] = client.projects;
    expect((await specialist.post({ project: { id: project?.id } })).cart.project).toMatchObject({
      id: project?.id,
    });
    expect((await (await visit()).post({ project: { id: project?.id } })).status).toBe(422);
  });
});

describe('prices of traders', () => {
  it('only traders change prices, between the line’s minimum and twice its price', async () => {
    const trader = await visit('handlowiec');
    const { cart } = await trader.post({});
    const line = cart.items[0];
    const at = { id: line.id, cartId: cart.id };
    const least = line.prices.minimal_price_net;
    const changed = await trader.post({ add_discount: { ...at, discount_price: least } });
    expect(changed.cart.items[0].prices).toMatchObject({ net: least, oryginal_net: line.prices.net });
    expect(changed.cart.has_shop_discount).toBe(true);
    const lower = (Number(least) - 0.01).toFixed(2);
    expect((await trader.post({ add_discount: { ...at, discount_price: lower } })).messages.add_discount?.status).toBe(
      'error',
    );
    const higher = (Number(line.prices.oryginal_net) * 2 + 0.01).toFixed(2);
    const refused = await trader.post({ add_discount: { ...at, discount_price: higher } });
    expect(refused.messages.add_discount?.messages.join()).toContain('nie może być wyższa niż 1\u00a0394,00\u00a0zł');
    const buyer = await visit();
    const own = (await buyer.post({})).cart;
    expect(
      (await buyer.post({ add_discount: { id: own.items[0].id, cartId: own.id, discount_price: '900.00' } })).status,
    ).toBe(422);
  });

  it('a carrier’s price is at least 1.00, and pickup has none to change', async () => {
    const trader = await visit('handlowiec');
    const give = (id: number, price: string) => trader.post({ add_carrier_discount: { id, discount_price: price } });
    expect((await give(1, '0.99')).status).toBe(422);
    expect((await give(3, '5.00')).status).toBe(422);
    expect((await give(1, '1.00')).cart.availableCarriers[0].price_net).toBe('1.00');
  });
});

it('products sent again with the key of a lost response are added once, also those beside a refused one', async () => {
  const who = await visit('pusty-koszyk');
  const [product] = await shop.db.select({ id: products.id, min: products.minQuantity }).from(products).limit(1);
  const amounts = async () => (await who.post({})).cart.items.map((one) => Number(one.frontQuantity ?? one.quantity));
  const id = product!.id;
  const quantity = product!.min;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = {
    add_products: [
      { id, quantity },
      { id: 99_999_999, quantity: 1 },
    ],
  };
  const [first, again] = [await who.post(body, key), await who.post(body, key)];
  expect([again.status, again.messages]).toEqual([first.status, first.messages]);
  expect(await amounts()).toEqual([quantity]);
  const one = { 'idempotency-key': crypto.randomUUID() };
  for (let time = 0; time < 2; time += 1) expect((await who.post({ add_product: id }, one)).status).toBe(200);
  expect(await amounts()).toEqual([2 * quantity]);
});
