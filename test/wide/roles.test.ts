/** Tests that each thing of the published list is on its page in both languages, by role and name and by selector. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopAddToCart, shopCart, shopFavourite, shopQuickOrder, shopSuggester } from '../../src/tools/testing/main';
import { closeAll, browserOf } from '../e2e/worker';
import { all, Seen, type Language } from '../e2e/testing/listed';
import { useMock, snippet } from '../e2e/testing/mock';

const head = (language: Language): string =>
  `${language === 'en' ? '<script type="module" src="/elements/texts-en.js"></script>' : ''}
<script type="module" src="/elements/index.js"></script><shop-config test="buyer" language="${language}"></shop-config>`;

const product = (language: Language): string => `<!doctype html><meta charset="utf-8" />${head(language)}
<shop-suggester url="/api/suggest"></shop-suggester>
<shop-favourite product-id="4" product-name="Farba biała"></shop-favourite>
<shop-add-to-cart product-id="4" cart-url="/koszyk"><form action="/do-koszyka/4" method="post"><button>+</button></form></shop-add-to-cart>
<shop-quick-order lookup-url="/api/lookup" cart-url="/koszyk"></shop-quick-order>`;

const english = snippet('pages/koszyk.html').replace('<shop-config>', '<shop-config language="en">');
const mock = useMock({
  'produkt.html': product('pl'),
  'product.html': product('en'),
  // Texts come before the elements: modules run in their order, but for the async ones.
  'cart.html': english.replace('<script', `${head('en').split('\n')[0]}$&`).replace(' async', ''),
});

let browser: Browser;
beforeAll(async () => {
  browser = await browserOf();
});
afterAll(() => closeAll(browser));

async function order(page: Page, seen: Seen, language: Language): Promise<void> {
  const cart = shopCart(page, { language });
  await page.goto(`${mock.url}/${language === 'en' ? 'cart' : 'koszyk'}`);
  await seen.look('shop-cart', 'line', 'quantity', 'remove', 'delivery', 'payment', 'notes', 'totals', 'reasons');
  await cart.choose.delivery('Kurier');
  await cart.choose.payment('Przy odbiorze');
  await seen.look('shop-cart', 'toAddresses');
  await cart.toAddresses();
  await seen.look('shop-cart', 'sameAsInvoice', 'otherAddress', 'newAddress', 'extraField', 'toSummary');
  await cart.find('newAddress').click();
  const fields = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '2', zip_code: '00-950' } as const;
  for (const [field, text] of Object.entries(fields)) {
    await seen.look('shop-cart', field as keyof typeof fields);
    await cart.find(field as keyof typeof fields).fill(text);
  }
  await seen.look('shop-cart', 'city', 'post', 'saveAddress');
  await cart.find('city').fill('Warszawa');
  await cart.find('post').fill('Warszawa');
  await cart.find('saveAddress').click();
  await seen.look('shop-cart', 'deliverThere');
  await cart.find('deliverThere').click();
  await seen.look('shop-cart', 'savedAddress');
  await cart.toSummary();
  await seen.look('shop-cart', 'order');
  await cart.order();
  await page.getByRole('heading', { name: 'Dziękujemy' }).waitFor();
  await page.goto(`${mock.url}/${language === 'en' ? 'cart' : 'koszyk'}?test=guest`);
  // The deposit for its pallet is a line with the product's name.
  await cart.find('line', 'T-3 Gres').waitFor();
  // Changes the shop's state. Not `check()`: the refusal may uncheck the radio before `check()` verifies it.
  await page.locator('shop-config').evaluate((config) => config.setAttribute('test', 'failing'));
  await cart.find('delivery', 'Kurier').click();
  await seen.look('shop-cart', 'messages');
  // A choice that fails says so in its row; what holds the account up, above the cart.
  await page.goto(`${mock.url}/${language === 'en' ? 'cart' : 'koszyk'}?test=overdue`);
  await seen.look('shop-cart', 'notice');
  await page.goto(`${mock.url}/${language === 'en' ? 'cart' : 'koszyk'}?test=empty`);
  await seen.look('shop-cart', 'empty');
}

async function buy(page: Page, seen: Seen, language: Language): Promise<void> {
  await page.goto(`${mock.url}/${language === 'en' ? 'product' : 'produkt'}`);
  const [suggester, heart] = [shopSuggester(page, { language }), shopFavourite(page, { language })];
  await suggester.type('klej');
  await seen.look('shop-suggester', 'box', 'suggestion');
  await suggester.find('box').press('Escape');
  await seen.look('shop-favourite', 'add');
  await heart.add();
  await seen.look('shop-favourite', 'remove');
  await heart.remove();
  const form = shopAddToCart(page, { language });
  await form.add();
  await seen.look('shop-add-to-cart', 'added', 'stay', 'toCart');
  await form.stay();
  const quick = shopQuickOrder(page, { language });
  await seen.look('shop-quick-order', 'code', 'quantity');
  await quick.fillLine(1, 'SKU-3', 2);
  await quick.fillLine(2, 'SKU-1', 1);
  await seen.look('shop-quick-order', 'removeLine', 'add');
  await Promise.all([page.waitForResponse((one) => one.request().method() === 'POST'), quick.add()]);
  await page.goto(`${mock.url}/${language === 'en' ? 'cart' : 'koszyk'}`);
  await expect.poll(() => shopCart(page, { language }).find('quantity', 'Gres').inputValue()).toBe('4');
}

it.each<Language>(['pl', 'en'])('the page objects find each listed control: %s', async (language) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = new Seen(page, language);
  await buy(page, seen, language);
  await order(page, seen, language);
  const listed = Object.entries(all).flatMap(([tag, things]) => Object.keys(things).map((thing) => `${tag} ${thing}`));
  expect([...seen.things].sort()).toEqual(listed.sort());
  await context.close();
});
