/** States of whole pages of the shop: product, favourites, account, help, and the cart dropdown. */
import type { Page } from 'playwright-core';
import { answer, hold, type State } from '../state';
import { label, startsLike } from '../../e2e/labels';

const tree = { accessibilityTree: true } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const add = (page: Page) => button(page, label('product.add.button')).click();
const dialogOpen = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const product: readonly State[] = [
  {
    name: 'product',
    arrive: (page: Page) => page.locator('shop-calculator .quantity__input').waitFor(),
    ...tree,
  },
  {
    name: 'product, measured in rooms',
    arrive: async (page: Page) => {
      await page.locator('shop-calculator summary').click();
      await page.getByLabel('Szerokość').fill('3,3');
      await page.getByLabel('Długość').fill('4,7');
      await button(page, 'Dodaj pomieszczenie').click();
    },
    ...tree,
  },
  {
    name: 'product added to the cart',
    arrive: async (page: Page) => {
      await page.locator('shop-calculator .quantity__input').waitFor();
      await add(page);
      await dialogOpen(page, 'Dodano do koszyka');
    },
    ...tree,
  },
  {
    name: 'product refused by the shop',
    arrive: async (page: Page) => {
      await page.locator('shop-calculator .quantity__input').fill('999999');
      await add(page);
      await dialogOpen(page, 'Nie dodano do koszyka');
    },
    ...tree,
  },
  {
    name: 'product being added',
    prepare: (page: Page) => hold(page, '**/do-koszyka'),
    arrive: async (page: Page) => {
      await page.locator('shop-calculator .quantity__input').waitFor();
      await add(page);
      await page.locator('form [aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'product on request',
    path: '/produkt/@requested',
    arrive: async (page: Page) => {
      await page.locator('shop-calculator .quantity__input').waitFor();
      await add(page);
      await dialogOpen(page, 'Produkt na zamówienie');
    },
    ...tree,
  },
].map((state) => ({ tags: ['shop-add-to-cart', 'shop-calculator'], path: '/produkt/@measured', ...state }));

const carts = (page: Page) => page.locator('shop-cart-widget');
/** The button has this name after loading; before, its name is the count only. */
const widget = (page: Page) => carts(page).getByRole('button', { name: /^Koszyk, / });
const open = async (page: Page) => {
  await widget(page).click();
  await carts(page).getByRole('link', { name: 'Przejdź do koszyka' }).or(carts(page).getByText('pusty')).waitFor();
};

export const shopStates: readonly State[] = [
  ...product,
  {
    name: 'carts in the header, closed',
    tags: ['shop-cart-widget'],
    path: '/oddzialy',
    arrive: (page) => widget(page).waitFor(),
    ...tree,
  },
  { name: 'carts in the header, open', tags: ['shop-cart-widget'], path: '/oddzialy', arrive: open, ...tree },
  {
    name: 'carts of a master cart, open',
    tags: ['shop-cart-widget'],
    path: '/oddzialy',
    as: 'koszyk-glowny',
    arrive: open,
  },
  {
    name: 'carts in the header, none',
    tags: ['shop-cart-widget'],
    path: '/oddzialy',
    as: 'pusty-koszyk',
    arrive: (page) => widget(page).click(),
    ...tree,
  },
  {
    name: 'carts in the header, not answered',
    tags: ['shop-cart-widget'],
    path: '/oddzialy',
    prepare: (page) => answer(page, '**/api/koszyki', {}, 500),
    arrive: async (page) => {
      await carts(page).getByRole('button').first().click();
      await carts(page).getByText('Nie udało się wczytać koszyka.').waitFor();
    },
  },
  {
    name: 'favourites',
    tags: ['shop-favourites', 'shop-favourite'],
    path: '/kategoria/plytki',
    arrive: async (page) => {
      const saved = page.waitForResponse('**/add/product');
      await page.locator('shop-favourite').nth(1).click();
      await saved;
      await page.goto(new URL('/ulubione', page.url()).href);
      await button(page, startsLike('favourites.remove')).waitFor();
    },
    ...tree,
  },
  {
    name: 'registration',
    tags: ['shop-input', 'shop-select', 'shop-password-rules', 'shop-regulations', 'shop-checkbox', 'shop-form-event'],
    path: '/rejestracja',
    arrive: (page) => page.locator('shop-regulations .checkbox__box').waitFor(),
  },
  {
    name: 'registration, refused',
    tags: ['shop-input', 'shop-select', 'shop-password-rules', 'shop-regulations', 'shop-checkbox'],
    path: '/rejestracja',
    arrive: async (page) => {
      await page.locator('shop-regulations .checkbox__box').waitFor();
      await button(page, 'Załóż konto').click();
      await page.getByText('Pole nie może być puste').first().waitFor();
    },
  },
  {
    name: 'help',
    tags: ['shop-faq', 'shop-input'],
    path: '/pomoc',
    arrive: (page) => button(page, 'Rozwiń wszystkie').waitFor(),
  },
  {
    name: 'desk',
    tags: ['shop-slider', 'shop-tabs', 'shop-address'],
    path: '/pulpit',
    arrive: (page) => page.getByRole('tab').first().waitFor(),
  },
  { name: 'front page', tags: ['shop-config'], path: '/', arrive: (page) => widget(page).waitFor() },
  {
    name: 'order placed',
    tags: ['shop-order-tracking', 'shop-orders'],
    path: '/koszyk',
    as: 'kod-rabatowy',
    arrive: async (page) => {
      for (const name of [label('cart.toAddresses'), label('cart.toSummary'), label('cart.summary.submit')])
        await button(page, name).click();
      await page.waitForURL(/\/zamowienie\//);
      await page.getByRole('heading', { name: /^Zamówienie przyjęte, do zapłaty/ }).waitFor();
    },
  },
  {
    name: 'suggester that was not answered',
    tags: ['shop-suggester'],
    html: '<shop-suggester url="/zepsute" with-credentials></shop-suggester>',
    prepare: (page) => answer(page, '**/zepsute', {}, 500),
    arrive: (page) => page.getByRole('combobox').fill('gres'),
  },
];
