/** Tests the documentation in a browser: knobs, log, copying, search, and keyboard use. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarations } from '../../src/tools/manifest/outputs';
import { waitForAllViews } from '../a11y/state';
import { axeFindings } from '../e2e/axe';
import { useShop, type VisitOptions } from '../e2e/shop';

const shop = useShop();
const tags = (await declarations()).map(({ tag }) => tag);

/** Opens a page of the documentation; `logged` has errors and warnings of the page and its frame. */
async function open(path: string, options: VisitOptions = {}): Promise<{ page: Page; logged: string[] }> {
  const logged: string[] = [];
  const page = await shop.visit(`/elementy/${path}`, {
    ...options,
    prepare: async (one) => {
      one.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      one.on('pageerror', (error) => logged.push(error.message));
    },
  });
  return { page, logged };
}

/** The example's frame, once its element is defined. */
async function exampleOf(page: Page, address: string): Promise<Frame> {
  await page.locator('docs-playground .knobs').waitFor();
  await expect.poll(() => page.frame({ url: /podglad/ })?.url()).toContain(address);
  const frame = page.frame({ url: /podglad/ })!;
  const tag = new URL(frame.url()).pathname.split('/')[2]!;
  await frame.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  return frame;
}

/** Hidden height of an example below the stage's maximum (playground.ts). */
const hiddenBelow = (): number =>
  innerHeight >= 900 ? 0 : Math.max(0, document.documentElement.scrollHeight - innerHeight);

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const log = (page: Page) => page.locator('docs-playground .log li');
const code = (page: Page) => page.locator('docs-playground pre').first();

describe('the documentation page of an element', () => {
  let one: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    one = await open('');
  });
  afterAll(() => one.page.context().close());

  it.each(tags)('runs <%s> without policy violations', async (tag) => {
    await one.page.goto(`${shop.url}/elementy/${tag}`);
    const frame = await exampleOf(one.page, tag);
    await waitForAllViews(frame);
    expect(await frame.locator(tag).first().count()).toBe(1);
    await expect.poll(() => frame.evaluate(hiddenBelow)).toBe(0);
    // Software WebGL logs warnings about its speed.
    expect(one.logged.splice(0).filter((text) => !/WebGL|GPU stall/.test(text))).toEqual([]);
  });
});

describe('a knob of the documentation', () => {
  it('changes the live element, the snippet and the URL', async () => {
    const { page } = await open('shop-calculator');
    const frame = await exampleOf(page, 'shop-calculator');
    await frame.getByText('Oblicz powierzchnię').waitFor();
    await page.getByLabel('show-calculator').uncheck();
    await frame.getByText('Oblicz powierzchnię').waitFor({ state: 'detached' });
    await page.getByLabel('min', { exact: true }).fill('7');
    await expect.poll(() => code(page).innerText()).toContain('min="7"');
    expect(await code(page).innerText()).not.toContain('show-calculator');
    expect(await frame.locator('shop-calculator').getAttribute('min')).toBe('7');

    await page.reload();
    const again = await exampleOf(page, 'shop-calculator');
    await expect.poll(() => again.locator('shop-calculator').getAttribute('min')).toBe('7');
    expect(await page.getByLabel('show-calculator').isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => again.locator('shop-calculator').getAttribute('min')).toBe('1');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('writes literals and template values side by side', async () => {
    const { page } = await open('shop-favourite');
    await exampleOf(page, 'shop-favourite');
    await page.getByRole('radio', { name: 'Twig' }).check();
    await expect.poll(() => code(page).innerText()).toContain('product-name="{{ product.name|e(\'html_attr\') }}"');
    await page.getByLabel('product-name').fill('5" & <więcej>');
    await expect.poll(() => code(page).innerText()).toContain('product-name="5&quot; &amp; &lt;więcej&gt;"');
    await page.getByRole('radio', { name: 'PHP' }).check();
    await expect.poll(() => code(page).innerText()).toContain("htmlspecialchars((string) $product['id'], ENT_QUOTES)");
    await page.getByRole('radio', { name: 'Blade' }).check();
    await expect.poll(() => code(page).innerText()).toContain('{{ $product->id }}');
  });

  it('reports invalid JSON and leaves the element unchanged', async () => {
    const { page } = await open('shop-address');
    const frame = await exampleOf(page, 'shop-address');
    const knob = page.getByLabel('address', { exact: true });
    await knob.fill('{"name": "Nowak i Wspólnicy", "city": "Gdynia"}');
    await frame.getByText('Gdynia').waitFor();
    await knob.fill('{"name": "Nowak');
    await page.getByText('Invalid JSON. The element keeps its previous value.').waitFor();
    expect(await knob.getAttribute('aria-invalid')).toBe('true');
    expect(await frame.getByText('Gdynia').count()).toBe(1);
  });
});

describe('the log of the documentation', () => {
  it('lists events with details, warnings, and the target of a form instead of submitting it', async () => {
    const { page } = await open('shop-quantity');
    const frame = await exampleOf(page, 'shop-quantity');
    await frame
      .getByRole('button', { name: /Zwiększ|więcej|plus/i })
      .first()
      .click();
    await expect.poll(() => log(page).allInnerTexts()).toContainEqual(expect.stringMatching(/change[^]*"value": 6/));
    await page.getByLabel('min', { exact: true }).fill('-3');
    await expect.poll(() => log(page).allInnerTexts()).toContainEqual(expect.stringContaining('min: wrong value'));
    await frame.getByRole('button', { name: 'Zapisz' }).click();
    await expect.poll(() => log(page).first().innerText()).toMatch(/posts to[^]*do-koszyka[^]*"quantity": "6"/);
    expect(frame.url()).toContain('/podglad');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await log(page).count()).toBe(0);
  });

  it('lists entries of the data layer', async () => {
    const { page } = await open('shop-order-tracking');
    await exampleOf(page, 'shop-order-tracking');
    await expect.poll(() => log(page).allInnerTexts()).toContainEqual(expect.stringContaining('purchase'));
  });
});

describe('the stage of an example', () => {
  it('has its own width, colours, density, theme and language', async () => {
    const { page } = await open('shop-suggester');
    const frame = await exampleOf(page, 'shop-suggester');
    for (const width of ['320', '768', '1280']) {
      await page.getByRole('radio', { name: width }).check();
      await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(Number(width));
    }
    await page.getByRole('radio', { name: 'Dark' }).check();
    const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(14, 16, 19)');
    await page.getByLabel('Density').selectOption('0.8');
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.style.getPropertyValue('--shop-density')))
      .toBe('0.8');
    const accent = () =>
      frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-color-accent'));
    expect(await accent()).toBe('');
    await page.getByLabel('Theme').selectOption('bootstrap');
    await expect.poll(accent).toContain('#0d6efd');
    await page.getByLabel('Language of the texts').selectOption('en');
    const english = await exampleOf(page, 'lang=en');
    await english.getByRole('combobox', { name: 'Enter a search phrase' }).waitFor();
    expect(await english.evaluate(() => innerWidth)).toBe(1280);
    expect(new URL(page.url()).hash).toBe('#play&:width=1280&:scheme=dark&:density=0.8&:theme=bootstrap&:speech=en');
  });
});

describe('the documentation’s reader', () => {
  it('copies the snippet with one press, with an announcement', async () => {
    const { page } = await open('shop-checkbox', { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await exampleOf(page, 'shop-checkbox');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await code(page).evaluate((pre) => pre.textContent.trim()));
    expect(copied).toContain('<shop-checkbox');
  });

  it.each(['kalk', 'calculator'])('finds the calculator by „%s” and opens it by keyboard', async (phrase) => {
    const { page } = await open('');
    const field = box(page);
    await field.pressSequentially(phrase, { delay: 20 });
    await page
      .getByRole('option', { name: /shop-calculator/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/elementy\/shop-calculator$/);
  });

  it('changes a knob and the snippet’s language by keyboard', async () => {
    const { page } = await open('shop-input');
    const frame = await exampleOf(page, 'shop-input');
    await page.getByRole('button', { name: 'Reload' }).focus();
    const focused = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('value') || '');
    for (let steps = 0; steps < 60 && (await focused()) !== 'knob-label'; steps++) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Adres budowy');
    await frame.getByText('Adres budowy').first().waitFor();
    for (let steps = 0; steps < 60 && (await focused()) !== 'HTML'; steps++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code(page).innerText()).toContain("|e('html_attr')");
  });

  it('opens the list of elements on a phone, and never scrolls sideways', async () => {
    const { page } = await open('shop-cart', { width: 360 });
    await page.getByRole('button', { name: 'Elements and guides' }).click();
    await page.getByRole('link', { name: 'shop-faq' }).click();
    await page.waitForURL(/shop-faq/);
    for (const path of ['', 'contract', 'events', 'theming', 'shop-filters']) {
      await page.goto(`${shop.url}/elementy/${path}`);
      await waitForAllViews(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  });

  it('keeps the chosen colours on the next page', async () => {
    const { page } = await open('events');
    await page.getByLabel('Colours', { exact: true }).selectOption('dark');
    await page.goto(`${shop.url}/elementy/theming`);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(14, 16, 19)');
  });
});

describe('axe on the documentation', () => {
  it.each([
    ['', 1440, 'light'],
    ['shop-calculator', 1440, 'dark'],
    ['shop-suggester', 360, 'light'],
    ['contract', 1440, 'light'],
    ['theming', 360, 'dark'],
    ['events', 1024, 'light'],
    ['texts', 768, 'dark'],
    ['accessibility', 360, 'light'],
    ['dostepnosc', 1280, 'dark'],
  ] as const)('has no findings on /elementy/%s at %i px, %s', async (path, width, colorScheme) => {
    const { page } = await open(path, { width, colorScheme });
    if (path.startsWith('shop-')) await exampleOf(page, path);
    await page.locator('.top__scheme select').waitFor({ state: 'attached' });
    await box(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
