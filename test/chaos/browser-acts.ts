/** Performs each of the 16 cart actions in a real browser, and reads the typed text afterwards. */
import type { Page } from 'playwright-core';
import type { CartActionName, ProcessActionName } from '../../src/cart/wire/actions';
import type { CartState } from '../../src/cart/session/state';
import type { CartSession } from '../../src/cart/session/session';
import { label, startsLike } from '../e2e/labels';

export interface BrowserAct {
  /** The demo's visitor who may perform the action. Default: the buyer. */
  readonly as?: 'handlowiec' | 'koszyk-glowny' | 'specjalista' | 'staly-klient';
  /** Opens the page state in which the action is possible. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<unknown>;
  /** The typed text as displayed. */
  readonly typed?: { readonly expected: string; read(page: Page): Promise<string> };
}

interface CartPage {
  session: CartSession;
}

/** Exposes the session of the page's cart to the functions below. */
export const findSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shop = (globalThis as never)[Symbol.for('shop-elements.store')] as { cartSessions: Map<string, CartSession> };
    (globalThis as unknown as CartPage).session = [...shop.cartSessions.values()][0]!;
  });

export const stateOf = (
  page: Page,
): Promise<Pick<CartState, 'cart'> & { confirming: boolean; saving: number; messages: string[] }> =>
  page.evaluate(() => {
    const { cart, order, pending, messages } = (globalThis as unknown as CartPage).session.getState();
    return {
      cart,
      confirming: order !== 'idle' && order !== 'unknown',
      saving: pending.filter(({ stage }) => stage === 'saving').length,
      messages: [...messages.values()].flatMap((slot) => slot.messages),
    };
  });

/** Performs the action like a control; not awaited, because the fault may last. */
const call = (page: Page, method: keyof CartSession, ...args: unknown[]): Promise<void> =>
  page.evaluate(
    ({ name, given }) => {
      const { session } = globalThis as unknown as { session: Record<string, (...all: unknown[]) => unknown> };
      void session[name]!(...given);
    },
    { name: method, given: args },
  );

const cartOf = async (page: Page) => (await stateOf(page)).cart!;
export const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();
const notes = (page: Page) => page.getByRole('textbox', { name: 'Uwagi do zamówienia' });
const street = (page: Page) => page.getByRole('dialog').getByLabel('Ulica');
const orderButton = (page: Page) => page.getByRole('button', { name: label('cart.summary.submit') });

/** 96 is a multiple of every package size in the demo's first line, and differs from the displayed quantity. */
const QUANTITY = '96';
const NOTES = 'Proszę dzwonić pod bramą';

/** Choices that an order needs are made first; the fault occurs afterwards. */
async function toSummary(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('button', { name: label('cart.toSummary') }).click();
  await orderButton(page).waitFor();
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('radio', { name: 'inny' }).check();
  await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj nowy adres' });
  await form.getByLabel('Imię i nazwisko lub nazwa firmy').fill('Budowa Wilanów');
  await street(page).fill('Klimczaka');
  await form.getByLabel('Nr domu').fill('1');
  await form.getByLabel('Kod pocztowy').fill('02797');
  await form.getByLabel('Miejscowość').fill('Warszawa');
  await form.getByLabel('Poczta').fill('Warszawa');
}

export const browserActs: Record<Exclude<CartActionName, ProcessActionName>, BrowserAct> = {
  load: { act: (page) => page.reload() },
  quantity: {
    async act(page) {
      await quantity(page).fill(QUANTITY);
      await quantity(page).press('Enter');
    },
    typed: { expected: QUANTITY, read: (page) => quantity(page).inputValue() },
  },
  remove: {
    async act(page) {
      await page
        .getByRole('button', { name: startsLike('cart.items.removeItem') })
        .last()
        .click();
      // Does not wait for the ten seconds of undo, so that the fault occurs now.
      await page.getByRole('button', { name: /^Cofnij: / }).waitFor();
      await call(page, 'flush');
    },
  },
  move: {
    as: 'koszyk-glowny',
    async act(page) {
      const { childCarts } = await cartOf(page);
      await call(page, 'move', [childCarts[0]?.items[0]?.id], childCarts[1]?.id);
    },
  },
  delivery_address: { act: async (page) => call(page, 'chooseDeliveryAddress', (await cartOf(page)).addresses[1]?.id) },
  invoice_address: {
    act: async (page) => call(page, 'choose', 'invoice_address', (await cartOf(page)).addresses[0]?.id),
  },
  new_address: {
    prepare: fillAddress,
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Dodaj adres' }).click(),
    typed: {
      expected: 'Klimczaka',
      // The text is saved, or still in the form.
      read: async (page) =>
        (await cartOf(page)).addresses.some((one) => one.street === 'Klimczaka')
          ? 'Klimczaka'
          : street(page).inputValue(),
    },
  },
  inpost_contact: { act: (page) => call(page, 'saveContact', { email: 'jan@example.pl', phone: '601234567' }) },
  // A click instead of `check()`: a choice that could not be saved reverts at once.
  carrier: { act: (page) => page.getByRole('radio', { name: /Odbiór/ }).click() },
  payment: { act: (page) => page.getByRole('radio', { name: 'Szybka płatność online' }).click() },
  payment_method: {
    prepare: (page) => page.getByRole('radio', { name: 'Szybka płatność online' }).check(),
    async act(page) {
      const payment = (await cartOf(page)).availablePayments.find((one) => one.is_instant_transfer_payment);
      await call(page, 'chooseMethod', payment?.id, payment?.additional_data?.payment_methods[0]?.id);
    },
  },
  client_comments: {
    act: (page) => notes(page).fill(NOTES),
    typed: { expected: NOTES, read: (page) => notes(page).inputValue() },
  },
  extra_field: { as: 'staly-klient', act: (page) => call(page, 'writeField', 'order_number', 'PO-7') },
  project: { as: 'specjalista', act: (page) => call(page, 'choose', 'project', 1) },
  add_discount: {
    as: 'handlowiec',
    async act(page) {
      const { id, items } = await cartOf(page);
      await call(page, 'addDiscount', id, items[0]?.id, items[0]?.prices.net && Number(items[0].prices.net).toFixed(2));
    },
  },
  add_carrier_discount: {
    as: 'handlowiec',
    prepare: (page) => page.getByRole('radio', { name: /Kurier/ }).check(),
    act: async (page) => call(page, 'addCarrierDiscount', (await cartOf(page)).carrier?.id, '20.00'),
  },
  inpost_data: {
    prepare: (page) => page.getByRole('radio', { name: /Paczkomat/ }).check(),
    act: (page) =>
      call(page, 'chooseLocker', {
        inpost_point_code: 'KRA01M',
        inpost_point_street: 'Długa',
        inpost_point_building_number: '5',
        inpost_point_flat_number: '',
        inpost_point_city: 'Kraków',
        inpost_point_province: 'małopolskie',
        inpost_point_post_code: '31-147',
      }),
  },
  confirm: { prepare: toSummary, act: (page) => orderButton(page).dblclick() },
};

/** Another action of the buyer after the fault; true if it succeeded. */
export const oneMoreAction = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { session } = globalThis as unknown as CartPage;
    return (await session.choose('payment', session.getState().cart!.availablePayments[0]!.id)).ok;
  });

/** Whether the screen equals the server's state: reloading changes nothing, and no typed value is pending. */
export const agrees = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { session } = globalThis as unknown as CartPage;
    const before = session.getState().cart;
    await session.load();
    const { cart, pending } = session.getState();
    return cart === before && pending.length === 0;
  });
