/** Tests that a cart used for an hour, and a map opened repeatedly, do not leak memory. HOUR=720 OPENINGS=200 for all. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAgain, openPicker, settled } from '../e2e/lockers';
import { useShop } from '../e2e/shop';
import { publish } from '../reliability/publish';
import { findSession, quantity, stateOf } from './browser-acts';
import { MEGABYTE, scalesOf, type Weight } from './scales';

/** One action every five seconds: an hour of a busy buyer. */
const ACTIONS = Number(process.env['HOUR'] ?? 24);
const OPENINGS = Number(process.env['OPENINGS'] ?? 4);

const shop = useShop();

const step = (page: Page, hash: string, heading: RegExp) => async () => {
  await page.evaluate((to) => void (location.hash = to), hash);
  await page.getByRole('heading', { name: heading }).first().waitFor();
};

/** A buyer's actions in turn; each ends in a state in which the next one can start. */
const doings = (page: Page): readonly (() => Promise<unknown>)[] => [
  async () => {
    await quantity(page).fill('96');
    await quantity(page).press('Enter');
  },
  () => page.getByRole('radio', { name: /Kurier/ }).check(),
  async () => {
    await quantity(page).press('ArrowUp');
    await quantity(page).blur();
  },
  () => page.getByRole('radio', { name: 'Przedpłata na konto' }).check(),
  step(page, '#/addresses', /Adres/),
  async () => {
    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodaj nowy adres' });
    await dialog.getByLabel('Ulica').fill('Klimczaka');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
  step(page, '#/summary', /Podsumowanie/),
  step(page, '#/', /Dostawa/),
  () => page.getByRole('textbox', { name: 'Uwagi do zamówienia' }).fill(`Brama ${Math.random()}`),
  () => page.getByRole('radio', { name: /Odbiór/ }).check(),
];

async function use(page: Page, times: number): Promise<void> {
  const actOnce = doings(page);
  for (let at = 0; at < times; at++) {
    await actOnce[at % actOnce.length]!();
    await expect.poll(async () => (await stateOf(page)).saving).toBe(0);
  }
}

const more = (before: Weight, after: Weight): string =>
  `${((after.heap - before.heap) / MEGABYTE).toFixed(2)} MB more heap, ${after.nodes - before.nodes} more nodes, ${after.listeners - before.listeners} more listeners`;

it(`the cart leaks no memory in ${ACTIONS} actions`, { timeout: 120_000 + ACTIONS * 4000 }, async () => {
  const page = await shop.visit('/koszyk');
  const weigh = await scalesOf(page);
  await quantity(page).waitFor();
  await findSession(page);
  // Each action once or more, so that all code and permanent caches are loaded.
  await use(page, 20);
  const before = await weigh();
  await use(page, ACTIONS);
  const after = await weigh();
  const growth = more(before, after);
  console.info(growth);
  // A leak grows with the actions; a few nodes belong to the current message.
  expect(after.nodes - before.nodes, growth).toBeLessThan(60 + ACTIONS / 10);
  expect(after.listeners - before.listeners, growth).toBeLessThan(30 + ACTIONS / 10);
  expect(after.heap - before.heap, growth).toBeLessThan(MEGABYTE * (1 + ACTIONS / 720));
  publish('long-use', `${ACTIONS} actions of a buyer on one cart: ${growth}.`);
  await page.close();
});

it(`the locker map leaks no memory in ${OPENINGS} openings`, { timeout: 180_000 + OPENINGS * 8000 }, async () => {
  const picker = await openPicker(shop);
  const { page } = picker;
  const weigh = await scalesOf(page);
  await page.evaluate(() => {
    addEventListener('webglcontextlost', () => void ((globalThis as { lost?: number }).lost = 1), true);
  });
  const openings = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at++) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await settled({ page, ...(await openAgain(page)) });
    }
  };
  await settled(picker);
  await openings(2);
  const before = await weigh();
  await openings(OPENINGS);
  const after = await weigh();
  const growth = more(before, after);
  console.info(growth);
  expect(await page.evaluate(() => (globalThis as { lost?: number }).lost), 'a WebGL context was lost').toBeUndefined();
  expect(await page.locator('canvas').count()).toBe(1);
  expect(after.nodes - before.nodes, growth).toBeLessThan(60 + OPENINGS / 2);
  expect(after.listeners - before.listeners, growth).toBeLessThan(30 + OPENINGS / 2);
  expect(after.heap - before.heap, growth).toBeLessThan(MEGABYTE * 4);
  publish('map-openings', `${OPENINGS} openings of the locker picker with its map: ${growth}, no context lost.`);
  await page.close();
});
