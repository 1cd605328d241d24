/** States of fields, of a product's elements, and of sections with a template's content. */
import type { Page } from 'playwright-core';
import { answer, hold, waitForView, type State } from '../state';

const tree = { accessibilityTree: true } as const;
const ready = (tag: string) => (page: Page) => waitForView(page, tag);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

type Row = readonly [name: string, html: string, more?: Partial<State>];
const fields: readonly Row[] = [
  ['checkbox', '<shop-checkbox label="Newsletter" name="n"></shop-checkbox>', tree],
  ['checkbox, ticked', '<shop-checkbox label="Newsletter" name="n" checked></shop-checkbox>', tree],
  ['checkbox, disabled', '<shop-checkbox label="Newsletter" name="n" disabled></shop-checkbox>', tree],
  ['input', '<shop-input label="NIP" name="nip" hint="Dziesięć cyfr." required></shop-input>', tree],
  ['input, filled', '<shop-input label="NIP" name="nip" value="1234563218"></shop-input>'],
  ['input, disabled', '<shop-input label="NIP" name="nip" value="1234563218" disabled></shop-input>', tree],
  [
    'input, invalid',
    '<shop-input label="Kod pocztowy" name="kod" validate="post-code" message="Wymagany kod w formacie 00-000"></shop-input>',
    {
      arrive: async (page) => {
        await page.getByLabel('Kod pocztowy').fill('1');
        await page.getByLabel('Kod pocztowy').blur();
        await page.getByText('Wymagany kod w formacie 00-000').first().waitFor();
      },
      ...tree,
    },
  ],
  ['quantity', '<shop-quantity name="q" value="6" min="6" step="6"></shop-quantity>', tree],
  ['quantity, disabled', '<shop-quantity name="q" value="6" disabled></shop-quantity>'],
  ['quantity at its bounds', '<shop-quantity name="q" value="1" max="1"></shop-quantity>', tree],
  ['select', SELECT(''), { tags: ['shop-select'], ...tree }],
  ['select, disabled', SELECT(' disabled'), { tags: ['shop-select'] }],
  [
    'select, open',
    SELECT(''),
    {
      tags: ['shop-select'],
      arrive: async (page) => {
        await waitForView(page, 'shop-select');
        await page.getByRole('combobox', { name: 'Kraj' }).click();
      },
      ...tree,
    },
  ],
  ['password rules', PASSWORD(), { tags: ['shop-password-rules'], ...tree }],
  [
    'password rules, not met',
    PASSWORD(),
    {
      tags: ['shop-password-rules'],
      arrive: async (page) => {
        await page.locator('#h').fill('abc');
        await page.locator('#p').fill('abd');
        await page.locator('#p').blur();
        await button(page, 'Załóż').click();
        await page.locator('shop-password-rules [part=error]').getByText('Hasło nie spełnia wymagań').first().waitFor();
      },
      ...tree,
    },
  ],
  [
    'regulations',
    '<shop-regulations name="r" label="Akceptuję regulamin sklepu" required><p>Treść.</p></shop-regulations>',
    tree,
  ],
  [
    'regulations, open',
    '<shop-regulations name="r" label="Akceptuję regulamin sklepu" url="/regulamin" dialog-title="Regulamin sklepu"></shop-regulations>',
    {
      arrive: async (page) => {
        await page.locator('shop-regulations .checkbox__box').click();
        await page.getByText('§ 1. Kto prowadzi sklep').waitFor();
      },
      ...tree,
    },
  ],
  [
    'regulations that could not be loaded',
    '<shop-regulations name="r" label="Akceptuję regulamin sklepu" url="/zepsute"></shop-regulations>',
    {
      prepare: (page) => answer(page, '**/zepsute', {}, 500),
      arrive: async (page) => {
        await page.locator('shop-regulations .checkbox__box').click();
        await page.getByText('Nie udało się wczytać regulaminu.').first().waitFor();
      },
      ...tree,
    },
  ],
  [
    'address',
    `<shop-address address='{"name":"Budowa","street":"Klimczaka","house_no":"1","zip_code":"02-797","city":"Warszawa","nip":"1234563218","phone":"601202303"}'></shop-address>`,
  ],
  ['favourite', '<shop-favourite product-id="7" product-name="Gres"></shop-favourite>', tree],
  ['favourite, marked', '<shop-favourite product-id="7" product-name="Gres" active></shop-favourite>', tree],
  [
    'favourite being saved',
    '<shop-favourite product-id="7" product-name="Gres" add-url="/nigdy"></shop-favourite>',
    {
      prepare: (page) => hold(page, '**/nigdy'),
      arrive: async (page) => {
        await button(page, /ulubionych/).click();
        await page.locator('shop-favourite [aria-busy=true]').waitFor();
      },
    },
  ],
  [
    'favourite that was not saved',
    '<shop-favourite product-id="7" product-name="Gres" add-url="/zepsute"></shop-favourite>',
    {
      prepare: (page) => answer(page, '**/zepsute', {}, 500),
      arrive: async (page) => {
        await button(page, /ulubionych/).click();
        await page.getByText('Nie wiemy, czy się udało. Sprawdź to, zanim spróbujesz ponownie.').first().waitFor();
      },
      ...tree,
    },
  ],
  [
    'tabs',
    SECTIONS('shop-tabs', 'section'),
    { tags: ['shop-tabs'], arrive: (page) => page.getByRole('tab').first().waitFor(), ...tree },
  ],
  [
    'questions, one open',
    SECTIONS('shop-faq', 'details'),
    { tags: ['shop-faq'], arrive: (page) => page.getByText('Pytanie 1').click(), ...tree },
  ],
  ['slider', SECTIONS('shop-slider', 'div'), { tags: ['shop-slider'], ...tree }],
  ['slider that never moves', SECTIONS('shop-slider', 'div').replace('>', ' interval="0">'), { tags: ['shop-slider'] }],
];

function SELECT(more: string): string {
  return `<label for="k">Kraj</label><shop-select><select id="k" name="k"${more}><option>Polska</option><option>Niemcy</option><option disabled>Francja</option></select></shop-select>`;
}
function PASSWORD(): string {
  const rules = '{"required":true,"min":8,"max":20,"numeric":true,"lowercase":true,"uppercase":true,"special":"!@#"}';
  return `<form><label for="h">Hasło</label><input id="h" type="password"><label for="p">Powtórz hasło</label><input id="p" type="password">
    <shop-password-rules for="h" confirm="p" rules='${rules}'></shop-password-rules><button>Załóż</button></form>`;
}
function SECTIONS(tag: string, inner: string): string {
  const one = (at: number) =>
    inner === 'details'
      ? `<details><summary>Pytanie ${at}</summary><p>Odpowiedź ${at}</p></details>`
      : `<${inner} id="s${at}" data-tab="Część ${at}"><h2>Część ${at}</h2><p>Treść ${at}</p></${inner}>`;
  return `<${tag} label="O produkcie">${one(1)}${one(2)}${one(3)}</${tag}>`;
}

export const fieldStates: readonly State[] = fields.map(([name, html, more]) => {
  const tag = /<(shop-[a-z-]+)/.exec(html)![1]!;
  return { name, tags: [tag], html, arrive: ready(tag), ...more };
});
