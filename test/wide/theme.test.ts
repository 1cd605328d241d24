/** Tests that each custom property has a visible effect, that density reaches rows, fields and cards, and that the example themes are readable. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { themes } from '../../demo/server/session/theme';
import { furtherProperties, themeProperties } from '../../src/ui/theme';
import { axeFindings } from '../e2e/axe';
import { waitForCartView } from '../e2e/first-screens';
import { label, startsLike } from '../e2e/labels';
import { useShop } from '../e2e/shop';

const shop = useShop();

/** For each CSS type, a value different from all defaults. */
const others: Readonly<Record<string, string>> = {
  '<color>': 'rgb(1, 200, 3)',
  '<number>': '1.37',
  '<length>': '37px',
  '<font-family>': 'monospace',
  'light | dark | light dark': 'dark',
};

const SEEN = [
  'color',
  'background-color',
  'border-color',
  'outline-color',
  'box-shadow',
  'color-scheme',
  'border-radius',
];
const MEASURED = ['font-family', 'font-size', 'padding', 'gap', 'height', 'inset-block-start'];

/** Themeable styles of an element and its nested shadow roots. */
const looks = (page: Page, tag: string) =>
  page
    .locator(tag)
    .first()
    .evaluate(
      (element, names) => {
        const everything = (node: Element): Element[] => [
          node,
          ...[...(node.shadowRoot?.querySelectorAll('*') ?? [])].flatMap(everything),
        ];
        return everything(element)
          .map((node) => {
            const style = getComputedStyle(node);
            return names.map((name) => style.getPropertyValue(name)).join();
          })
          .join('\n');
      },
      [...SEEN, ...MEASURED],
    );

const set = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([name, value]) => {
      if (value === '') document.documentElement.style.removeProperty(name!);
      else document.documentElement.style.setProperty(name!, value!);
    },
    [name, value],
  );

const still = { context: { reducedMotion: 'reduce' } } as const;

/** The properties without a visible effect on the element. */
async function idle(page: Page, tag: string, names: Readonly<Record<string, { syntax: string }>>): Promise<string[]> {
  const before = await looks(page, tag);
  const unused: string[] = [];
  for (const [name, { syntax }] of Object.entries(names)) {
    await set(page, name, others[syntax]!);
    if ((await looks(page, tag)) === before) unused.push(name);
    await set(page, name, '');
  }
  expect(await looks(page, tag)).toBe(before);
  return unused;
}

describe('each custom property of the theme', () => {
  it('changes the look of the cart, its notices, a heart or the lockers', async () => {
    const page = await shop.visit('/koszyk', still);
    await page.locator('[part~="quantity-input"]').first().focus();
    const elsewhere = [
      '--shop-color-surface-raised',
      '--shop-color-error',
      '--shop-color-success',
      '--shop-color-warning',
      '--shop-color-info',
    ];
    expect(await idle(page, 'shop-cart', themeProperties)).toEqual(elsewhere);
    const { '--shop-color-surface-raised': raised, '--shop-color-error': error } = themeProperties;
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dodaj adres' }).click();
    await dialog.getByText('Wymagane minimum 3 znaki').first().waitFor();
    expect(
      await idle(page, 'shop-cart', { '--shop-color-surface-raised': raised, '--shop-color-error': error }),
    ).toEqual([]);

    const locked = await shop.visit('/koszyk', { ...still, as: 'platnosc-rozpoczeta' });
    await locked.locator('[part~="locked"]').waitFor();
    const { '--shop-sticky-top': stickyTop } = furtherProperties;
    const {
      '--shop-color-info': info,
      '--shop-color-warning': warning,
      '--shop-color-success': success,
    } = themeProperties;
    expect(await idle(locked, 'shop-cart', { '--shop-color-info': info, '--shop-sticky-top': stickyTop })).toEqual([]);
    const none = await shop.visit('/koszyk', { ...still, as: 'brak-platnosci' });
    await none.locator('[part~="notice-warning"]').first().waitFor();
    expect(await idle(none, 'shop-cart', { '--shop-color-warning': warning })).toEqual([]);

    const form = await shop.visit('/rejestracja', still);
    await form.locator('#haslo').fill('Aa1!aaaaaaaa');
    await form.locator('[part~="rule-met"]').first().waitFor();
    expect(await idle(form, 'shop-password-rules', { '--shop-color-success': success })).toEqual([]);
    const list = await shop.visit('/kategoria/gres', still);
    const heart = list.locator('shop-favourite').first().getByRole('button');
    await heart.click();
    await expect.poll(() => heart.getAttribute('title')).toMatch(startsLike('favourites.remove'));
    const { '--shop-color-favourite': favourite, '--shop-picker-height': pickerHeight } = furtherProperties;
    expect(await idle(list, 'shop-favourite', { '--shop-color-favourite': favourite })).toEqual([]);
    await list.evaluate(() => {
      const map = document.createElement('shop-locker-map');
      document.querySelector('main')!.append(map);
    });
    const picker = list.locator('shop-locker-map [part~="picker"]');
    await picker.waitFor();
    const height = async () => Math.round((await picker.boundingBox())!.height);
    const before = await height();
    await set(list, '--shop-picker-height', '480px');
    expect(await height()).toBe(before - (Number.parseInt(pickerHeight.default, 10) - 480));
  });
});

/** Heights of the first match of each selector, in px. */
const heights = (page: Page, selectors: readonly string[]) =>
  Promise.all(selectors.map(async (one) => (await page.locator(one).first().boundingBox())!.height));

it('--shop-density changes rows, choices, buttons and cards, and keeps target sizes for a mouse', async () => {
  const page = await shop.visit('/koszyk', still);
  const seen = [
    '[part~="row"]',
    '[part~="choice"]',
    '[part~="button-primary"]',
    '[part~="card-head"]',
    '[part~="quantity"] button',
  ];
  await waitForCartView(page);
  const [usual, compact, roomy] = [await heights(page, seen), [] as number[], [] as number[]];
  await set(page, '--shop-density', '0.8');
  compact.push(...(await heights(page, seen)));
  await set(page, '--shop-density', '1.2');
  roomy.push(...(await heights(page, seen)));
  for (const [index, one] of seen.slice(0, 4).entries()) {
    expect(compact[index], one).toBeLessThan(usual[index]!);
    expect(roomy[index], one).toBeGreaterThan(usual[index]!);
  }
  expect(compact[4]).toBeGreaterThanOrEqual(24);
});

describe.each(themes.map(({ slug }) => slug))('the theme %s', (theme) => {
  it('is readable in cart, product and listing, light and dark, and runs under the policy', async () => {
    const page = await shop.visit(`/koszyk?motyw=${theme}`, still);
    const refused: string[] = [];
    page.on(
      'console',
      (message) => void (message.text().includes('Content Security Policy') && refused.push(message.text())),
    );
    const product = await page
      .goto(`${shop.url}/kategoria/gres`)
      .then(() => page.locator('.product__name a').first().getAttribute('href'));
    for (const path of ['/koszyk', product!, '/kategoria/gres']) {
      await page.goto(`${shop.url}${path}?motyw=${theme}`);
      await page.locator('shop-cart-widget').getByRole('button').waitFor();
      if (path === '/koszyk') await page.locator('shop-cart').getByRole('radio').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const faint = await axeFindings(page, undefined, 'color-contrast');
        expect(faint, `${path}, ${colorScheme}`).toEqual([]);
      }
    }
    expect(refused).toEqual([]);
  });
});

/** A window of 1280 px with scroll bars that take room. */
const DESK = 1265;

it.each(themes.map(({ slug }) => slug))(
  'under the theme %s the cart is a table on a desktop with separate columns',
  async (theme) => {
    for (const as of ['kupujacy', 'handlowiec']) {
      const page = await shop.visit(`/koszyk?motyw=${theme}`, { as, width: DESK });
      const lines = page.locator('shop-cart [part~="table"]').first();
      await lines.getByRole('columnheader', { name: 'Nazwa' }).waitFor();
      const gaps = await lines.locator('[data-item]').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const cells = [...row.children].filter((cell) => cell.checkVisibility());
          // Names wrap or are shortened in their cell; numbers could stick out.
          const boxes = cells.map((cell, at) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return (at === 0 ? cell : range).getBoundingClientRect();
          });
          return boxes.slice(1).map((box, at) => box.left - boxes[at]!.right);
        }),
      );
      expect(Math.min(...gaps), as).toBeGreaterThanOrEqual(4);
    }
  },
);

it('the theme switch keeps the visitor’s choice', async () => {
  const page = await shop.visit('/');
  await page.getByText('Motyw:').click();
  await page.getByRole('button', { name: 'Bootstrap' }).click();
  await page.goto(`${shop.url}/koszyk`);
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--shop-color-accent'),
  );
  expect(accent).toContain('#0d6efd');
});

it.each(['Motyw', 'Demo'])(
  'the theme switch „%s” closes on Escape with the focus back, and on a press elsewhere',
  async (name) => {
    const page = await shop.visit('/');
    const choice = page.getByRole('button', { name: new RegExp(`^${name}:`) });
    const isOpen = () => page.locator('.who__panel:visible').count();
    await choice.click();
    expect(await isOpen()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(0);
    expect(await choice.evaluate((button) => button === document.activeElement)).toBe(true);
    await choice.click();
    await page.mouse.click(20, 880);
    expect(await isOpen()).toBe(0);
  },
);
