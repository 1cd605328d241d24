/** Tests fields with a real mouse and real keys, on a bare page of the demo shop's origin. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { REACT, useShop } from './shop';

const shop = useShop();

/** Opens a page with this HTML that loads the elements. */
const resting = (html: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> =>
  shop.visit('/proba', {
    prepare: async (page) => {
      await page.route('**/proba', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="pl"><title>Próba</title><script type="module" src="/elements/index.js"></script><main>${html}</main></html>`,
        }),
      );
      await prepare?.(page);
    },
  });

/** Opens it and waits for all views. */
async function bare(html: string): Promise<Page> {
  const page = await resting(html);
  const elements = page.locator('main :is(shop-regulations, shop-input, shop-checkbox, shop-quantity)');
  for (const element of await elements.all()) {
    await element.hover();
    await element.and(page.locator(':state(shown)')).waitFor();
  }
  return page;
}

/** Waits for two frames: whatever a press causes has been painted. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Data that the first form would send. */
const sent = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.fromEntries([...new FormData(document.forms[0]!)].map(([name, value]) => [name, value])));

describe('the checkbox of the regulations', () => {
  const accepted = async () => {
    const page = await bare(
      '<form><shop-regulations name="regulamin" label="Akceptuję regulamin">Treść</shop-regulations></form>',
    );
    const box = page.getByRole('checkbox', { name: 'Akceptuję regulamin' });
    await box.click();
    await page.getByRole('button', { name: 'Akceptuję' }).click();
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await sent(page)).toEqual({ regulamin: '1' });
    return { page, box };
  };

  for (const [how, untick] of [
    ['a press on the box', ({ box }) => box.click()],
    ['the space bar', ({ box }) => box.press('Space')],
    ['a press on its label', ({ page }) => page.getByText('Akceptuję regulamin').click()],
  ] as [string, (form: Awaited<ReturnType<typeof accepted>>) => Promise<void>][]) {
    it(`is removed by ${how}, from the screen and from the form`, async () => {
      const form = await accepted();
      await untick(form);
      await expect.poll(() => sent(form.page)).toEqual({});
      await painted(form.page);
      expect(await form.box.isChecked()).toBe(false);
      expect(await form.page.getByRole('dialog').count()).toBe(0);
    });
  }

  it('leaves a link in its label clickable', async () => {
    const page = await bare(
      '<form><shop-regulations name="regulamin">Treść<span slot="label">Akceptuję <a href="#tresc">regulamin</a></span></shop-regulations></form>',
    );
    await page.getByRole('link', { name: 'regulamin' }).click();
    await page.waitForURL('**/proba#tresc');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.locator('[slot=label]').click({ position: { x: 5, y: 5 } });
    await page.getByRole('dialog').waitFor();
  });
});

describe('a form after Back', () => {
  it.each([
    ['shop-autocomplete', '<shop-autocomplete url="/k" name="marka"></shop-autocomplete>', 'gres'],
    ['shop-autocomplete', '<shop-autocomplete url="/k" name="marka"><input name="marka"></shop-autocomplete>', 'gres'],
    // Without a field of the template the text belongs to no form, yet the browser restores it.
    ['shop-suggester', '<shop-suggester url="/s" name="marka"></shop-suggester>', ''],
    ['shop-suggester', '<shop-suggester url="/s"><input name="marka"></shop-suggester>', 'gres'],
  ])('restores the fields beside <%s> and in it: %s', async (tag, html, text) => {
    const page = await resting(`<form action="/dalej"><input id="a" name="a">${html}<button>Dalej</button></form>`);
    await page.route('**/dalej*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Dalej' }));
    const box = page.locator(tag).getByRole('combobox');
    await box.hover();
    await page.locator(`${tag}:state(shown)`).waitFor();
    await page.locator('#a').fill('Anna');
    await box.fill('gres');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.waitForURL('**/dalej?a=Anna&*=gres');
    await page.goBack();
    const values = async () => [await page.locator('#a').inputValue(), await box.inputValue()];
    await expect.poll(values).toEqual(['Anna', text]);
    // The search box renders its view on the first touch.
    await box.hover();
    await page.locator(`${tag}:state(shown)`).waitFor();
    expect(await values()).toEqual(['Anna', text]);
  });
});

describe('an invalid form', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const submitted = async (fields: string) => {
    const page = await bare(`<form>${fields}<button>Wyślij</button></form>`);
    await page.getByRole('button', { name: 'Wyślij' }).click();
    return page;
  };

  it('focuses our field if it is the first invalid one, before a native one', async () => {
    const page = await submitted(
      '<shop-input id="ours" required></shop-input><textarea id="native" required></textarea>',
    );
    await expect.poll(() => focused(page)).toBe('ours');
    await painted(page);
    expect(await focused(page)).toBe('ours');
  });

  it('leaves the focus in a native field that comes first', async () => {
    const page = await submitted(
      '<textarea id="native" required></textarea><shop-input id="ours" required></shop-input>',
    );
    await expect.poll(() => focused(page)).toBe('native');
    await painted(page);
    expect(await focused(page)).toBe('native');
  });
});

describe('a label of the template', () => {
  it('names our fields in any place', async () => {
    const cases = [
      ['textbox', 'Imię', '<label for="a">Imię</label><shop-input id="a"></shop-input>'],
      ['textbox', 'Imię', '<label>Imię <shop-input><input></shop-input></label>'],
      ['textbox', 'Nazwisko', '<label for="a">Imię</label><shop-input id="a" label="Nazwisko"></shop-input>'],
      ['checkbox', 'Zgoda', '<label for="a">Zgoda</label><shop-checkbox id="a"></shop-checkbox>'],
      ['checkbox', 'Zgoda na cennik', '<label>Zgoda <shop-checkbox></shop-checkbox> na cennik</label>'],
      ['textbox', 'Sztuk', '<label for="a">Sztuk</label><shop-quantity id="a"></shop-quantity>'],
      ['button', 'Zwiększ ilość: Sztuk', '<label for="a">Sztuk</label><shop-quantity id="a"></shop-quantity>'],
      ['textbox', 'Ilość', '<shop-quantity></shop-quantity>'],
    ] as const;
    const page = await bare(cases.map(([, , html], at) => `<p>${html.replaceAll('"a"', `"a${at}"`)}</p>`).join(''));
    for (const [at, [role, name]] of cases.entries())
      await page.locator('main > p').nth(at).getByRole(role, { name, exact: true }).waitFor();
  });

  const ticked = (page: Page) =>
    page.locator('shop-checkbox').evaluate((element) => {
      const { checked, shadowRoot } = element as HTMLElement & { checked: boolean };
      return [checked, shadowRoot!.querySelector('input')!.checked, document.activeElement === element];
    });

  it.each([
    ['beside it', 'main > label', '<label for="a">Zgoda</label><shop-checkbox id="a"></shop-checkbox>'],
    ['around it', 'main > label', '<label>Zgoda <shop-checkbox></shop-checkbox></label>'],
    ['inside it', '.checkbox__label', '<shop-checkbox>Zgoda</shop-checkbox>'],
  ])('%s checks and unchecks a checkbox, and focuses it', async (_, label, html) => {
    const page = await bare(html);
    for (const on of [true, false]) {
      await page.locator(label).click({ position: { x: 5, y: 8 } });
      await expect.poll(() => ticked(page)).toEqual([on, on, true]);
    }
  });

  it('around the checkbox toggles it once per press', async () => {
    const page = await bare('<label>Zgoda <shop-checkbox></shop-checkbox></label>');
    await page.getByRole('checkbox').click();
    await expect.poll(() => ticked(page)).toEqual([true, true, true]);
  });

  it('behaves like a script’s click(), which leaves the focus', async () => {
    const page = await bare('<shop-checkbox label="Zgoda"></shop-checkbox>');
    await page.locator('shop-checkbox').evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => ticked(page)).toEqual([true, true, false]);
  });

  it('checks the checkbox before React has loaded', async () => {
    const page = await resting(
      '<label for="a">Zgoda</label><form><shop-checkbox id="a" name="zgoda"></shop-checkbox></form>',
      (page) => page.route(REACT, (route) => route.abort()),
    );
    await page.locator('shop-checkbox input').waitFor();
    await page.getByText('Zgoda').click();
    await expect.poll(() => sent(page)).toEqual({ zgoda: 'on' });
  });

  it('opens the regulations', async () => {
    const page = await bare('<label for="a">Zasady</label><shop-regulations id="a">Treść</shop-regulations>');
    await page.getByText('Zasady').click();
    await page.getByRole('dialog').waitFor();
  });
});

it('a select opens its list above itself without a shadow over it', async () => {
  const options = '<option>Polska</option>'.repeat(12);
  const page = await resting(
    `<div style="block-size: 800px"></div><shop-select><select aria-label="Kraj">${options}</select></shop-select>`,
  );
  const button = page.getByRole('combobox', { name: 'Kraj' }).and(page.locator('[part=button]'));
  await button.click();
  await page.getByRole('listbox').waitFor();
  const open = await button.screenshot();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect((await button.screenshot()).equals(open)).toBe(true);
});
