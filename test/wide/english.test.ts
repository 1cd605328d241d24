/** Tests English texts from the cart to the order, and a page that replaces single texts. */
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { products } from '../../demo/server/db/schema/catalogue';
import { orders } from '../../demo/server/db/schema/orders';
import { waitForAllViews } from '../a11y/state';
import { axeFindings } from '../e2e/axe';
import { useShop } from '../e2e/shop';
import { recordServerTexts, polishIn } from './displayed-texts';
import { label, startsLike } from '../e2e/labels';

const shop = useShop();

async function visitInEnglish(path: string, as?: string, width = 1280) {
  let server: () => readonly string[] = () => [];
  const page = await shop.visit(`${path}${path.includes('?') ? '&' : '?'}lang=en`, {
    ...(as && { as }),
    width,
    prepare: async (fresh) => {
      server = recordServerTexts(fresh);
    },
  });
  const expectEnglish = async () => {
    await expect.poll(() => polishIn(page, server())).toEqual([]);
    expect(await axeFindings(page, 'main')).toEqual([]);
  };
  return { page, expectEnglish };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('an English buyer', () => {
  it('goes from the cart to an order without a Polish text [E6]', async () => {
    const { page, expectEnglish } = await visitInEnglish('/koszyk');
    const before = await shop.db.$count(orders);
    await button(page, 'Next: address').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    expect(
      await page
        .getByRole('heading', { name: 'Delivery', exact: true })
        .locator('xpath=ancestor::*[@lang]')
        .first()
        .getAttribute('lang'),
    ).toBe('en');
    await expect
      .poll(() => page.getByText('Total to pay, gross').last().locator('xpath=..').innerText())
      .toMatch(/PLN\s[\d,]+\.\d\d/);
    await expectEnglish();

    await button(page, 'Increase quantity').first().click();
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await button(page, 'show more').click();
    await page.getByRole('radio', { name: 'mazurBank' }).check();
    await button(page, 'Next: address').click();

    await page.getByRole('radio', { name: 'another' }).check();
    await button(page, 'Add a new address').click();
    const form = page.getByRole('dialog', { name: 'Add a new address' });
    await form.getByLabel('Country').selectOption({ label: 'Germany' });
    await button(page, 'Add address').click();
    await form.getByText('At least 3 characters are required').first().waitFor();
    await expectEnglish();
    await form.getByLabel('Country').selectOption({ label: 'Poland' });
    await form.getByLabel('Full name or company name').fill('Site Wilanow');
    await form.getByLabel('Street').fill('Klimczaka');
    await form.getByLabel('House no.').fill('1');
    await form.getByLabel('Postcode').fill('02797');
    await form.getByLabel('Town or city').fill('Warszawa');
    await form.getByLabel('Post office').fill('Warszawa');
    await button(page, 'Add address').click();
    await page.getByRole('button', { name: 'Deliver to this address' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Site Wilanow' }).isChecked()).toBe(true);
    await expectEnglish();
    await button(page, 'Review your order').click();

    await page.getByRole('heading', { name: 'Review and payment' }).waitFor();
    await expectEnglish();
    await button(page, 'Order with obligation to pay').click();
    await page.waitForURL(/\/zamowienie\//);
    expect(await shop.db.$count(orders)).toBe(before + 1);
  });

  it('chooses a parcel locker', async () => {
    // At this width there is no map, which has no texts.
    const { page, expectEnglish } = await visitInEnglish('/koszyk', undefined, 360);
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await button(page, 'Choose a parcel locker').first().click();
    const dialog = page.getByRole('dialog', { name: 'Choose a parcel locker' });
    await dialog.getByText(/^These are the \d+ nearest/).waitFor();
    await expectEnglish();
  });

  it('measures a room with decimal points', async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.packSize, '1.44'));
    const { page, expectEnglish } = await visitInEnglish(`/produkt/${product!.slug}`);
    const calculator = page.locator('shop-calculator');
    await calculator.getByText('Calculate the area').click();
    await calculator.getByLabel('Width').fill('3.3');
    await calculator.getByLabel('Length').fill('4,7');
    await expect.poll(() => calculator.getByLabel('Length').inputValue()).toBe('4.7');
    await expect.poll(() => calculator.locator('[name="unit-amount"]').inputValue()).toBe('17.06');
    await expect.poll(() => calculator.locator('.sums').innerText()).toContain('17.28');
    await expectEnglish();
  });

  it.each(['/', '/szukaj?query=gres', '/ulubione', '/rejestracja', '/kategoria/plytki', '/oferta'])(
    'sees no Polish text in the elements of %s',
    async (path) => {
      const { page, expectEnglish } = await visitInEnglish(path);
      await waitForAllViews(page);
      await expectEnglish();
    },
  );

  it('returns to Polish by the same link, also on the next page', async () => {
    const { page } = await visitInEnglish('/koszyk');
    await page.getByRole('link', { name: 'Elementy po polsku' }).click();
    await button(page, label('cart.toAddresses')).waitFor();
    await page.goto(`${shop.url}/koszyk`);
    await button(page, label('cart.toAddresses')).waitFor();
  });
});

describe('a page that replaces texts', () => {
  const visitWith = async (texts: string, language = 'pl') => {
    const warnings: string[] = [];
    const page = await shop.visit(`/koszyk?lang=${language}`, {
      prepare: async (fresh) => {
        fresh.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await fresh.route('**/koszyk*', async (route) => {
          if (route.request().method() !== 'GET') return route.continue();
          const answer = await route.fetch();
          const data = `<script type="application/json">{"texts": ${texts}}</script></shop-config>`;
          await route.fulfill({ response: answer, body: (await answer.text()).replace('</shop-config>', data) });
        });
      },
    });
    return { page, warnings };
  };

  it('applies them under the strict policy to a dialog’s button and an announcement, and to nothing else', async () => {
    const { page, warnings } = await visitWith(
      '{"cart.toAddresses": "Dalej: adresy", "cart.items.removeItem": "Wyrzuć {name}"}',
    );
    await button(page, 'Dalej: adresy').waitFor();
    await button(page, /^Wyrzuć /)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Dostawa' }).waitFor();
    expect(warnings).toEqual([]);
  });

  it('replaces English texts too', async () => {
    const { page } = await visitWith('{"cart.toAddresses": "Next"}', 'en');
    await button(page, 'Next').waitFor();
    await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor();
  });

  it('logs each invalid replacement once, and keeps the Polish text', async () => {
    const { page, warnings } = await visitWith(
      '{"cart.toAddreses": "Dalej", "cart.retry": 7, "cart.items.removeItem": "Wyrzuć"}',
    );
    await button(page, label('cart.toAddresses')).waitFor();
    await button(page, startsLike('cart.items.removeItem')).first().waitFor();
    await expect
      .poll(() => warnings)
      .toEqual([
        `<shop-config> texts: "cart.toAddreses" is no key of a text, ignored. ${shop.url}/elementy/e/texts`,
        `<shop-config> texts: "cart.retry" is not a text in quotes, ignored. ${shop.url}/elementy/e/texts`,
        `<shop-config> texts: "cart.items.removeItem" needs {name}, ignored. ${shop.url}/elementy/e/texts`,
      ]);
  });
});
