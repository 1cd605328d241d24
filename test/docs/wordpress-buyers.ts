/** Buys in a test's WordPress, with or without a browser, and reads the owner's view. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { browserOf } from '../e2e/worker';
import type { WordPressSite } from './wordpress-site';
import { label } from '../e2e/labels';

export const LIST = '/wp-admin/edit.php?post_type=shop_order';
export const GUEST = {
  ...{ 'Imię i nazwisko': 'Jan Kowal', Telefon: '601 202 303', 'E-mail': 'jan@kowal.example' },
  ...{ Firma: 'Kowal & Syn "Dach" <b>', NIP: '123-456-32-18' },
};

export function shopOf(site: WordPressSite) {
  const visit = async (): Promise<Page> =>
    (await (await browserOf()).newContext({ locale: 'pl-PL', baseURL: site.url })).newPage();
  /** From the cart to the order's page, with `Odbiór`, which needs no address. */
  const order = async (page: Page, fields: Record<string, string>): Promise<string> => {
    await page.goto('/koszyk/');
    await page.getByRole('radio', { name: /Odbiór/ }).check();
    await page.getByRole('radio', { name: /Przy odbiorze/ }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(new RegExp(`^${label}`)).fill(value);
      await page.getByLabel(new RegExp(`^${label}`)).blur();
    }
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page
      .getByRole('button', { name: /Zamawiam|Złóż zamówienie/ })
      .first()
      .click();
    return (await page.getByRole('heading', { name: /^Zamówienie \S/ }).innerText()).replace('Zamówienie ', '');
  };
  /** A client without a browser, with all choices made except the goods. */
  const buyer = async (product: number, cookie?: string): Promise<Client> => {
    const client = new Client({ url: `${site.url}/koszyk`, page: `${site.url}/koszyk/`, cookie });
    await client.open();
    const { cart } = JSON.parse((await client.post({})).text) as { cart: { id: number; items: { id: number }[] } };
    for (const { id } of cart.items) await client.post({ remove: { id, cartId: cart.id } });
    const fields = { contact_name: 'Ola Lis', contact_phone: '601202303', contact_email: 'ola@lis.example' };
    for (const body of [
      { add_product: product },
      { carrier: { id: 3 } },
      { payment: { id: 2 } },
      ...Object.entries(fields).map(([name, value]) => ({ extra_field: { name, value } })),
    ])
      expect((await client.post(body)).status, JSON.stringify(body)).toBe(200);
    return client;
  };
  const posts = () =>
    site.php(`return array_map(fn ($one) => ['id' => $one->ID, 'number' => $one->post_title, 'status' => $one->post_status],
      get_posts(['post_type' => 'shop_order', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC']));`) as {
      id: number;
      number: string;
      status: string;
    }[];
  const last = () => posts().at(-1) ?? { id: 0, number: '', status: '' };
  const product = (stock: string) =>
    site.php(`return wp_insert_post(['post_type' => 'shop_product', 'post_title' => 'Ostatni', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00',
      'meta_input' => ['shop_net' => '10', 'shop_stock' => '${stock}']]);`) as number;
  const stockOf = (id: number) => site.php(`return get_post_meta(${id}, 'shop_stock', true);`);
  const notes = (id: number) =>
    site.php(
      `return array_column(get_comments(['post_id' => ${id}, 'type' => 'shop_note']), 'comment_content');`,
    ) as string[];
  const sql = (text: string) => site.php(`return $wpdb->query("${text}");`);
  /** Sets the status of an order as „Zastosuj” in the list of orders does. */
  const mark = async (id: number, status: string, who = site.as('admin')) => {
    const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await who.read(LIST)) ?? [];
    return who.open(`${LIST}&action=${status}&_wpnonce=${nonce}&post[]=${String(id)}`);
  };

  return { visit, order, buyer, posts, last, product, stockOf, notes, sql, mark };
}
