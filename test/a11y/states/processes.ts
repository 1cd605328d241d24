/** States of approval and quotes: the documentation's examples of the cart, their open dialogs and refusals. */
import type { Page } from 'playwright-core';
import { waitForView, type State } from '../state';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const rejecting = async (page: Page) => {
  await button(page, 'Odrzuć').click();
  await dialog(page, 'Odrzuć zamówienie');
};
const asking = async (page: Page) => {
  await button(page, 'Zapytaj o ofertę').click();
  await dialog(page, 'Zapytaj o ofertę');
};

/** `slug`: the example's state that it begins with. */
const from = (slug: string, arrive: (page: Page) => Promise<unknown>): Omit<State, 'name'> => ({
  tags: ['shop-cart'],
  path: `/elementy/shop-cart/podglad/${slug}`,
  accessibilityTree: true,
  arrive: async (page) => {
    await waitForView(page, 'shop-cart');
    await arrive(page);
  },
});

const open = (page: Page) => page.locator('shop-cart .process details').first().waitFor();

export const processStates: readonly State[] = [
  { name: 'request that waits', ...from('waiting-for-approval', open) },
  { name: 'request to approve', ...from('to-approve', open) },
  { name: 'request to approve as the last of two', ...from('to-approve-as-the-last-of-two', open) },
  { name: 'request that was approved', ...from('approved', open) },
  { name: 'quote that was asked for', ...from('quote-asked-for', open) },
  { name: 'quote that was answered', ...from('quote-answered', open) },
  { name: 'quote that expired', ...from('quote-expired', open) },
  { name: 'rejection', ...from('to-approve', rejecting) },
  {
    name: 'rejection without a reason',
    ...from('to-approve', async (page) => {
      await rejecting(page);
      await button(page, 'Odrzuć zamówienie').click();
      await page.getByText('Podaj powód, żeby było wiadomo, co poprawić.').last().waitFor();
    }),
  },
  {
    name: 'empty message in a request',
    ...from('to-approve', async (page) => {
      await button(page, 'Wyślij wiadomość').click();
      await page.getByText('Wpisz wiadomość.').waitFor();
    }),
  },
  { name: 'question for a quote', ...from('to-ask-for-a-quote', asking) },
  {
    name: 'question for a quote with a wrong price',
    ...from('to-ask-for-a-quote', async (page) => {
      await asking(page);
      await page.getByText('Zaproponuj ceny').click();
      await page.getByRole('textbox', { name: 'Klej elastyczny', exact: true }).fill('0');
      await button(page, 'Wyślij zapytanie').click();
      await page.getByText('Cena nie może być niższa niż').waitFor();
    }),
  },
];
