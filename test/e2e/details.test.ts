/** Tests totals, branch, notes, addresses and contact data of each step, and the posted choices. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { useShop, withoutCart } from './shop';

const shop = useShop();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const toAddresses = (page: Page) => page.getByRole('button', { name: label('cart.toAddresses') }).click();
const toSummary = (page: Page) => page.getByRole('button', { name: label('cart.toSummary') }).click();

async function withCourier(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
}

/** Actions that the page posts. */
function bodiesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/koszyk')) bodies.push(request.postDataJSON() as never);
  });
  return bodies;
}

/** An action of the same visitor elsewhere. */
async function post(page: Page, data: object) {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const answer = await page.request.post(`${shop.url}/koszyk`, { data, headers: { 'X-XSRF-TOKEN': token } });
  return ((await answer.json()) as { cart: Record<string, unknown> }).cart;
}

async function withLocker(page: Page): Promise<void> {
  const { items } = (await (await page.request.get(`${shop.url}/api/points?per_page=50`)).json()) as {
    items: { name: string; status: string; type: string[] }[];
  };
  const point = items.find(({ status, type }) => status === 'Operating' && type.includes('parcel_locker'));
  await post(page, { carrier: { id: 2 } });
  await post(page, { payment: { id: 1 } });
  const rest = ['street', 'building_number', 'flat_number', 'city', 'province', 'post_code'];
  const fields = Object.fromEntries(rest.map((name) => [`inpost_point_${name}`, '']));
  await post(page, { inpost_data: { inpost_point_code: point?.name, ...fields } });
  await page.reload();
}

describe('the cart', () => {
  it('displays a spinner until the cart is loaded [C6]', async () => {
    const page = await shop.visit('/oddzialy');
    await withoutCart(page);
    await page.route('**/koszyk', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.continue();
    });
    await page.goto(`${shop.url}/koszyk`);
    await page.locator('shop-cart').getByRole('status').getByText('Wczytywanie koszyka…').first().waitFor();
    await page.getByRole('radio', { name: /Kurier/ }).waitFor();
    expect(await page.locator('[part~="loading"]').count()).toBe(0);
  });

  it('displays the branch and all totals, and offers a project to specialists only', async () => {
    const page = await shop.visit('/koszyk');
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^Oddział: Warszawa/ })
      .waitFor();
    const totals = page.locator('[part~="totals"]').first();
    await withCourier(page);
    for (const name of ['Produkty brutto', 'Dostawa brutto', 'Do zapłaty netto', 'Do zapłaty brutto'])
      await totals.getByText(name, { exact: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Projekt' }).count()).toBe(0);
    const { prices } = (await post(page, {})) as { prices: Record<string, string> };
    const sums = (await totals.innerText()).replaceAll(/[^\d,\n]/g, '');
    for (const amount of [prices['total_net'], prices['total_gross'], prices['total_gross_only_products']])
      expect(sums).toContain(amount!.replace('.', ','));
  });

  it('saves notes without losing a keystroke, and restores them after a reload [C14]', async () => {
    const page = await shop.visit('/koszyk');
    const notes = page.getByRole('textbox', { name: label('cart.notes.title') });
    const written = 'Proszę o kontakt przed dostawą, brama od ul. Kwiatowej 7.';
    await page.route('**/koszyk', async (route) => {
      if (/client_comments/.test(route.request().postData() ?? ''))
        await new Promise((resolve) => setTimeout(resolve, 300));
      return route.continue();
    });
    await notes.pressSequentially(written, { delay: 25 });
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await notes.press('End');
    await notes.pressSequentially(' Dziękuję.', { delay: 25 });
    await expect.poll(async () => (await post(page, {}))['client_comments']).toBe(`${written} Dziękuję.`);
    expect(await notes.inputValue()).toBe(`${written} Dziękuję.`);
    await page.reload();
    await expect.poll(() => notes.inputValue()).toBe(`${written} Dziękuję.`);
  });

  it('posts each choice under its own name [N1]', async () => {
    const page = await shop.visit('/koszyk', { as: 'specjalista' });
    const bodies = bodiesOf(page);
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('radio', { name: 'BLIK' }).check();
    await page.getByRole('combobox', { name: 'Projekt' }).selectOption({ index: 1 });
    await toAddresses(page);
    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('group', { name: 'Zapisane adresy' }).getByRole('radio').first().check();
    await page.getByRole('radio', { name: 'Adres z rachunku' }).check();
    await expect.poll(() => bodies.filter((body) => 'delivery_address' in body).length).toBeGreaterThan(1);
    const id = expect.anything() as unknown;
    for (const body of [
      { carrier: { id: 1 } },
      { payment: { id: 1 } },
      { payment_method: { payment_id: 1, method_id: 'blik' } },
      { project: { id } },
      { delivery_address: { id } },
      { delivery_address: { id: null } },
    ])
      expect(bodies).toContainEqual(body);
  });

  it('clears the locker with its carrier, and offers the choice again [D5]', async () => {
    const page = await shop.visit('/koszyk');
    await withLocker(page);
    await page.getByRole('button', { name: 'Zmień paczkomat' }).waitFor();
    await page.getByRole('radio', { name: /Odbiór/ }).check();
    await expect.poll(() => page.getByRole('button', { name: /paczkomat/ }).count()).toBe(0);
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await page.getByText('Nie wybrano paczkomatu').first().waitFor();
    await page.getByRole('button', { name: 'Wybierz paczkomat' }).first().click();
    await page.getByRole('dialog', { name: 'Wybierz paczkomat' }).waitFor();
  });
});

describe('the address step', () => {
  it('displays the invoice address, and leads back to the cart', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await toAddresses(page);
    const invoice = page.locator('[part~="invoice-address"]');
    for (const word of ['Rembud Kowalczyk sp. z o.o.', 'Puławska', '02-670', '5253416727'])
      expect(await invoice.innerText()).toContain(word);
    await page.getByRole('button', { name: 'Wróć do koszyka' }).click();
    await heading(page, 'Koszyk').waitFor();
  });

  it('rejects a new address with messages, and preselects Poland and dolnośląskie [A7]', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await toAddresses(page);
    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    const form = page.getByRole('dialog', { name: 'Dodaj nowy adres' });
    expect(await form.getByLabel('Kraj').inputValue()).toBe('PL');
    expect(await form.getByLabel('Województwo').inputValue()).toBe('dolnośląskie');
    await form.getByLabel('Nr domu').fill('12345678901');
    await form.getByLabel('Nr lokalu').fill('12345678901');
    await form.getByLabel('Kod pocztowy').fill('1');
    await form.getByRole('button', { name: 'Dodaj adres' }).click();
    for (const sentence of [
      'Wymagane minimum 3 znaki',
      'Ilość znaków musi zawierać sie między 1 a 10',
      'Ilość znaków musi być mniejsza niż 10',
      'Wymagany kod w formacie 00-000',
    ])
      await form.getByText(sentence).first().waitFor();
    await form.getByLabel('Kraj').selectOption('DE');
    await form.getByLabel('Region').waitFor();
    expect(await form.getByLabel('Województwo').count()).toBe(0);
  });

  it('saves the locker’s contact data from the dialog, displays messages, and empties the fields after closing [D4]', async () => {
    const page = await shop.visit('/koszyk');
    await withLocker(page);
    const bodies = bodiesOf(page);
    await toAddresses(page);
    await heading(page, 'Dane adresowe').waitFor();
    await page
      .getByRole('button', { name: /dane kontaktowe/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Dane kontaktowe do wysyłki' });
    await dialog.getByLabel('E-mail').fill('a');
    await dialog.getByLabel('Telefon').fill('1');
    await dialog.getByRole('button', { name: label('cart.contact.save') }).click();
    await dialog.getByText('Wymagane minimum 3 znaki').first().waitFor();
    await dialog.getByLabel('E-mail').fill('magazyn@example.com');
    await dialog.getByLabel('Telefon').fill('601 202 303');
    await dialog.getByRole('button', { name: label('cart.contact.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(bodies).toContainEqual({ inpost_contact: { email: 'magazyn@example.com', phone: '601 202 303' } });
    await page.locator('[part~="contact"]').getByText('magazyn@example.com').waitFor();
    await toSummary(page);
    await heading(page, 'Podsumowanie i płatność').waitFor();
  });
});

describe('the summary', () => {
  it('displays the whole order, and leads back to the addresses [R9]', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await toAddresses(page);
    await toSummary(page);
    await heading(page, 'Podsumowanie i płatność').waitFor();
    for (const title of ['Koszyk Rembud', 'Dostawa', 'Dane do wysyłki', 'Dane kupującego', 'Płatność'])
      await page.getByRole('heading', { name: title, level: 3, exact: true }).waitFor();
    expect(await page.locator('[part~="order"]').getByRole('row').count()).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'Wróć do danych adresowych' }).click();
    await heading(page, 'Dane adresowe').waitFor();
  });

  it('displays a loader during the order, and after five seconds a notice of delay [O10]', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await toAddresses(page);
    await toSummary(page);
    let answer = (): void => {};
    const held = new Promise<void>((go) => (answer = go));
    await page.route('**/koszyk', async (route) => {
      if (/confirm/.test(route.request().postData() ?? '')) await held;
      return route.continue();
    });
    const submit = page.getByRole('button', { name: label('cart.summary.submit') });
    await submit.click();
    await expect.poll(() => submit.getAttribute('aria-busy')).toBe('true');
    const late = page.getByText('To trwa dłużej niż zwykle');
    await page.clock.runFor(2000);
    expect(await late.count()).toBe(0);
    await page.clock.runFor(3000);
    await late.waitFor();
    answer();
    await page.waitForURL(/\/zamowienie\//);
  });
});
