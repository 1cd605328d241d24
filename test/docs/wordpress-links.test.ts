/** Tests a shop in WordPress from its mails: transfer in advance, a link to one order; and its owner's CSV, colours and mistakes in shortcodes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopOf } from './wordpress-buyers';
import { hasWordPress, startWordPress, type WordPressSite } from './wordpress-site';

const ACCOUNT = '61 1090 1014 0000 0712 1981 2874';
const SETTINGS = '/wp-admin/options-general.php?page=shop_elements';
const CSV = '/wp-admin/edit.php?post_type=shop_order&page=shop_elements_orders_csv';

describe.skipIf(!hasWordPress)('links and settings in WordPress', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let admin: ReturnType<WordPressSite['as']>;
  let shop: ReturnType<typeof shopOf>;

  beforeAll(async () => {
    site = await startWordPress();
    [admin, shop] = [site.as('admin'), shopOf(site)];
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
  }, 60_000);

  /** Saves the settings as the form does, and returns the page that follows. */
  const save = async (fields: Readonly<Record<string, string>>): Promise<string> => {
    const page = await admin.read(SETTINGS);
    const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(page) ?? [];
    const given = [...page.matchAll(/<input type="text"[^>]*name="(shop_elements_\w+)" value="([^"]*)"/g)];
    const body = new URLSearchParams({
      ...Object.fromEntries(given.map(([, name = '', value = '']) => [name, value])),
      ...fields,
      ...{ option_page: 'shop_elements', action: 'update', _wpnonce, _wp_http_referer: SETTINGS },
    });
    await admin.open('/wp-admin/options.php', { method: 'POST', body });
    return admin.read(`${SETTINGS}&settings-updated=true`);
  };
  const published = async (content: string): Promise<string> => {
    const page = { post_type: 'page', post_status: 'publish', post_title: 'x', post_content: content };
    const [id, address] = site.php(
      `$id = wp_insert_post(wp_slash(json_decode('${JSON.stringify(page)}', true))); return [$id, get_permalink($id)];`,
    ) as [number, string];
    expect(id).toBeGreaterThan(0);
    return (await fetch(address)).text();
  };

  it('a prepayment has the account of the settings in the order’s mails and on its page; an invalid account is refused', async () => {
    expect(await save({ shop_elements_account: '61 1090 1014 0000 0712 1981 2875' })).toContain(
      'Rachunku nie zapisano',
    );
    expect(await save({ shop_elements_account: 'PL61109010140000071219812874' })).toContain(`value="${ACCOUNT}"`);
    shop.sql("INSERT INTO wp_shop_payments (name, hook) VALUES ('Przedpłata', 'upfront_manual_wire')");
    const client = await shop.buyer(shop.product('9'));
    const { cart } = JSON.parse((await client.post({})).text) as {
      cart: { availablePayments: { id: number; name: string }[] };
    };
    await client.post({ payment: { id: cart.availablePayments.find(({ name }) => name === 'Przedpłata')?.id } });
    expect((await client.post({ confirm: true })).status).toBe(200);
    await expect.poll(() => site.mails().length, { timeout: 20_000 }).toBe(2);
    for (const { text, html } of site.mails())
      for (const part of [`Rachunek: ${ACCOUNT}`, 'Tytuł przelewu: ZAM/', 'klucz='])
        expect([text.includes(part), html.includes(part)], part).toEqual([true, true]);
  });

  it('a mail’s link opens its one order to be read; a wrong, late or foreign key is like none', async () => {
    const mail = site.mails().find(({ to }) => to === 'ola@lis.example')!;
    const [link = '', guid = ''] = /http\S+numer=([\da-f-]{36})&klucz=\S+/.exec(mail.text) ?? [];
    expect(mail.html).toContain(`href="${link.replace('&', '&#038;')}"`);
    const opened = await fetch(link);
    const page = await opened.text();
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(page).toContain(`Zamówienie ${shop.last().number}`);
    expect(page).toContain(ACCOUNT);
    expect(page).not.toContain('<shop-orders');
    // The visitor has become nobody else.
    const cookie = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const own = await (await fetch(`${site.url}/api/zamowienia`, { headers: { cookie } })).json();
    expect(own).toMatchObject({ orders: [] });
    const late = site.php(
      `$until = time() - 1; return $until . '.' . substr(hash_hmac('sha256', "shop order ${guid} $until", wp_salt('nonce')), 0, 40);`,
    ) as string;
    const [, key = ''] = /klucz=(.*)/.exec(link) ?? [];
    const other = '00000000-0000-4000-8000-000000000000';
    const later = key.replace(/^\d+/, (until) => String(Number(until) + 1));
    const answer = async (query: string) => {
      const response = await fetch(`${site.url}/zamowienie/?${query}`);
      return `${response.status} ${(await response.text()).replaceAll(/[\da-f]{10,}/g, '')}`;
    };
    const none = await answer(`numer=${other}`);
    expect(none).toMatch(/^404 .*Nie ma takiego zamówienia\./s);
    for (const query of [
      `numer=${guid}`,
      `numer=${guid}&klucz=${late}`,
      `numer=${guid}&klucz=${later}`,
      `numer=${guid}&klucz=x`,
      `numer=${guid}&klucz[]=${key}`,
      `numer=${other}&klucz=${key}`,
    ])
      expect(await answer(query), query).toBe(none);
  });

  it('orders are exported as CSV, for the shop’s staff only', async () => {
    const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await admin.read(CSV)) ?? [];
    const body = () =>
      new URLSearchParams({ action: 'shop_elements_orders_csv', _wpnonce, from: '2020-01-01', to: '' });
    const given = await admin.open('/wp-admin/admin-post.php', { method: 'POST', body: body() });
    const bytes = Buffer.from(await given.arrayBuffer());
    expect(given.headers.get('content-disposition')).toContain('zamowienia.csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(String(bytes)).toContain(`"${shop.last().number}";"`);
    expect(String(bytes)).toContain(';"Nowe";"nie";"Ola Lis";"601202303";"ola@lis.example";');
    const subscriber = site.as('subscriber');
    expect((await subscriber.open('/wp-admin/admin-post.php', { method: 'POST', body: body() })).status).toBe(403);
  });

  it('a shortcode in typographic quotes works, and its page is named to the staff', async () => {
    for (const [from, to] of ['„”', '””', '“”', '«»'])
      expect(await published(`[shop-cart cart-url=${from}/inny-koszyk${to} density=${from}compact${to}]`)).toMatch(
        /<shop-cart(?=[^>]* cart-url="\/inny-koszyk")(?=[^>]* density="compact")/,
      );
    expect(await admin.read('/wp-admin/')).toMatch(/w skrócie \[shop-cart\] są cudzysłowy drukarskie/);
    expect(await published('[shop-cart cart-url="/inny-koszyk" order-label="„Kup”"]')).toContain(
      'cart-url="/inny-koszyk"',
    );
  });

  it('the settings’ colours are those of the elements; what is no colour is not stored', async () => {
    const page = await save({
      shop_elements_color_accent: '#B00020',
      shop_elements_color_text: 'red;}body{display:none',
    });
    expect(page).toContain('value="#B00020"');
    const cartPage = await (await fetch(`${site.url}/koszyk/`)).text();
    expect(cartPage).toContain('<style>:root{--shop-color-accent:#B00020}</style>');
    await save({ shop_elements_color_accent: '' });
    expect(await (await fetch(`${site.url}/koszyk/`)).text()).not.toContain('--shop-color-accent');
  });

  it('logs no PHP error', () => {
    expect(site.faults()).toEqual([]);
  });
});
