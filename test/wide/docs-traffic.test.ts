/** Tests the traffic panel below an example: requests are listed, edited responses returned, and each fault displays a message. */
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, isHarmless } from '../../src/tools/mock/network-faults';
import { axeFindings } from '../e2e/axe';
import { useShop, type VisitOptions } from '../e2e/shop';

const shop = useShop();

async function open(tag: string, options: VisitOptions = {}): Promise<{ page: Page; frame: Frame }> {
  const page = await shop.visit(`/elementy/${tag}`, options);
  await page.locator('docs-playground .knobs').waitFor();
  await expect.poll(() => page.frame({ url: /podglad/ })?.url()).toContain(tag);
  const frame = page.frame({ url: /podglad/ })!;
  await frame.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  return { page, frame };
}

const rows = (page: Page) => page.locator('docs-traffic li');
const heart = (frame: Frame) => frame.locator('shop-favourite').getByRole('button').first();

describe('the traffic panel of an example', () => {
  it('displays each request with its body and response', async () => {
    const { page, frame } = await open('shop-suggester');
    await page.getByText('No call yet.').waitFor();
    await frame.getByRole('combobox').fill('gres');
    const row = rows(page).first();
    await row.getByText('200').waitFor();
    expect(await row.locator('summary').innerText()).toMatch(/POST\s+\/api\/suggest\s+200\s+\d+ ms/);
    await row.locator('summary').click();
    expect(await row.locator('pre').innerText()).toContain('"query": "gres"');
    expect(JSON.parse(await row.getByLabel('Answered').inputValue())).toHaveProperty('products');
    await page.getByRole('button', { name: 'Clear' }).last().click();
    expect(await rows(page).count()).toBe(0);
  });

  it('returns an edited response once, and reverts it on request', async () => {
    const { page, frame } = await open('shop-suggester');
    const box = frame.getByRole('combobox');
    await box.fill('gres');
    await rows(page).first().getByText('200').waitFor();
    await rows(page).first().locator('summary').click();
    const answer = JSON.stringify({ products: [], categories: [{ name: 'Zmieniona kategoria', link: '/k' }] });
    await rows(page).first().getByLabel('Answered').fill(answer);
    const give = rows(page).first().getByRole('button', { name: 'Answer this next time' });
    await give.click();
    await page.getByText('Your answer waits for the next').waitFor();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await give.click();
    await box.fill('gresy');
    await frame.getByText('Zmieniona kategoria').waitFor();
    await rows(page).first().getByText('changed').waitFor();
    expect(await page.getByText('Your answer waits').count()).toBe(0);
    await box.fill('gres 60');
    await frame.getByText('Zmieniona kategoria').waitFor({ state: 'detached' });
  });

  it.each(['light', 'dark'] as const)('has names, works by keyboard and fits a phone, %s', async (colorScheme) => {
    const { page, frame } = await open('shop-favourite', { width: 360, colorScheme });
    await heart(frame).click();
    await rows(page).first().getByText('200').waitFor();
    await rows(page).first().locator('summary').press('Enter');
    await rows(page).first().getByLabel('Answered').waitFor();
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('an invalid response', () => {
  /** Faults that send the page an invalid response. `hang` sends no response, and `navigation` leads to another page. */
  const harmful = faults.filter((fault) => !isHarmless(fault) && !['hang', 'navigation'].includes(fault.response.kind));

  it('can be chosen by name', async () => {
    const { page } = await open('shop-favourite');
    const choice = page.getByLabel('Break the answers');
    expect(await choice.locator('option').allInnerTexts()).toEqual(['Not at all', ...faults.map(({ name }) => name)]);
  });

  it.each(harmful)(
    'leaves the element in place with a Polish message, and the next one helps: $name',
    async ({ name }) => {
      const { page, frame } = await open('shop-favourite');
      const before = await heart(frame).getAttribute('aria-pressed');
      await page.getByLabel('Break the answers').selectOption(name);
      await heart(frame).click();
      await rows(page).first().locator('.badge').getByText(name, { exact: true }).waitFor();
      await frame
        .getByText(/Nie (udało się|wiemy, czy|zapisan)|[Ss]esja|połączeni/)
        .first()
        .waitFor();
      expect(await heart(frame).getAttribute('aria-pressed')).toBe(before);
      await page.getByLabel('Break the answers').selectOption('');
      await heart(frame).click();
      await rows(page).first().getByText('200').waitFor();
    },
  );
});
