/** States of the cart's three steps: visitors of the demo, choices, open dialogs, errors. */
import type { Page } from 'playwright-core';
import { samples } from '../../../demo/server/company/register';
import { answer, hold, type State } from '../state';
import { label, startsLike } from '../../e2e/labels';

const CART = '**/koszyk';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();

const loaded = (page: Page) => page.getByRole('radio').first().waitFor();
const withCourier = async (page: Page) => {
  await choose(page, /Kurier/);
  await choose(page, 'Przedpłata na konto');
};
const toAddresses = async (page: Page) => {
  await button(page, label('cart.toAddresses')).click();
  await heading(page, 'Dane adresowe');
};
const addresses = async (page: Page) => {
  await withCourier(page);
  await toAddresses(page);
};
const toSummary = async (page: Page) => {
  await button(page, label('cart.toSummary')).click();
  await heading(page, 'Podsumowanie i płatność');
};
const summary = async (page: Page) => {
  await addresses(page);
  await toSummary(page);
};
/** The step bar goes on without a payment (rule R11). */
const unpaid = async (page: Page) => {
  await choose(page, /Kurier/);
  await button(page, /^Dane adresowe/).click();
  await heading(page, 'Dane adresowe');
  await toSummary(page);
};
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();
const another = async (page: Page) => {
  await addresses(page);
  await choose(page, 'inny');
};
const form = async (page: Page) => {
  await another(page);
  await button(page, 'Dodaj nowy adres').click();
  await page.getByRole('dialog', { name: 'Dodaj nowy adres' }).waitFor();
};
const invoiceForm = async (page: Page) => {
  await addresses(page);
  await button(page, 'Podaj dane do faktury').click();
  await page.getByText('Po dziesiątej cyfrze').waitFor();
};
const company = async (page: Page, sample: number) => {
  await invoiceForm(page);
  await page.getByLabel('NIP').fill(samples[sample] ?? '');
  await button(page, 'Popraw adres').waitFor();
};
const price = async (page: Page) => {
  await button(page, /^Zmień cenę/).click();
  await page.getByRole('dialog', { name: 'Zmiana ceny' }).waitFor();
};
const lockerCarrier = async (page: Page) => {
  await choose(page, /Paczkomat/);
  await page.getByText('Nie wybrano paczkomatu').first().waitFor();
};
export const picker = async (page: Page) => {
  await lockerCarrier(page);
  await button(page, 'Wybierz paczkomat').click();
  const dialog = page.getByRole('dialog', { name: 'Wybierz paczkomat' });
  await dialog.waitFor();
  return dialog;
};
const picked = async (page: Page) => {
  const dialog = await picker(page);
  await dialog.getByRole('searchbox').fill('WAW01');
  await dialog
    .getByRole('radio', { name: /^WAW01/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: /^Wybierz WAW01/ }).click();
  await dialog.waitFor({ state: 'detached' });
};
const contact = async (page: Page) => {
  await picked(page);
  await choose(page, 'Przedpłata na konto');
  await toAddresses(page);
};
const contactDialog = async (page: Page) => {
  await contact(page);
  await button(page, /dane kontaktowe/).click();
  await page.getByRole('dialog', { name: 'Dane kontaktowe do wysyłki' }).waitFor();
};

type Row = readonly [name: string, arrive: State['arrive'], more?: Partial<State>];
const tree = { accessibilityTree: true } as const;

const steps: readonly Row[] = [
  ['cart of a buyer', loaded, tree],
  ['cart of a trader', loaded, { as: 'handlowiec', ...tree }],
  ['cart of a specialist', loaded, { as: 'specjalista', ...tree }],
  ['cart of a new client', loaded, { as: 'nowy-klient' }],
  ['cart of a test client', loaded, { as: 'testowy' }],
  ['cart of a blocked client', loaded, { as: 'blokada-zakupow' }],
  ['cart of a client in arrears', loaded, { as: 'zaleglosci' }],
  ['cart with factoring', loaded, { as: 'faktoring' }],
  ['cart with an exceeded limit', loaded, { as: 'limit-przekroczony', ...tree }],
  ['cart being paid', loaded, { as: 'platnosc-rozpoczeta', ...tree }],
  ['master cart', loaded, { as: 'koszyk-glowny', ...tree }],
  ['master cart being paid', loaded, { as: 'koszyk-glowny-oplacany' }],
  ['master cart whose child is being paid', loaded, { as: 'koszyk-podrzedny-oplacany', ...tree }],
  ['project cart', loaded, { as: 'koszyk-projektowy', ...tree }],
  ['cart without payments', loaded, { as: 'brak-platnosci', ...tree }],
  ['cart with free transport', loaded, { as: 'transport-zero' }],
  ['cart with a deferred payment begun', loaded, { as: 'platnosc-odroczona', ...tree }],
  ['cart with a voucher', loaded, { as: 'kod-rabatowy' }],
  [
    'cart that changes',
    async (page) => {
      await choose(page, /Kurier/);
      await page.getByText('Koszyk się zmienił').first().waitFor();
    },
    { as: 'zmiany-w-ofercie', ...tree },
  ],
  [
    'cart with a removed line',
    async (page) => {
      await button(page, startsLike('cart.items.removeItem')).click();
      await page.getByRole('button', { name: /^Cofnij: / }).waitFor();
    },
    tree,
  ],
  [
    'cart with a quantity that was changed',
    async (page) => {
      await quantity(page).fill('99999');
      await quantity(page).press('Enter');
      await page.locator('[part~="notice-warning"]').getByText('Wpisano 99').waitFor();
    },
    tree,
  ],
  [
    'cart with a quantity of 0',
    async (page) => {
      await quantity(page).fill('0');
      await page.getByRole('group', { name: 'Usunąć pozycję?' }).waitFor();
    },
    tree,
  ],
  ['cart of 500 lines', loaded, { as: 'koszyk-500' }],
  ['empty cart', (page) => heading(page, 'Twój koszyk'), { as: 'pusty-koszyk', ...tree }],
  [
    'line search without result',
    async (page) => {
      await page.getByRole('searchbox', { name: 'Szukaj w koszyku' }).fill('qwertyuiop');
      await page.getByText('Brak wyników').first().waitFor();
    },
    { as: 'koszyk-500', ...tree },
  ],
  [
    'all methods of an instant payment',
    async (page) => {
      await choose(page, 'Szybka płatność online');
      await button(page, 'pokaż więcej').click();
      await choose(page, 'BLIK');
    },
    tree,
  ],
  ['locker not chosen', lockerCarrier, tree],
  ['locker chosen', picked, tree],
  ['locker contact missing', contact, tree],
  ['locker contact dialog', contactDialog, tree],
  [
    'locker contact refused by the form',
    async (page) => {
      await contactDialog(page);
      await page.getByRole('dialog').getByLabel('Telefon').fill('');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: label('cart.contact.save') })
        .click();
      await page.getByText('Wymagane minimum 3 znaki').first().waitFor();
    },
    tree,
  ],
  ['price dialog', price, { as: 'handlowiec', ...tree }],
  [
    'summary of a cart that comes in parts',
    async (page) => {
      await button(page, label('cart.toAddresses')).click();
      await heading(page, 'Dane adresowe');
      await toSummary(page);
      await page
        .getByText(/4\sopak\. od ręki, 1\sopak\. ok\./)
        .first()
        .waitFor();
    },
    { as: 'w-czesciach', ...tree },
  ],
  [
    'summary with the buyer’s own symbols and the end of a price',
    async (page) => {
      await button(page, label('cart.toAddresses')).click();
      await heading(page, 'Dane adresowe');
      await toSummary(page);
      await page.getByText('Twój symbol: 4711').first().waitFor();
    },
    { as: 'wlasne-symbole', ...tree },
  ],
  [
    'cart with a price that falls with the quantity',
    (page) =>
      page
        .getByText(/· jeszcze \d/)
        .first()
        .waitFor(),
    { as: 'cena-od-ilosci', ...tree },
  ],
  [
    'addresses with a field for a file',
    async (page) => {
      await addresses(page);
      await page.getByText('Rysunek lub zdjęcie').first().waitFor();
    },
    { as: 'staly-klient', ...tree },
  ],
  [
    'price below the minimum',
    async (page) => {
      await price(page);
      await page.getByRole('textbox', { name: 'Cena netto' }).fill('0,01');
      await button(page, label('cart.pricing.save')).click();
      await page.getByText('Cena nie może być niższa niż').first().waitFor();
    },
    { as: 'handlowiec', ...tree },
  ],
  ['addresses as in the invoice', addresses, tree],
  ['addresses, another one', another, tree],
  ['addresses, none saved', another, { as: 'nowy-klient' }],
  ['addresses being paid', loaded, { as: 'platnosc-rozpoczeta', path: '/koszyk#/addresses' }],
  ['new address', form, tree],
  ['invoice data, empty', invoiceForm, { as: 'nowa-firma', ...tree }],
  ['invoice data, a company as a card', (page) => company(page, 0), { as: 'nowa-firma', ...tree }],
  ['invoice data, a closed company', (page) => company(page, 1), { as: 'nowa-firma', ...tree }],
  [
    'new address abroad, refused by the form',
    async (page) => {
      await form(page);
      await page.getByLabel('Kraj').selectOption('DE');
      await page.getByRole('dialog').getByRole('button', { name: 'Dodaj adres' }).click();
      await page.getByText('Wymagane minimum 3 znaki').first().waitFor();
    },
    tree,
  ],
  [
    'new address added',
    async (page) => {
      await form(page);
      const dialog = page.getByRole('dialog');
      const typed = { 'Imię i nazwisko lub nazwa firmy': 'Budowa Wilanów', Ulica: 'Klimczaka', 'Nr domu': '1' };
      const rest = { 'Kod pocztowy': '02-797', Miejscowość: 'Warszawa', Poczta: 'Warszawa' };
      for (const [label, text] of Object.entries({ ...typed, ...rest })) await dialog.getByLabel(label).fill(text);
      await dialog.getByRole('button', { name: 'Dodaj adres' }).click();
      await page.getByRole('dialog', { name: 'Dodano nowy adres' }).waitFor();
    },
    tree,
  ],
  ['summary', summary, tree],
  ['summary without a payment', unpaid, tree],
  [
    'payment asked for',
    async (page) => {
      await unpaid(page);
      await button(page, 'Wybierz formę płatności.').click();
      await loaded(page);
    },
    tree,
  ],
  ['summary of a test client', summary, { as: 'testowy', ...tree }],
  ['summary of a client in arrears', summary, { as: 'zaleglosci' }],
  [
    'summary being paid',
    (page) => page.getByRole('link', { name: 'Przejdź do płatności' }).last().waitFor(),
    { as: 'platnosc-rozpoczeta', path: '/koszyk#/summary', ...tree },
  ],
  ['summary of a master cart', summary, { as: 'koszyk-glowny' }],
  ['summary of 500 lines', summary, { as: 'koszyk-500' }],
  [
    'order being placed',
    async (page) => {
      await hold(page, CART, /confirm/);
      await summary(page);
      await button(page, label('cart.summary.submit')).click();
      await page.locator('shop-cart [aria-busy=true]').first().waitFor();
    },
    tree,
  ],
  [
    'order with an unknown outcome',
    async (page) => {
      await page.route(CART, (route) =>
        /confirm/.test(route.request().postData() ?? '') ? route.fulfill({ status: 200, body: '' }) : route.fallback(),
      );
      await summary(page);
      await button(page, label('cart.summary.submit')).click();
      await page.getByText('Nie wiemy, czy zamówienie zostało przyjęte').first().waitFor();
    },
    tree,
  ],
  [
    'quantity being saved',
    async (page) => {
      await hold(page, CART, /"quantity"/);
      await quantity(page).press('ArrowUp');
      await page.locator('shop-cart [aria-busy=true]').first().waitFor();
    },
  ],
  [
    'quantity refused',
    async (page) => {
      const messages = { quantity: { messages: ['Tyle sztuk nie ma w magazynie.'], status: 'error' } };
      await answer(page, CART, { cart: null, messages }, 422, /"quantity"/);
      await quantity(page).press('ArrowUp');
      await page.getByText('Tyle sztuk nie ma w magazynie.').first().waitFor();
    },
    tree,
  ],
  [
    'session expired',
    async (page) => {
      await loaded(page);
      await page.route(CART, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Zaloguj się</title>' }),
      );
      // The response may revert the choice at once.
      await page.getByRole('radio', { name: /Kurier/ }).click();
      await page.getByText('Sesja wygasła').first().waitFor();
    },
  ],
];

/** A page's script puts a badge and a link beside the first line, and a note below the totals. */
const withOwnContent = async (page: Page) => {
  await loaded(page);
  await page.locator('shop-cart').evaluate((cart) => {
    const id = cart.shadowRoot?.querySelector<HTMLElement>('[data-item]')?.dataset['item'];
    const put = (name: string, slot: string, textContent: string, more = {}) =>
      cart.append(Object.assign(document.createElement(name), { slot, textContent, ...more }));
    put('b', `line-${id}`, 'Ostatnie sztuki');
    put('a', `line-end-${id}`, 'Dodaj montaż', { href: '/montaz' });
    put('p', 'after-totals', 'Zamówienia złożone do 12:00 wysyłamy dzisiaj.');
  });
  for (const text of ['Ostatnie sztuki', 'Dodaj montaż', 'Zamówienia złożone']) await page.getByText(text).waitFor();
};

const alone: readonly Row[] = [
  ['cart with content of the page', withOwnContent, { path: '/koszyk', ...tree }],
  [
    'cart before its script',
    (page) => heading(page, 'Koszyk'),
    { path: '/koszyk', prepare: (page) => page.route('**/elements/**', (route) => route.abort()) },
  ],
  [
    'cart loading',
    (page) => page.getByText('Wczytywanie koszyka…').first().waitFor(),
    { html: '<shop-cart cart-url="/nigdy"></shop-cart>', prepare: (page) => hold(page, '**/nigdy'), ...tree },
  ],
  [
    'cart that could not be loaded',
    (page) => button(page, 'Spróbuj ponownie').waitFor(),
    {
      html: '<shop-cart cart-url="/zepsuty"></shop-cart>',
      prepare: (page) => page.route('**/zepsuty', (route) => route.fulfill({ status: 500, body: '<h1>Błąd' })),
      ...tree,
    },
  ],
];

export const cartStates: readonly State[] = [...steps, ...alone].map(([name, arrive, more]) => ({
  name,
  tags: ['shop-cart'],
  arrive,
  ...(more?.html === undefined && { path: '/koszyk' }),
  ...more,
}));
