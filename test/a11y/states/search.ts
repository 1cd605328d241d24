/** States of the search boxes, the search page, the filters and the locker picker. */
import type { Page } from 'playwright-core';
import { answer, hold, waitForView, type State } from '../state';
import { picker } from './cart';
import { label, startsLike } from '../../e2e/labels';

const box = (page: Page, tag: string) => page.locator(tag).getByRole('combobox', { name: 'Wpisz wyszukiwaną frazę' });
const option = (page: Page) => page.getByRole('option').first().waitFor();
const tree = { accessibilityTree: true } as const;

const suggester = '<shop-suggester url="/api/suggest" search-url="/szukaj"></shop-suggester>';
const suggest = (page: Page, phrase: string) => box(page, 'shop-suggester').pressSequentially(phrase);
const boxes: readonly Omit<State, 'tags'>[] = [
  { name: 'suggester at rest', html: suggester, arrive: (page) => waitForView(page, 'shop-suggester'), ...tree },
  {
    name: 'suggester, disabled',
    html: suggester.replace('>', ' disabled value="gres">'),
    arrive: (page) => waitForView(page, 'shop-suggester'),
    ...tree,
  },
  {
    name: 'suggester with products and categories',
    html: suggester,
    arrive: async (page) => {
      await suggest(page, 'gres');
      await option(page);
      await page.keyboard.press('ArrowDown');
    },
    ...tree,
  },
  {
    name: 'suggester without result',
    html: suggester,
    arrive: async (page) => {
      await suggest(page, 'qwertyuiop');
      await page.getByText('Brak wyników').first().waitFor();
    },
    ...tree,
  },
  {
    name: 'suggester that waits',
    html: suggester,
    prepare: (page) => hold(page, '**/api/suggest'),
    arrive: async (page) => {
      const request = page.waitForRequest('**/api/suggest');
      await suggest(page, 'gres');
      await request;
    },
  },
  {
    name: 'suggester in the header of the shop',
    path: '/oddzialy',
    arrive: async (page) => {
      await suggest(page, 'klej');
      await option(page);
    },
  },
];

const adding = '<shop-add-product url="/api/suggest" add-url="/oferta"></shop-add-product>';
const others: readonly State[] = [
  {
    name: 'products to add',
    tags: ['shop-add-product'],
    html: adding,
    arrive: async (page) => {
      await box(page, 'shop-add-product').pressSequentially('gres');
      await page.locator('shop-add-product').getByRole('row').first().waitFor();
    },
    ...tree,
  },
  {
    name: 'box to add products, disabled',
    tags: ['shop-add-product'],
    html: adding.replace('>', ' disabled>'),
    arrive: (page) => waitForView(page, 'shop-add-product'),
  },
  {
    name: 'pasted rows',
    tags: ['shop-add-product'],
    path: '/oferta',
    arrive: async (page) => {
      // The view may replace the drawn field at any moment.
      await waitForView(page, 'shop-add-product');
      await box(page, 'shop-add-product').evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Symbol\tIlość\nNIEMA-1\t3\nNIEMA-2\t2,5');
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
        );
      });
      await page.getByText('Dodano 0 z 2 pozycji').first().waitFor();
    },
    ...tree,
  },
  {
    name: 'phrases of an index',
    tags: ['shop-autocomplete'],
    html: '<label for="a">Fraza</label><shop-autocomplete id="a" url="/api/autocomplete"></shop-autocomplete>',
    arrive: async (page) => {
      await page.locator('shop-autocomplete').getByRole('combobox').pressSequentially('gres');
      await option(page);
    },
    ...tree,
  },
  {
    name: 'search page, products',
    tags: ['shop-search'],
    path: '/szukaj?query=gres',
    arrive: (page) =>
      page
        .locator('shop-search')
        .getByRole('button', { name: startsLike('product.add.button') })
        .nth(24)
        .waitFor(),
    ...tree,
  },
  {
    name: 'search page, contents',
    tags: ['shop-search'],
    path: '/szukaj?query=gres&kind=contents',
    arrive: (page) => page.getByRole('link', { name: 'Gres czy terakota' }).waitFor(),
  },
  {
    name: 'search page without result',
    tags: ['shop-search'],
    path: '/szukaj?query=qwertyuiop',
    arrive: (page) => page.locator('shop-search').getByText('Sprawdź pisownię').waitFor(),
    ...tree,
  },
  {
    name: 'search page that was not answered',
    tags: ['shop-search'],
    html: '<shop-search url="/zepsute" query="gres"></shop-search>',
    prepare: (page) => answer(page, '**/zepsute', {}, 500),
    arrive: (page) => page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor(),
    ...tree,
  },
  {
    name: 'search page that waits',
    tags: ['shop-search'],
    html: '<shop-search url="/nigdy" query="gres"></shop-search>',
    prepare: (page) => hold(page, '**/nigdy'),
    arrive: (page) =>
      page.locator('shop-search').getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor(),
  },
  {
    name: 'filters of a listing',
    tags: ['shop-filters', 'shop-favourite', 'shop-add-to-cart'],
    path: '/kategoria/gres',
    arrive: (page) => page.locator('shop-filters').getByRole('button', { name: 'pokaż wszystkie' }).first().waitFor(),
    ...tree,
  },
  {
    name: 'filters, chosen and opened',
    tags: ['shop-filters'],
    path: '/kategoria/gres?promotion=1&pr[kolor][]=grafit',
    arrive: async (page) => {
      await page.locator('shop-filters').getByRole('button', { name: 'pokaż wszystkie' }).first().click();
      await page.getByRole('link', { name: label('search.filters.remove', 'Promocje') }).waitFor();
    },
  },
  {
    name: 'listing before its script',
    tags: ['shop-filters', 'shop-favourite', 'shop-suggester', 'shop-cart-widget'],
    path: '/kategoria/gres',
    prepare: (page) => page.route('**/elements/**', (route) => route.abort()),
    arrive: (page) => page.getByRole('button', { name: 'Pokaż produkty' }).waitFor(),
  },
];

/** The map, which loads after the list. */
const map = (page: Page) => page.getByRole('link', { name: 'GeoNames' }).waitFor();

const pickerStates: readonly State[] = [
  {
    name: 'locker picker found a town',
    path: '/koszyk',
    arrive: async (page: Page) => {
      const dialog = await picker(page);
      await dialog.getByRole('searchbox').fill('gdansk');
      await dialog
        .getByText(/najbliżej: Gdańsk/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'locker picker without result',
    path: '/koszyk',
    arrive: async (page: Page) => {
      const dialog = await picker(page);
      await dialog.getByRole('searchbox').fill('qwertyuiop');
      await dialog.getByText('Brak wyników').waitFor();
      await map(page);
    },
    ...tree,
  },
  {
    name: 'locker picker without points',
    path: '/koszyk',
    prepare: (page: Page) => answer(page, '**/api/points**', {}, 500),
    arrive: async (page: Page) => {
      const dialog = await picker(page);
      await dialog.getByText('Nie udało się wczytać listy paczkomatów.').waitFor();
      await map(page);
    },
    ...tree,
  },
].map((state) => ({ tags: ['shop-cart'], ...state }));

export const searchStates: readonly State[] = [
  ...boxes.map((state): State => ({ tags: ['shop-suggester'], ...state })),
  ...others,
  ...pickerStates,
  {
    name: 'locker map by itself',
    tags: ['shop-locker-map'],
    html: '<form><shop-locker-map name="locker" points-url="/api/points"></shop-locker-map></form>',
    arrive: async (page) => {
      const choice = page.locator('shop-locker-map').getByRole('radio');
      await choice.first().waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
    },
    ...tree,
  },
];
