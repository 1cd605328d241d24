/** Shows requests for approval and quotes in the mock: their scenarios, and what its people may do. */
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../src/tools/mock/scenarios';
import { openShop } from '../../../../src/tools/mock/shop';
import type { JsonObject } from '../../../../src/tools/mock/state';

/** A visitor of a shop; `post` adds what the cart displays. */
function visitor(name: string, id = 'a', shop = openShop(scenarios[name])) {
  const { sessionOf = (one: string) => one } = scenarios[name] ?? {};
  const send = async (body: object, path = '/koszyk', key = '') => {
    const token = shop.shop.session(sessionOf(id)).token;
    const headers = { Cookie: `sid=${id}`, 'X-XSRF-TOKEN': token, 'Idempotency-Key': key };
    const response = await shop.transport(`https://sklep.example${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { cart: JsonObject; messages: JsonObject }) };
  };
  const post = async (body: object, path?: string) => {
    const { cart } = await send({}, path);
    const seen = { cart_id: cart['id'], revision: cart['revision'], total_gross: cart['prices'].total_gross };
    return send('note' in body ? body : { ...body, seen }, path);
  };
  return { send, post, shop };
}

describe('the scenario', () => {
  it.each([
    ['approval', 'approval', 'required', ['send'], false],
    ['waiting', 'approval', 'waiting', ['withdraw', 'note'], true],
    ['approve', 'approval', 'waiting', ['approve', 'reject', 'note'], true],
    ['approve-first', 'approval', 'waiting', ['approve', 'reject', 'note'], true],
    ['approve-last', 'approval', 'waiting', ['approve', 'reject', 'note'], true],
    ['rejected', 'approval', 'rejected', ['send', 'note'], false],
    ['approved', 'approval', 'approved', [], true],
    ['withdrawn', 'approval', 'required', ['send', 'note'], false],
    ['request-expired', 'approval', 'expired', ['send', 'note'], false],
    ['quote-ordered', 'quote', 'ordered', [], true],
    ['quote-declined', 'quote', 'declined', ['ask', 'note'], true],
    ['quote', 'quote', 'offered', ['order', 'ask'], false],
    ['quote-asked', 'quote', 'asked', ['withdraw', 'note'], true],
    ['quote-offered', 'quote', 'answered', ['order', 'decline', 'note'], false],
    ['quote-expired', 'quote', 'expired', ['ask', 'note'], true],
  ] as const)('%s has the %s in the state %s', async (name, kind, state, can, locked) => {
    const { cart } = await visitor(name).send({});
    expect(cart[kind]).toMatchObject({ state, can, locked });
    expect(cart['revision']).toMatch(/^\w{8}$/);
  });

  it('approve places the buyer’s order once, and keeps its history', async () => {
    const { post, send, shop } = visitor('approve');
    expect(await send({ quantity: { 1: 2 } })).toMatchObject({ status: 409 });
    await post({ note: 'Sprawdzam' });
    const { messages } = await post({ approve: { note: '' } });
    expect(messages['confirm']).toMatchObject({ status: 'success', redirect_url: '/zamowienie/1' });
    expect(await post({ approve: { note: '' } })).toMatchObject({
      status: 409,
      cart: { approval: { state: 'approved', can: [], order: { url: '/zamowienie/1' } } },
    });
    expect(shop.shop.orders).toHaveLength(1);
    const { cart } = await send({});
    expect(cart['approval'].history.map((one: JsonObject) => [one['what'], one['by']])).toEqual([
      ['sent', 'Anna Nowak'],
      ['note', 'Ewa Wójcik'],
      ['approved', 'Ewa Wójcik'],
    ]);
  });

  it('waiting can be withdrawn by the buyer, and sent again', async () => {
    const { post, send } = visitor('waiting');
    expect((await post({ withdraw: true })).cart['approval']).toMatchObject({ state: 'required', locked: false });
    const { cart } = await send({});
    const line = cart['items'][0];
    const changed = await send({ quantity: { [line.id]: line.quantity + line.step }, cartToUpdate: cart['id'] });
    expect(changed.status).toBe(200);
    expect((await post({ send_for_approval: { note: '' } })).messages['confirm'].redirect_url).toMatch(
      /^\/koszyk\/\d+$/,
    );
    expect((await send({})).cart['approval'].state).toBe('waiting');
  });

  it('approval sends the cart to a URL of its own, which others cannot open', async () => {
    const { post, send, shop } = visitor('approval');
    expect((await post({ confirm: true })).status).toBe(409);
    await post({ carrier: { id: 3 } });
    await post({ payment: { id: 3 } });
    const sent = await post({ send_for_approval: { note: '' } });
    const { redirect_url: path } = sent.messages['confirm'] as { redirect_url: string };
    expect([sent.cart, (await send({})).cart['items']]).toEqual([null, []]);
    expect((await send({}, path)).cart['approval']).toMatchObject({ state: 'waiting', number: expect.any(String) });
    expect((await visitor('approval', 'as-approver', shop).send({}, path)).cart['approval'].can).toContain('approve');
    for (const stranger of ['b', 'as-colleague'])
      expect(await visitor('approval', stranger, shop).send({}, path)).toMatchObject({ status: 404, cart: null });
  });

  it('a request above the second amount passes two people, and the last approval places the order', async () => {
    const shop = openShop({ ...scenarios['approval'], style: { approvalOver: 10_000, secondOver: 10_000 } });
    const buyer = visitor('approval', 'a', shop);
    await buyer.post({ carrier: { id: 3 } });
    await buyer.post({ payment: { id: 3 } });
    const { redirect_url: path } = (await buyer.post({ send_for_approval: { note: '' } })).messages['confirm'];
    const [first, last] = ['as-approver', 'as-director'].map((id) => visitor('approval', id, shop));
    const { cart } = await first!.send({}, path);
    expect(cart['approval']).toMatchObject({ places_order: false, to: ['Ewa Wójcik'] });
    expect((await last!.send({}, path)).cart['approval'].can).toEqual(['note']);
    expect((await last!.post({ approve: { note: '' } }, path)).status).toBe(409);
    const passed = await first!.post({ approve: { note: 'Zgoda' } }, path);
    expect(passed.messages['confirm']).toEqual({
      messages: ['Wysłano do akceptacji: Barbara Król.'],
      status: 'success',
    });
    expect(passed.cart['approval']).toMatchObject({
      state: 'waiting',
      can: ['note'],
      places_order: true,
      to: ['Barbara Król'],
      steps: [
        { label: 'Kierownik budowy', who: ['Ewa Wójcik'], state: 'approved', at: expect.any(String) },
        { label: 'Dyrektor', who: ['Barbara Król'], state: 'waiting', at: null },
      ],
    });
    expect(shop.shop.orders).toHaveLength(0);
    const placed = await last!.post({ approve: { note: '' } }, path);
    expect(placed.messages['confirm'].redirect_url).toBe('/zamowienie/1');
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('approve takes a consent that is still empty, and nothing else [J9]', async () => {
    const { send } = visitor('approve');
    const consent = { name: 'offers', value: '1', version: '3' };
    expect((await send({ extra_field: { name: 'order_number', value: '7' } })).status).toBe(409);
    expect((await send({ extra_field: consent })).status).toBe(200);
    expect((await send({ extra_field: { ...consent, value: '' } })).status).toBe(409);
  });

  it.each([
    ['approval', 'budget', 'naramowice', 'send_for_approval'],
    ['quote', 'offer_day', '2031-12-01', 'ask_quote'],
  ])('%s has a field that its button alone requires', async (scope, name, value, action) => {
    const required = (one: JsonObject) => ({ ...one, required: one['scope'] === scope });
    const shop = openShop({
      ...scenarios[scope],
      cart: (cart) => (cart['extra_fields'] = cart['extra_fields'].map(required)),
    });
    const { post } = visitor(scope, 'a', shop);
    await post({ carrier: { id: 3 } });
    await post({ payment: { id: 3 } });
    expect((await post({ [action]: { note: '' } })).messages).toHaveProperty('extra_field');
    expect((await post({ extra_field: { name, value } })).status).toBe(200);
    expect((await post({ [action]: { note: '' } })).messages['confirm']).toMatchObject({ status: 'success' });
  });

  it('a cart without approval and quotes has none of their fields', async () => {
    const { cart } = await visitor('buyer').send({});
    const scopes = cart['extra_fields'].map((one: JsonObject) => one['scope']);
    expect(scopes).not.toContain('approval');
    expect(scopes).not.toContain('quote');
  });

  it('quote-offered has lower prices with `was`, fixed quantities, and is ordered by confirm', async () => {
    const { post, send } = visitor('quote-offered');
    const { cart } = await send({});
    const [line] = cart['items'] as [JsonObject];
    expect(Number(line['was'].net)).toBeGreaterThan(Number(line['prices'].net));
    expect([line['min'], line['max']]).toEqual([line['quantity'], line['quantity']]);
    expect((await send({ remove: { id: line['id'], cartId: cart['id'] } })).status).toBe(409);
    expect((await post({ confirm: true })).messages['confirm'].status).toBe('success');
    expect((await send({})).cart['quote']).toMatchObject({
      state: 'ordered',
      can: [],
      order: { url: '/zamowienie/1' },
    });
  });
});

it('the mock repeats the response to a sealed action with the same key, without repeating the action', async () => {
  const { send, shop } = visitor('approve');
  const { cart } = await send({});
  const body = { approve: { note: '' }, seen: { cart_id: cart['id'], revision: cart['revision'] } };
  const first = await send(body, undefined, 'k1');
  expect(await send(body, undefined, 'k1')).toEqual(first);
  expect(shop.shop.orders).toHaveLength(1);
  expect((await send(body, undefined, 'k2')).status).toBe(409);
});
