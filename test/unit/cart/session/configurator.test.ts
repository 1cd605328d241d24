/** Tests the URLs of the configurator and the payment provider, and when there is none. */
import { describe, expect, it } from 'vitest';
import { configuratorUrl, providerUrl } from '../../../../src/cart/session/configurator';
import { aCart, aClient } from '../../../fixtures/cart';

const BASE = 'https://konfigurator.example/app?lang=pl';
const token = { token: 't&1', sessionid: 's 2' };
const cart = aCart({
  id: 7,
  cart_name: 'Łazienka',
  client_name: 'Rembud',
  client_name_abrys: 'Rembud ABRYS',
  trader_name: 'Piotr Zięba',
  is_abrys: true,
  abrys_id: 88,
});
const client = aClient({ shop_id: 'KL1', trader_shop_id: 'PH2' });
const queryOf = (url: string | undefined) => Object.fromEntries(new URL(url!).searchParams);

describe('configuratorUrl', () => {
  it('contains token, session, users, cart and project, and keeps the base query [X1]', () =>
    expect(queryOf(configuratorUrl(BASE, token, cart, client, 'shop'))).toEqual({
      lang: 'pl',
      token: 't&1',
      sessionid: 's 2',
      user_id: 'KL1',
      trader_id: 'PH2',
      cart_id: '7',
      cart_n: 'Łazienka',
      user_n: 'Rembud ABRYS',
      trader_n: 'Piotr Zięba',
      redir: '/ov/88',
    }));
  it('uses client_name without client_name_abrys', () =>
    expect(
      queryOf(configuratorUrl(BASE, token, { ...cart, client_name_abrys: undefined }, client, 'shop'))['user_n'],
    ).toBe('Rembud'));
  it('reads the ids by the shop’s brand', () =>
    expect(queryOf(configuratorUrl(BASE, token, cart, aClient({ budmax_id: 5 }), 'budmax'))['user_id']).toBe('5'));
  it.each([
    ['token', { sessionid: 's' }, cart],
    ['session', { token: 't' }, cart],
    ['project id', token, { ...cart, abrys_id: undefined }],
  ])('is undefined without a %s', (_, given, of) =>
    expect(configuratorUrl(BASE, given, of, client, 'shop')).toBeUndefined(),
  );
});

describe('providerUrl', () => {
  it('is the payment URL with the token', () =>
    expect(queryOf(providerUrl('https://raty.example/start?order=5', token))).toEqual({
      order: '5',
      token: 't&1',
      sessionid: 's 2',
    }));
  it('is undefined without a token', () =>
    expect(providerUrl('https://raty.example', { sessionid: 's' })).toBeUndefined());
});
