/** Tests the cart that the demo shop prints: equal to the React view, and usable before it. */
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { people } from '../../demo/server/seed/people';
import { occasions } from '../../demo/server/seed/occasions';
import { outlineOf } from '../fixtures/outline';
import { hold, holdReact, waitForCartView, markup, watchShift } from '../e2e/first-screens';
import { label, startsLike } from '../e2e/labels';
import { useShop, withoutCart } from '../e2e/shop';

const shop = useShop();

/** Opens this visitor's cart without React for now. */
async function early(as?: string, prepare?: (page: Page) => Promise<unknown>) {
  let react: ReturnType<typeof holdReact> | undefined;
  const page = await shop.visit('/koszyk', {
    ...(as && { as }),
    prepare: async (one) => {
      await prepare?.(one);
      await (react = holdReact(one)).prepare;
    },
  });
  // The light class handles input from now on.
  await page.waitForFunction(() => customElements.get('shop-cart') !== undefined);
  return { page, letGo: () => react!.letGo() };
}

const posts = (page: Page): unknown[] => {
  const bodies: unknown[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/koszyk')) bodies.push(one.postDataJSON());
  });
  return bodies;
};

const first = (page: Page) => page.locator('.items__row[data-item]').first();

// An empty cart prints nothing.
for (const { slug } of [...people, ...occasions].filter(({ slug: one }) => one !== 'pusty-koszyk'))
  it(`${slug}: the printed cart equals its view, and nothing moves`, async () => {
    const { page, letGo } = await early(slug);
    const printed = await markup(page);
    expect(printed).toContain('data-item');
    const shift = await watchShift(page);
    // The element reports the shop's own changes after loading the cart, which happens later.
    let load: Route | undefined;
    await page.route('**/koszyk', (route) => void (load = route));
    await letGo();
    await waitForCartView(page);
    expect(outlineOf(await markup(page))).toBe(outlineOf(printed));
    expect(await shift()).toBeLessThan(0.001);
    await load?.abort();
  });

it('the printed cart displays plus, typing and a choice at once, and sends them after React has loaded', async () => {
  const { page, letGo } = await early();
  const sent = posts(page);
  const quantity = first(page).locator('input');
  const before = Number(await quantity.inputValue());
  await first(page)
    .getByRole('button', { name: /Zwiększ/ })
    .click();
  expect(Number(await quantity.inputValue())).toBeGreaterThan(before);
  const printed = Number(await quantity.inputValue());
  const courier = page.getByRole('radio', { name: /Kurier/ });
  await courier.check();
  const carrier = Number(await courier.getAttribute('value'));
  await page.locator('[part~="choice-checked"]', { hasText: 'Kurier' }).waitFor();
  const notes = page.getByRole('textbox', { name: label('cart.notes.title') });
  await notes.fill('Proszę dzwonić');
  await notes.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
  await letGo();
  await waitForCartView(page);
  expect(await notes.evaluate((field: HTMLTextAreaElement) => [field.matches(':focus'), field.selectionStart])).toEqual(
    [true, 6],
  );
  await expect.poll(() => JSON.stringify(sent)).toContain('"client_comments":"Proszę dzwonić"');
  await expect.poll(() => sent).toContainEqual({ carrier: { id: carrier } });
  const id = await first(page).getAttribute('data-item');
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ quantity: { [id!]: printed } }));
  expect(Number(await quantity.inputValue())).toBe(printed);
  await page.reload();
  await expect.poll(() => quantity.inputValue()).toBe(String(printed));
});

it('the printed cart repeats presses from before its behaviour was loaded, in order, without waiting for React', async () => {
  let behaviour: ReturnType<typeof hold> | undefined;
  const { page } = await early(undefined, (one) => (behaviour = hold(one, '**/elements/chunks/early-*')).prepare);
  const quantity = first(page).locator('input');
  const before = await quantity.inputValue();
  const stepper = first(page).getByRole('button', { name: /Zwiększ/ });
  await stepper.click();
  expect(await quantity.inputValue()).toBe(before);
  await first(page)
    .getByRole('button', { name: /Zmniejsz/ })
    .click();
  await stepper.click();
  await behaviour!.letGo();
  await expect.poll(() => quantity.inputValue()).not.toBe(before);
  const stepped = await quantity.inputValue();
  await stepper.click();
  expect(Number(await quantity.inputValue()) - Number(stepped)).toBe(Number(stepped) - Number(before));
});

it('the printed cart keeps a carrier that was chosen before any of its code', async () => {
  let code: ReturnType<typeof hold> | undefined;
  const page = await shop.visit('/koszyk', {
    prepare: (one) => (code = hold(one, '**/elements/shop-cart.js')).prepare,
  });
  const sent = posts(page);
  const courier = page.getByRole('radio', { name: /Kurier/ });
  await courier.check();
  const carrier = Number(await courier.getAttribute('value'));
  await code!.letGo();
  await waitForCartView(page);
  await expect.poll(() => sent).toContainEqual({ carrier: { id: carrier } });
  expect(await courier.isChecked()).toBe(true);
});

it('the printed cart validates input after React has loaded', async () => {
  const { page, letGo } = await early();
  await first(page).locator('input').fill('99999');
  await first(page).locator('input').press('Enter');
  await letGo();
  await page.locator('[part~="notice-warning"]').getByText('Wpisano 99').waitFor();
});

it('the printed cart keeps rows pasted into the notes before React', async () => {
  const { page, letGo } = await early();
  const sent = posts(page);
  const notes = page.getByRole('textbox', { name: label('cart.notes.title') });
  await notes.fill('Brama od podwórza;\nproszę dzwonić');
  for (const key of ['a', 'x', 'v']) await notes.press(`Control+${key}`);
  expect(await notes.inputValue()).toBe('Brama od podwórza;\nproszę dzwonić');
  await letGo();
  await waitForCartView(page);
  await expect.poll(() => sent).toContainEqual({ client_comments: 'Brama od podwórza;\nproszę dzwonić' });
  expect(await notes.inputValue()).toBe('Brama od podwórza;\nproszę dzwonić');
});

it('the printed cart keeps text typed into a line’s field before React', async () => {
  const { page, letGo } = await early('staly-klient');
  const sent = posts(page);
  const note = page.getByRole('textbox', { name: /Uwaga do pozycji/ }).first();
  // The note is collapsed while it is empty.
  await first(page).getByText('Dodaj uwagę').click();
  await note.pressSequentially('Ciąć na 3');
  await note.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  await letGo();
  await waitForCartView(page);
  const now = (field: HTMLInputElement) => [field.matches(':focus'), field.selectionStart, field.selectionEnd];
  expect(await note.evaluate(now)).toEqual([true, 2, 5]);
  expect(await note.inputValue()).toBe('Ciąć na 3');
  await note.press('Tab');
  const id = await first(page).getAttribute('data-item');
  const cartId = await page.locator('shop-cart [data-cart]').first().getAttribute('data-cart');
  await expect
    .poll(() => sent)
    .toContainEqual({
      extra_field: { name: 'note', value: 'Ciąć na 3', id: Number(id), cartId: Number(cartId) },
    });
  await page.reload();
  await first(page).getByText('Ciąć na 3 · Zmień').click();
  await expect.poll(() => note.inputValue()).toBe('Ciąć na 3');
});

it('the printed cart can undo a removal made before React', async () => {
  const { page, letGo } = await early();
  await first(page)
    .getByRole('button', { name: startsLike('cart.items.removeItem') })
    .click();
  await letGo();
  // The element ignores a click right after the lines have moved.
  await page.getByRole('button', { name: /^Cofnij/ }).press('Enter');
  await first(page)
    .getByRole('button', { name: startsLike('cart.items.removeItem') })
    .waitFor();
});

it.each([
  ['printed', undefined],
  ['drawn from JSON', withoutCart],
])(
  'the %s cart sends a press, a text and a removal before React even if the buyer leaves at once [C21]',
  async (_, prepare) => {
    const { page } = await early(undefined, prepare);
    const quantity = first(page).locator('input');
    const lines = page.locator('.items__row[data-item]');
    const notes = page.getByRole('textbox', { name: label('cart.notes.title') });
    const stepper = first(page).getByRole('button', { name: /Zwiększ/ });
    await stepper.click();
    const before = await lines.count();
    const stepped = await quantity.inputValue();
    await notes.fill('Proszę dzwonić');
    await page
      .getByRole('button', { name: startsLike('cart.items.removeItem') })
      .last()
      .click();
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/koszyk'));
    await page.goto(new URL('/oddzialy', page.url()).href);
    const names = [...new URLSearchParams((await sent).postData()!).keys()].map((name) => name.replace(/\[.*/, ''));
    // Not the other fields: they may be older than the cart.
    expect(names).toEqual(['quantity', 'client_comments', 'remove']);
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.goto(new URL('/koszyk', page.url()).href);
        return lines.count();
      })
      .toBe(before - 1);
    expect(await quantity.inputValue()).toBe(stepped);
    expect(await notes.inputValue()).toBe('Proszę dzwonić');
  },
);

it('the printed cart of 500 lines takes a change of the last line before React, and drops no line', async () => {
  const { page, letGo } = await early('koszyk-500');
  const last = page.locator('.items__row[data-item]').last();
  await last.scrollIntoViewIfNeeded();
  const quantity = last.locator('input');
  await last.getByRole('button', { name: /Zwiększ/ }).click();
  const printed = await quantity.inputValue();
  const scrolled = await page.evaluate(() => scrollY);
  await letGo();
  await waitForCartView(page);
  expect(await page.locator('.items__row[data-item]').count()).toBe(500);
  expect(await quantity.inputValue()).toBe(printed);
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5);
});

it('the printed cart displays changes made since it was printed', async () => {
  const { page, letGo } = await early();
  const id = await first(page).getAttribute('data-item');
  const [name, value] = await page.evaluate(() => {
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    return ['X-XSRF-TOKEN', decodeURIComponent(cookie)] as const;
  });
  const { cart } = (await (
    await page.request.post(`${shop.url}/koszyk`, { data: {}, headers: { [name]: value } })
  ).json()) as {
    cart: { id: number };
  };
  await page.request.post(`${shop.url}/koszyk`, {
    data: { remove: { id: Number(id), cartId: cart.id } },
    headers: { [name]: value },
  });
  await letGo();
  await page.getByText('Koszyk się zmienił', { exact: true }).waitFor();
  expect(await page.locator(`[data-item="${id}"]`).count()).toBe(0);
});

it('a cart that the template left out is requested once, drawn, and usable before React', async () => {
  let sent: unknown[] = [];
  const { page, letGo } = await early(undefined, async (one) => {
    sent = posts(one);
    await withoutCart(one);
  });
  const quantity = first(page).locator('input');
  const before = Number(await quantity.inputValue());
  await first(page)
    .getByRole('button', { name: /Zwiększ/ })
    .click();
  const printed = Number(await quantity.inputValue());
  expect(printed).toBeGreaterThan(before);
  expect(sent).toEqual([{}]);
  const drawn = await page.evaluate(() => document.querySelector('shop-cart')?.matches(':state(shown)'));
  expect(drawn).toBe(false);
  await letGo();
  await waitForCartView(page);
  await expect.poll(() => sent.length).toBe(2);
  const id = await first(page).getAttribute('data-item');
  expect(sent[1]).toMatchObject({ quantity: { [id!]: printed } });
  expect(Number(await quantity.inputValue())).toBe(printed);
});

it('a failed response before React is displayed after it has loaded, and a press retries', async () => {
  let isDown = true;
  const { page, letGo } = await early(undefined, async (one) => {
    await withoutCart(one);
    await one.route('**/koszyk', (route) =>
      isDown && route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
  });
  await letGo();
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await again.waitFor();
  isDown = false;
  await again.click();
  await first(page).waitFor();
});

it('the printed cart runs under the shop’s strict policy', async () => {
  const { page, letGo } = await early();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const colour = await first(page).evaluate((row) => getComputedStyle(row).display);
  expect(colour).toBe('grid');
  await letGo();
  await waitForCartView(page);
  expect(refused).toEqual([]);
});
