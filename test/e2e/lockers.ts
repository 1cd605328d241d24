/** Opens the locker picker for tests, and names the locker that they pick. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { allPoints } from '../../demo/server/points/points';
import type { RunningShop, VisitOptions } from './shop';

/** The locker that tests pick by name or place. */
export const locker = allPoints().find(
  ({ type, status, address_details: { city } }) =>
    type.includes('parcel_locker') && status === 'Operating' && city === 'Gdańsk',
)!;

export interface OpenPicker {
  readonly page: Page;
  readonly dialog: Locator;
  readonly search: Locator;
}

/** Opens the cart with the locker carrier chosen, and the picker. `refused` collects policy violations. */
export async function openPicker(shop: RunningShop, options: VisitOptions = {}): Promise<OpenPicker> {
  const page = await shop.visit('/koszyk', {
    ...options,
    async prepare(page) {
      // Without animation: each frame of the map is drawn in software.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          ((globalThis as { refused?: string[] }).refused ??= []).push(`${violatedDirective} ${blockedURI}`);
        });
      });
      await options.prepare?.(page);
    },
  });
  return { page, ...(await openAgain(page)) };
}

export async function openAgain(page: Page): Promise<Pick<OpenPicker, 'dialog' | 'search'>> {
  await page.getByRole('radio', { name: /Paczkomat/ }).check();
  await page
    .getByRole('button', { name: /^(Wybierz|Zmień) paczkomat$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Wybierz paczkomat' });
  await dialog.waitFor();
  return { dialog, search: dialog.getByRole('searchbox') };
}

/** Selects a locker in the list and confirms it in the bar. */
export async function pickFromList(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('radio', { name: new RegExp(`^${name}\\b`) }).check();
  await dialog.getByRole('button', { name: `Wybierz ${name}`, exact: true }).click();
}

export const refused = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { refused?: string[] }).refused ?? []);

/** Waits until loading has ended and the map is drawn. */
export async function settled({ dialog, page }: OpenPicker): Promise<void> {
  await expect.poll(() => dialog.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0);
  const drawn = () =>
    dialog.locator('[data-lockers]').evaluateAll(([map]) => Number(map?.getAttribute('data-lockers') ?? 0));
  if ((page.viewportSize()?.width ?? 0) > 1000) await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(0);
}

export const lockerNames = (dialog: Locator): Promise<string[]> =>
  dialog.locator('[data-locker]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-locker')!));

/** Collects the bodies of later `inpost_data` calls. */
export function watchPicks(page: Page): Record<string, string>[] {
  const picks: Record<string, string>[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postData() : null;
    if (body?.includes('inpost_data'))
      picks.push((JSON.parse(body) as { inpost_data: Record<string, string> }).inpost_data);
  });
  return picks;
}
