/** Tests usability in changed conditions: 400 % zoom, text spacing, reduced motion, forced colours, touch, landscape, blocked storage. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, type State } from '../a11y/state';
import { states } from '../a11y/states';
import { useShop } from '../e2e/shop';
import * as look from './surroundings';
import { expectRings, expectRoom, expectSpacing, expectTargets } from './surroundings-hold';
import { label } from '../e2e/labels';

const shop = useShop();

interface Looks {
  /** Element whose controls are tested for a focus ring in forced colours. */
  readonly ring?: string;
  /** Tests that targets measure 44 px; for states of a cart. */
  readonly isTouched?: true;
  /** The dialog has its own scrolling list, for which spacing is not tested. */
  readonly isSpaced?: false;
}
const PLACES: Readonly<Record<string, Looks>> = {
  'cart of a trader': { ring: 'shop-cart', isTouched: true },
  'new address': { ring: 'shop-cart', isTouched: true },
  summary: { isTouched: true },
  'locker picker found a town': { isSpaced: false },
  'product, measured in rooms': {},
  'filters, chosen and opened': { ring: 'shop-filters' },
  'suggester in the header of the shop': {},
};
const placed = (name: string): State => states.find((one) => one.name === name)!;
const entered = (state: State): Promise<Page> => enter(shop, state);

describe('with reduced motion, forced colours, touch, 400 % zoom and wide text spacing', () => {
  it.each(Object.entries(PLACES))(
    'everything is visible and reachable: %s',
    async (name, { ring, isTouched, isSpaced = true }) => {
      const page = await entered(placed(name));
      expect.soft(await look.moving(page), 'moves').toEqual([]);
      if (isTouched) await expectTargets(page);
      if (ring !== undefined) await expectRings(page, ring);
      await expectRoom(page);
      if (isSpaced) await expectSpacing(page);
    },
  );
});

describe('with reduced motion', () => {
  it.each(['slider', 'cart loading', 'order being placed'].map((name) => [name, placed(name)] as const))(
    'nothing moves: %s',
    async (_, state) => {
      expect(await look.moving(await entered(state))).toEqual([]);
    },
  );

  it('something moves without it (control)', async () => {
    const page = await entered(placed('checkbox'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Hovering loads the view, which has animations; the drawing before it has none.
    await page.locator('shop-checkbox').first().hover();
    await expect.poll(() => look.moving(page)).not.toEqual([]);
  });
});

describe('in forced colours', () => {
  it.each([
    ['all methods of an instant payment', 'shop-cart'],
    ['registration', 'shop-input'],
    ['tabs', 'shop-tabs'],
    ['favourite', 'shop-favourite'],
  ])('the focus is visible on every control: %s', async (name, tag) => {
    await expectRings(await entered(placed(name)), tag);
  });

  it.each([
    ['checkbox', 'checkbox, ticked', 'shop-checkbox'],
    ['favourite', 'favourite, marked', 'shop-favourite'],
    ['checkbox', 'checkbox, disabled', 'shop-checkbox'],
  ])('%s differs from %s', async (one, other, tag) => {
    const pictures: string[] = [];
    for (const name of [one, other]) {
      const page = await entered(placed(name));
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      pictures.push((await page.locator(tag).screenshot()).toString('base64'));
    }
    expect(pictures[0]).not.toBe(pictures[1]);
  });
});

describe('with touch', () => {
  it('every target of the cart is 44 px in the form of another address', async () => {
    await expectTargets(await entered(placed('addresses, another one')));
  });
});

describe('with blocked storage', () => {
  const block = (): void => {
    const no = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: no });
    Object.defineProperty(Document.prototype, 'cookie', { get: no, set: no });
  };

  it('order, favourite, lockers and suggestions work without an error', async () => {
    const errors: string[] = [];
    const page = await shop.visit('/oddzialy', {
      async prepare(fresh) {
        fresh.on('pageerror', (error) => errors.push(error.message));
        await fresh.addInitScript(block);
        // Scripts cannot read the cookie, so the page has the token in a meta element.
        await fresh.route(/\/(koszyk|kategoria\/gres)$/, async (route) => {
          if (route.request().method() !== 'GET') return route.fallback();
          const answer = await route.fetch();
          const cookies = await fresh.context().cookies();
          const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
          const body = (await answer.text()).replace('</head>', `<meta name="csrf-token" content="${token}"></head>`);
          return route.fulfill({ response: answer, body });
        });
      },
    });
    await page.goto(`${shop.url}/kategoria/gres`);
    const saved = page.waitForResponse('**/add/product');
    await page.locator('shop-favourite').first().click();
    expect((await saved).status()).toBe(200);
    await page.locator('shop-suggester').getByRole('combobox').fill('klej');
    await page.locator('shop-suggester').getByRole('option').first().waitFor();

    await page.goto(`${shop.url}/koszyk`);
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await page.getByRole('button', { name: 'Wybierz paczkomat' }).first().click();
    await page.getByRole('dialog').getByRole('searchbox').fill('gdansk');
    await page
      .getByText(/najbliżej: Gdańsk/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    for (const name of [label('cart.toAddresses'), label('cart.toSummary'), label('cart.summary.submit')])
      await page.getByRole('button', { name }).click();
    await page.waitForURL(/\/zamowienie\//);
    expect(errors).toEqual([]);
  });
});
