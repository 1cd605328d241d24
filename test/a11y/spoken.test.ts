/** Tests the announcements of all live regions of a page, sentence by sentence, in Polish. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label, startsLike } from '../e2e/labels';
import { useShop } from '../e2e/shop';
import { announcements, recordAnnouncements } from './announcements';
import { answer, enter, type State } from './state';
import { states } from './states';

const shop = useShop();

const begin = (state: State): Promise<Page> => enter(shop, state, (page) => page.addInitScript(recordAnnouncements));
const named = (name: string): State => states.find((state) => state.name === name)!;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

type Act = (page: Page) => Promise<unknown>;
const nothing: Act = () => Promise.resolve();
const CART = '**/koszyk';

/** Title, initial state, the visitor's action, and the sentences. */
const table: readonly [says: string, state: string, act: Act, sentences: readonly (string | RegExp)[]][] = [
  [
    'a removed line',
    'cart of a buyer',
    (page) => button(page, startsLike('cart.items.removeItem')).click(),
    [/^Usunięto z koszyka: /],
  ],
  ['a quantity that the shop refuses', 'quantity refused', nothing, ['Tyle sztuk nie ma w magazynie.']],
  [
    'another total',
    'cart of a buyer',
    (page) => page.getByRole('radio', { name: /Kurier/ }).check(),
    [/^Do zapłaty brutto: \d.* zł$/],
  ],
  ['changes made by the shop', 'cart that changes', nothing, [/^Koszyk się zmienił: .*: cena netto .* → /]],
  ['an expired session', 'session expired', nothing, [/^Sesja wygasła – zaloguj się ponownie/]],
  [
    'an order with an unknown outcome',
    'order with an unknown outcome',
    nothing,
    [/^Nie wiemy, czy zamówienie zostało przyjęte – sklep tego nie potwierdził\./],
  ],
  [
    'a saved price',
    'price dialog',
    async (page) => {
      await page.getByRole('textbox', { name: 'Cena netto' }).fill('9999');
      await answer(
        page,
        CART,
        { cart: null, messages: { add_discount: { messages: ['Cena została zmieniona.'], status: 'success' } } },
        200,
        /add_discount/,
      );
      await button(page, label('cart.pricing.save')).click();
    },
    ['Cena została zmieniona.'],
  ],
  [
    'the number of suggestions',
    'suggester with products and categories',
    nothing,
    [/^Podpowiedzi: \d+ produkt(y|ów)?, \d+ kategori(a|e|i)\. Wybierz strzałkami\.$/],
  ],
  ['an empty list of suggestions', 'suggester without result', nothing, ['Brak wyników']],
  ['the number of phrases', 'phrases of an index', nothing, [/^\d+ podpowied(ź|zi)\. Wybierz strzałkami\.$/]],
  ['the result of pasted rows', 'pasted rows', nothing, ['Dodano 0 z 2 pozycji']],
  [
    'the page of results',
    'search page, products',
    (page) => page.getByRole('button', { name: 'Strona 2' }).click(),
    [/^Produkty: \d+, treści: \d+\. Strona 2\.$/],
  ],
  ['an invalid field', 'input, invalid', nothing, ['Wymagany kod w formacie 00-000']],
  ['a marked favourite', 'favourite', (page) => button(page, /ulubionych/).click(), ['Dodano do ulubionych.']],
  [
    'an unmarked favourite',
    'favourite, marked',
    (page) => button(page, /ulubionych/).click(),
    ['Usunięto z ulubionych.'],
  ],
  [
    'a favourite that was not saved',
    'favourite that was not saved',
    nothing,
    [/^Nie wiemy, czy się udało\. Sprawdź to, zanim spróbujesz ponownie\./],
  ],
  ['the unmet rules of a password', 'password rules, not met', nothing, ['Hasło nie spełnia wymagań']],
  ['lockers near a town', 'locker picker found a town', nothing, [/paczkomat(y|ów)?.*najbliżej: Gdańsk/]],
  ['an empty search for lockers', 'locker picker without result', nothing, [/^0 paczkomatów/]],
  [
    'lockers that could not be loaded',
    'locker picker without points',
    nothing,
    [/Nie udało się wczytać listy paczkomatów\./],
  ],
  ['the number of lines found', 'line search without result', nothing, [/^(0 pozycji|Brak wyników)$/]],
];

describe('the live regions announce', () => {
  it.each(table)('%s', async (_, state, act, sentences) => {
    const page = await begin(named(state));
    await act(page);
    for (const sentence of sentences) {
      const isIt = (text: string) => (typeof sentence === 'string' ? text === sentence : sentence.test(text));
      await expect
        .poll(async () => (await announcements(page)).find(isIt) ?? (await announcements(page)), {
          message: String(sentence),
        })
        .toEqual(expect.any(String));
    }
    await page.context().close();
  });
});
