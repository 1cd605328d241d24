/** Shows each state of approval and quotes without scripts, in both languages of the elements: its sentence, and its buttons in a form. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems } from '../../demo/server/db/schema/carts';
import { heldCarts } from '../../demo/server/db/schema/company';
import { today } from '../../demo/server/pages/days';
import { APPROVER, BUYER, colleagues, openStockedShop, TRADER, type Colleague } from '../server/colleagues';

type People = Record<typeof BUYER | typeof APPROVER | typeof TRADER, Colleague>;

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const sent = ({ [BUYER]: anna }: People) => anna.sendAway('send_for_approval', 'Na parter');
const question = ({ [BUYER]: anna }: People) => anna.sendAway('ask_quote', 'Lepsza cena');
const expire = (id: number) => shop.db.update(heldCarts).set({ until: '2020-01-31' }).where(eq(heldCarts.cartId, id));

/** The total is above the minimum of a quote, and low enough to need no approval. */
async function answered(people: People): Promise<number> {
  const id = await question(people);
  const trader = people[TRADER];
  const until = today(10);
  const form = new URLSearchParams({ _token: trader.token, until, note: 'Taniej przy palecie' });
  for (const { id: line, quantity } of await shop.db.select().from(cartItems).where(eq(cartItems.cartId, id))) {
    form.set(`price[${line}]`, (500 / quantity).toFixed(2));
    form.set(`quantity[${line}]`, String(quantity));
  }
  expect((await trader.send(`/oferty/${id}`, { method: 'POST', body: form })).status).toBe(303);
  return id;
}

const then = (begin: (people: People) => Promise<number>, go: (people: People, id: number) => Promise<unknown>) => {
  return async (people: People) => {
    const id = await begin(people);
    await go(people, id);
    return id;
  };
};

const SEND = 'Wyślij do akceptacji';
const NOTE = 'Wyślij wiadomość';
const ORDER = 'Zamawiam z obowiązkiem zapłaty';

type State = readonly [begin: (people: People) => Promise<number>, sentence: RegExp, buttons: readonly string[]];
/** States in which the owner edits the cart again; it opens at its first step. */
const EDITED = ['rejected', 'withdrawn', 'expired request'];

const states: Readonly<Record<string, State>> = {
  waiting: [sent, /czeka na akceptację: Ewa Nowak/, ['Wycofaj i popraw', NOTE]],
  approved: [
    then(sent, ({ [APPROVER]: ewa }, id) => ewa.press('approve', id)),
    /To zamówienie jest już zaakceptowane \(Ewa Nowak, /,
    [],
  ],
  rejected: [
    then(sent, ({ [APPROVER]: ewa }, id) => ewa.press('reject', id, { note: 'Weź tańszy klej' })),
    /Zamówienie odrzucone \(Ewa Nowak, .*\): Weź tańszy klej/,
    [SEND, NOTE],
  ],
  withdrawn: [
    then(sent, ({ [BUYER]: anna }, id) => anna.press('withdraw', id, true)),
    /To zamówienie wymaga akceptacji: Ewa Nowak\./,
    [SEND, NOTE],
  ],
  'expired request': [then(sent, (_, id) => expire(id)), /Prośba o akceptację wygasła 31\.01\.2020\./, [SEND, NOTE]],
  asked: [question, /Przygotowujemy ofertę OFE/, ['Wycofaj i popraw', NOTE]],
  answered: [answered, /Oferta OFE\S+ jest ważna do /, [ORDER, 'Rezygnuję z oferty', NOTE]],
  ordered: [
    then(answered, ({ [BUYER]: anna }, id) => anna.press('confirm', id)),
    /To zamówienie zostało już złożone \(Anna Kowalczyk, /,
    [],
  ],
  declined: [
    then(answered, ({ [BUYER]: anna }, id) => anna.press('decline_quote', id)),
    /Zrezygnowano z oferty OFE/,
    ['Zapytaj ponownie', NOTE],
  ],
  'expired quote': [then(answered, (_, id) => expire(id)), /Oferta wygasła 31\.01\.2020\./, ['Zapytaj ponownie', NOTE]],
};

const buttonsIn = (html: string): string[] =>
  [...html.matchAll(/<button class="button button--\w+[^>]*name="(?:action|zamow)"[^>]*>([^<]+)<\/button>/g)].map(
    ([, label = '']) => label,
  );

describe.each(Object.entries(states))('without scripts a cart that is %s', (state, [begin, sentence, buttons]) => {
  const isEdited = EDITED.includes(state);
  it('has its sentence and its buttons, with the elements in each language [J37]', async () => {
    const people = await colleagues(shop, BUYER, APPROVER, TRADER);
    const id = await begin(people);
    const anna = people[BUYER];
    const summary = await (await anna.send(`/koszyk/${id}/podsumowanie`)).text();
    expect(summary).toMatch(sentence);
    expect(buttonsIn(summary)).toEqual(buttons);
    for (const language of ['pl', 'en']) {
      const page = await (await anna.send(`/koszyk/${id}?lang=${language}`)).text();
      const noscript = [...page.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, html = '']) => html).join('');
      expect(noscript).toMatch(sentence);
      expect(page).not.toContain('potrzebuje włączonego JavaScriptu');
      // The heading of a step; undefined on the summary.
      const isPrinted = /<shop-cart [^>]*>\s*<template/.test(page);
      if (!isPrinted) expect(buttonsIn(noscript)).toEqual(buttons);
      expect(isPrinted).toBe(language === 'pl' && isEdited);
    }
  });
});

it('without scripts an English buyer orders and declines an answered quote [J37, J38]', async () => {
  for (const [name, value, target] of [
    ['zamow', '1', /^\/zamowienie\//],
    ['action', 'decline_quote', /^\/koszyk\/\d+$/],
  ] as const) {
    const people = await colleagues(shop, BUYER, APPROVER, TRADER);
    const id = await answered(people);
    const anna = people[BUYER];
    const html = await (await anna.send(`/koszyk/${id}?lang=en`)).text();
    const [, form = ''] = /<noscript>[\s\S]*<form class="order__side"([\s\S]*)<\/form>/.exec(html) ?? [];
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
    const fields = Object.fromEntries(hidden.map(([, field, of]) => [field!, of!]));
    const body = new URLSearchParams({ ...fields, [name]: value, note: '' });
    const reply = await anna.send(`/koszyk/${id}/podsumowanie`, { method: 'POST', body });
    expect(decodeURIComponent(reply.headers.get('set-cookie') ?? '')).not.toContain('cart_told');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, expect.stringMatching(target)]);
  }
});
