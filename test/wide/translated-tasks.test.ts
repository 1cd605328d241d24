/** Tests all tasks except ordering on a translated page: searching, measuring, filling in, opening and closing. */
import { expect, it } from 'vitest';
import { products } from '../../demo/server/db/schema/catalogue';
import { useShop } from '../e2e/shop';
import { quiet } from '../e2e/requests';
import { walk, type Walk } from './translator';

const shop = useShop();
type Task = readonly [
  name: string,
  path: string,
  does: (step: Walk) => Promise<unknown>,
  more?: { as?: string; html?: string },
];

const measured = async (): Promise<string> => {
  const all = await shop.db.select().from(products).orderBy(products.id);
  const one = all.find((each) => !each.onRequest && Number(each.packSize) === 1.44 && each.stepQuantity === 1);
  return `/produkt/${one?.slug}`;
};
const paste = (field: Element, text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  field.dispatchEvent(new ClipboardEvent('paste', init));
};

const tasks: readonly Task[] = [
  [
    'two phrases in the suggester',
    '/oddzialy',
    async ({ page, type, fill }) => {
      const box = page.locator('shop-suggester').getByRole('combobox');
      const first = page.getByRole('option').first();
      await type(box, 'gres');
      await expect.poll(() => first.innerText()).toMatch(/gres/i);
      await fill(box, 'klej');
      await expect.poll(() => first.innerText()).toMatch(/klej/i);
      await fill(box, 'qwertyuiop');
      await page.locator('shop-suggester [part=empty]').waitFor();
    },
  ],
  [
    'two phrases of an index',
    '/proba',
    async ({ page, type, fill }) => {
      const box = page.getByRole('combobox');
      await type(box, 'gres');
      await expect.poll(() => page.getByRole('option').first().innerText()).toMatch(/gres/i);
      await fill(box, 'klej');
      await expect.poll(() => page.getByRole('option').first().innerText()).toMatch(/klej/i);
    },
    { html: '<label for="a">Fraza</label><shop-autocomplete id="a" url="/api/autocomplete"></shop-autocomplete>' },
  ],
  [
    'the search page: its pages, filters, contents, and another phrase',
    '/szukaj?query=gres',
    async (step) => {
      const { page, press, fill, key } = step;
      const results = page.locator('shop-search');
      const range = results
        .locator('.pager__range, [part=range]')
        .or(results.getByText(step.word('search.site.range')))
        .first();
      await results.getByRole('tab').first().waitFor();
      const before = await range.innerText();
      await press(results.locator('.pages__page:not([aria-current])').first());
      await expect.poll(() => range.innerText()).not.toBe(before);
      await press(page.locator('shop-filters').getByRole('checkbox').first());
      await press(results.getByRole('tab').nth(1));
      await press(results.getByRole('tab').first());
      await fill(results.locator('[part=input]'), 'klej');
      await key('Enter');
      await expect.poll(() => results.getByRole('listitem').first().innerText()).toMatch(/klej/i);
    },
  ],
  [
    'favourites, marked and taken away',
    '/kategoria/gres',
    async ({ page, press }) => {
      const heart = page.locator('shop-favourite').nth(1).getByRole('button');
      const name = await heart.getAttribute('title');
      await press(heart);
      await expect.poll(() => heart.getAttribute('title')).not.toBe(name);
      await quiet(page);
      await page.goto(`${shop.url}/ulubione`);
      const hearts = page.locator('shop-favourites shop-favourite');
      const count = await hearts.count();
      await press(hearts.first().getByRole('button'));
      await expect.poll(() => hearts.count()).toBe(count - 1);
    },
  ],
  [
    'a product that is refused, measured, and added',
    '@measured',
    async (step) => {
      const { page, press, fill, key } = step;
      const calculator = page.locator('shop-calculator');
      // The template's button, in Polish on every page.
      const add = page.locator('.buy__form > .button');
      const amount = calculator.locator('.quantity__input');
      await fill(amount, '999999');
      await press(add);
      await page.getByRole('dialog', { name: step.word('product.add.refused') }).waitFor();
      await key('Escape');
      await fill(amount, '2-3');
      await key('Tab');
      await press(calculator.locator('summary'));
      await fill(calculator.getByLabel(step.word('product.calculator.width')).first(), '330');
      await press(calculator.getByRole('button', { name: '330 cm' }));
      await fill(calculator.getByLabel(step.word('product.calculator.length')).first(), '4');
      await expect.poll(() => calculator.locator('[name="unit-amount"]').inputValue()).toMatch(/^14[,.]52$/);
      await press(step.button('product.calculator.addRoom'));
      await press(calculator.getByRole('button', { name: step.word('product.calculator.removeRoom') }).last());
      await expect.poll(() => calculator.locator('.sums').innerText()).toMatch(/15[,.]84/);
      await press(add);
      await page.getByRole('dialog', { name: step.word('product.add.added') }).waitFor();
    },
  ],
  [
    'a list in the quick order, pasted and from a file with its columns',
    '/szybkie-zamowienie',
    async (step) => {
      const { page, press, fill, key, does } = step;
      const quick = page.locator('shop-quick-order');
      const code = quick.locator('[part=code]').first();
      await fill(code, 'XQ9-7ZV-0000');
      await key('Enter');
      await quick.locator('[part=verdict]').first().waitFor();
      await fill(code, '');
      const [one, other] = await shop.db.select().from(products).orderBy(products.id).limit(2);
      await does(() => code.evaluate(paste, `Symbol\tIlość\n${one?.sku}\t7\n${other?.sku}\t2-3`));
      await expect.poll(() => quick.locator('[part=verdict]').count()).toBe(2);
      await fill(quick.locator('[part~="quantity-input"]').nth(1), '4');
      await key('Tab');
      await does(() =>
        quick.locator('input[type=file]').setInputFiles({
          name: 'cennik.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`Kod towaru;Nazwa;Cena;Karton\n${one?.sku};A;8,48;500\n${other?.sku};B;2,10;40\n`),
        }),
      );
      const preview = quick.locator('.preview');
      await does(() => preview.getByRole('combobox').last().selectOption({ index: 1 }));
      await press(preview.getByRole('button').last());
      await press(step.button('quick.clear'));
      await press(step.button('quick.undo'));
    },
    { as: 'pusty-koszyk' },
  ],
  [
    'a registration: a hint, a fault, and the rules of the password',
    '/rejestracja',
    async ({ page, fill, key }) => {
      const nip = page.locator('shop-input[name=nip]').getByRole('textbox');
      const note = page.locator('shop-input[name=nip] .field__note');
      await fill(nip, '123');
      await key('Tab');
      await expect.poll(() => note.getAttribute('part')).toBe('error');
      await fill(nip, '1234563218');
      await key('Tab');
      await expect.poll(() => note.getAttribute('part')).toBe('hint');
      const rules = page.locator('shop-password-rules');
      const [password, again] = [page.locator('#haslo'), page.locator('#haslo-2')];
      for (const typed of ['Haslo12!x', 'abc', 'Haslo12!x']) {
        await fill(password, typed);
        await fill(again, typed);
        await key('Tab');
      }
      await rules.first().waitFor();
    },
  ],
  [
    'sections: tabs, questions, slides',
    '/proba',
    async ({ page, press, key }) => {
      await press(page.getByRole('tab').nth(1));
      await key('ArrowRight');
      await page.getByText('Treść 3').waitFor();
      await press(page.getByText('Pytanie 2'));
      await press(page.locator('shop-faq').getByRole('button').first());
      const slider = page.locator('shop-slider');
      await press(slider.getByRole('button').first());
      await press(slider.getByRole('button').last());
    },
    {
      html: `<shop-tabs label="O produkcie">${[1, 2, 3].map((at) => `<section data-tab="Część ${at}"><p>Treść ${at}</p></section>`).join('')}</shop-tabs>
        <shop-faq>${[1, 2].map((at) => `<details><summary>Pytanie ${at}</summary><p>Odpowiedź ${at}</p></details>`).join('')}</shop-faq>
        <shop-slider label="Promocje">${[1, 2, 3].map((at) => `<div>Slajd ${at}</div>`).join('')}</shop-slider>`,
    },
  ],
  [
    'orders: found, opened, and one again',
    '/konto/zamowienia',
    async (step) => {
      const { page, press, fill, key } = step;
      const list = page.locator('shop-orders');
      const order = list.locator('[part~=order]');
      await press(order.nth(2).getByText(step.word('orders.details')).first());
      await order.nth(2).getByText(step.word('orders.table.title')).waitFor();
      await fill(list.getByRole('searchbox'), 'qwertyuiop');
      await key('Enter');
      await expect.poll(() => order.count()).toBe(0);
      await press(step.button('orders.clear'));
      await press(
        order
          .nth(2)
          .getByRole('button', { name: step.word('orders.repeatOf') })
          .or(order.nth(2).getByRole('button', { name: step.word('orders.repeat') }))
          .first(),
      );
      const dialog = page.getByRole('dialog');
      const box = dialog.getByRole('checkbox').first();
      await box.waitFor();
      await press(box);
      await press(box);
      await press(dialog.getByRole('button', { name: step.word('orders.reorder.cancel') }));
    },
    { as: 'staly-klient' },
  ],
  [
    'a discount code, whose sums follow, and the address of the invoice',
    '/koszyk',
    async (step) => {
      const { page, press } = step;
      const totals = page.locator('shop-cart [part~="totals"]').first();
      await totals.getByText('WIOSNA10').waitFor();
      const before = await totals.innerText();
      await press(page.getByRole('button', { name: step.word('fields.increase') }).first());
      await expect.poll(() => totals.innerText()).not.toBe(before);
      await press(page.getByRole('radio', { name: /Kurier/ }));
      await press(page.getByRole('radio', { name: /Przedpłata/ }));
      await press(step.button('cart.toAddresses'));
      await press(page.getByRole('radio', { name: step.word('cart.addresses.other') }));
      await press(page.getByRole('radio', { name: step.word('cart.addresses.sameAsInvoice') }));
      await press(step.button('cart.toSummary'));
      await page.getByRole('heading', { name: step.word('cart.steps./summary') }).waitFor();
    },
    { as: 'kod-rabatowy' },
  ],
];

it.each(tasks.map((task, at) => [task[0], at % 2 === 0 ? 'pl' : 'en', task] as const))(
  '%s (%s)',
  async (_, language, [, path, does, more]) => {
    await does(await walk(shop, path === '@measured' ? await measured() : path, { language, ...more }));
  },
);
