/** Decides that requests are told apart: session, CSRF, headers, visitors. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

it('gives every first visit a cart of its own', async () => {
  const [one, two] = [new Visit(shop), new Visit(shop)];
  await Promise.all([one.send('/koszyk'), two.send('/koszyk')]);
  expect((await one.post({})).cart.id).not.toBe((await two.post({})).cart.id);
});

it.each([
  ['a wrong token', 'x'.repeat(32)],
  ['no token', ''],
])('refuses a POST with %s: 419, in Polish, and the cart stays', async (_, token) => {
  const who = new Visit(shop);
  await who.send('/koszyk');
  const answer = await who.post({ carrier: { id: 1 } }, { 'x-xsrf-token': token });
  expect([answer.status, answer.cart, answer.messages['0']?.messages.length]).toEqual([419, null, 1]);
  expect((await who.post({})).cart.carrier).toBeNull();
});

it('gives a fresh token with the refusal, so that one repetition helps', async () => {
  const who = new Visit(shop);
  expect((await who.post({})).status).toBe(419);
  expect((await who.post({})).status).toBe(200);
});

it('refuses a form without its token', async () => {
  const who = new Visit(shop);
  await who.send('/');
  expect((await who.send('/kto', { method: 'POST', body: new URLSearchParams({ kto: 'testowy' }) })).status).toBe(419);
});

it('lets no browser guess what an answer is', async () => {
  for (const path of ['/koszyk', '/api/koszyki', '/static/znak.svg'])
    expect((await new Visit(shop).send(path)).headers.get('x-content-type-options')).toBe('nosniff');
});

it('keeps carts out of caches and pages under a strict policy', async () => {
  const page = await new Visit(shop).send('/koszyk');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/ on[a-z]+="|<style| style="|<script(?![^>]*(nonce=|application\/json))/);
});

it('leads only to its own pages after a change of visitor', async () => {
  const who = new Visit(shop);
  await who.send('/');
  const away = ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/\r\n/evil.example'];
  for (const back of away) {
    const answer = await who.send('/kto', {
      method: 'POST',
      body: new URLSearchParams({ _token: who.token, kto: 'kupujacy', back }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  }
});

it('offers the other language on the same page, also at an address that reads like another origin', async () => {
  const page = await (await new Visit(shop).send('http://localhost//evil.example/?a=1&lang=pl')).text();
  expect(/<a href="([^"]*)" lang="en"/.exec(page)?.[1]).toBe('?a=1&amp;lang=en');
  expect(page).not.toMatch(/(href|action|src)="\/\//);
});

it('gives back a fresh cart with every change of visitor', async () => {
  const who = await new Visit(shop).as('kupujacy');
  const { cart } = await who.post({});
  await who.post({ remove: { id: cart.items[0].id, cartId: cart.id } });
  expect((await (await who.as('kupujacy')).post({})).cart.items).toHaveLength(8);
});
