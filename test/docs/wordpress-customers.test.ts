/** Tests a shop in WordPress from its customers' side: login, roles, available choices, privacy. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { GUEST, LIST, shopOf } from './wordpress-buyers';
import { hasWordPress, startWordPress, type WordPressSite } from './wordpress-site';

describe.skipIf(!hasWordPress)('customers in WordPress', { timeout: 240_000 }, () => {
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

  it('login moves a guest’s cart and orders to the account, and the profile fills the order', async () => {
    site.php(`$id = get_user_by('login', 'subscriber')->ID; wp_set_password('haslo', $id);
      foreach (['phone' => '22 510 40 12', 'nip' => '1234563218'] as $name => $value) update_user_meta($id, "shop_$name", $value); return 1;`);
    const page = await shop.visit();
    const number = await shop.order(page, GUEST);
    const address = page.url();
    await page.goto('/koszyk/');
    const cookies = await page.context().cookies();
    expect((cookies.find(({ name }) => name === 'shop_buyer')?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(
      89 * 86_400,
    );
    site.plugin(
      `add_action('init', fn () => add_shortcode('kup', fn () => '<form method="post" action="/do-koszyka"><button name="product" value="4">Kup</button></form>'));`,
    );
    await page.evaluate(() => {
      const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
      return fetch('/koszyk', { method: 'POST', headers: { 'X-XSRF-TOKEN': token }, body: '{"add_product": 4}' });
    });
    await page.goto('/wp-login.php');
    await page.fill('#user_login', 'subscriber');
    await page.fill('#user_pass', 'haslo');
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
    expect((await page.goto(address))?.status()).toBe(200);
    expect(await page.locator('h1').count()).toBeLessThanOrEqual(1);
    expect(await page.getByText('Dziękujemy.').count()).toBe(1);
    expect((await (await shop.visit()).goto(address))?.status()).toBe(404);
    expect((await admin.open(new URL(address).pathname + new URL(address).search)).status).toBe(200);
    const second = await shop.order(page, { 'Imię i nazwisko': 'Ewa Sub' });
    expect(second).not.toBe(number);
    await expect.poll(() => shop.last().number).toBe(second);
    const meta = site.php(`return get_post_meta(${shop.last().id});`);
    expect(meta).toMatchObject({
      shop_phone: ['22 510 40 12'],
      shop_nip: ['1234563218'],
      shop_email: ['subscriber@nowak.example'],
    });
  });

  it('a profile accepts valid phone, NIP and post code only', async () => {
    const trader = site.as('shop_trader');
    const page = await trader.read('/wp-admin/profile.php');
    const hidden = [...page.matchAll(/<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
    const save = async (phone: string, nip: string, code: string) => {
      const profile = { shop_phone: phone, shop_nip: nip, shop_address_zip_code: code, shop_company: 'Nowak & Syn' };
      const own = { email: 'shop_trader@nowak.example', nickname: 'x', action: 'update' };
      const body = new URLSearchParams({
        ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
        ...own,
        ...profile,
      });
      const answer = await trader.open('/wp-admin/profile.php', { method: 'POST', body });
      return [...(await answer.text()).matchAll(/(Telefon|NIP|Kod pocztowy): /g)].map(([, field]) => field);
    };
    expect(await save('12', '1234563217', '1')).toEqual(['Telefon', 'NIP', 'Kod pocztowy']);
    expect(await save('601 202 303', 'PL 123-456-32-18', '90-001')).toEqual([]);
    expect(await trader.read('/koszyk/')).toMatch(/"name":"Nowak .*"nip":"PL 123-456-32-18"/);
  });

  it('the role decides about trader and blocked, not the page’s attributes', async () => {
    site.php(
      `return wp_insert_post(['post_type' => 'page', 'post_name' => 'ceny', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[shop-cart trader cart-url="/koszyk"]']);`,
    );
    const [guest, trader, blocked] = await Promise.all([
      fetch(`${site.url}/ceny/`).then((answer) => answer.text()),
      ...['shop_trader', 'shop_blocked'].map((login) => site.as(login).read('/ceny/')),
    ]);
    expect(guest).not.toMatch(/<shop-cart[^>]* trader/);
    expect(trader).toMatch(/<shop-cart[^>]* trader/);
    expect(blocked).toMatch(/"is_purchase_blocked":true/);
  });

  it('offers only connected payments, and the owner can release a cart whose payment has begun', async () => {
    const client = await shop.buyer(shop.product('9'));
    shop.sql("INSERT INTO wp_shop_payments (name, hook) VALUES ('Odroczona', 'deferred_payment')");
    const offered = async () => (await client.post({})).text;
    expect(await offered()).not.toContain('Odroczona');
    expect(await admin.read(LIST)).toContain('„Odroczona” nie jest w ofercie');
    const connect = site.plugin(`add_filter('shop_elements_connected', fn ($all) => [...$all, 'deferred_payment']);`);
    expect(await offered()).toContain('Odroczona');
    const { cart } = JSON.parse(await offered()) as { cart: { availablePayments: { id: number; name: string }[] } };
    await client.post({ payment: { id: cart.availablePayments.find(({ name }) => name === 'Odroczona')?.id } });
    await client.post({ confirm: true });
    expect((await client.post({ client_comments: 'x' })).status).toBe(409);
    const [, href = ''] = /href="([^"]*shop_release[^"]*)"/.exec(await admin.read(LIST)) ?? [];
    const { pathname, search } = new URL(href.replaceAll('&#038;', '&'));
    expect((await site.as('subscriber').open(pathname + search)).status).toBe(403);
    expect((await client.post({ client_comments: 'x' })).status).toBe(409);
    expect((await admin.open(pathname + search)).status).toBe(302);
    expect((await client.post({ client_comments: 'x' })).status).toBe(200);
    connect();
  });

  it('a user with a limit sends orders to the colleague who approves them [J46]', async () => {
    site.php(`foreach (['anna' => 'Anna Wrona', 'ewa' => 'Ewa Nowak', 'obca' => 'Ktoś Inny'] as $login => $name) {
      $id = wp_insert_user(['user_login' => $login, 'user_pass' => 'x', 'user_email' => "$login@budowa.example", 'display_name' => $name, 'role' => $login === 'anna' ? 'subscriber' : 'shop_approver']);
      update_user_meta($id, 'shop_account', $login === 'obca' ? 'inna' : 'budowa');
      update_user_meta($id, 'shop_limit', $login === 'anna' ? '5,00' : '');
    } return 1;`);
    interface Held {
      cart: {
        id: number;
        revision: string;
        approval: { state: string; can: string[]; order?: { url: string } };
      } | null;
      messages: Record<string, { messages: string[]; redirect_url?: string }>;
    }
    const call = async (client: Client, body: object): Promise<Held & { status: number }> => {
      const { status, text } = await client.post(body);
      return { status, ...(JSON.parse(text) as Held) };
    };
    const seen = ({ cart }: Held) => ({ cart_id: cart?.id, revision: cart?.revision });
    const anna = await shop.buyer(shop.product('9'), site.as('anna').cookie);
    const cart = await call(anna, {});
    expect(cart.cart?.approval).toMatchObject({ state: 'required', can: ['send'], to: ['Ewa Nowak'] });
    expect((await call(anna, { confirm: true, seen: seen(cart) })).status).toBe(409);
    const sent = await call(anna, { send_for_approval: { note: 'Na parter' }, seen: seen(cart) });
    const path = sent.messages['confirm']?.redirect_url ?? '';
    expect(path).toMatch(/^\/koszyk\/\d+$/);
    const mail = () => site.mails().filter(({ to }) => to.includes('@budowa.example'));
    await expect.poll(() => mail().map(({ to, subject }) => `${to} ${subject}`), { timeout: 20_000 }).toHaveLength(1);
    expect(mail()[0]).toMatchObject({
      to: 'ewa@budowa.example',
      subject: expect.stringContaining('zamawia Anna Wrona'),
    });
    const at = async (login: string): Promise<Client> => {
      const client = new Client({ url: site.url + path, page: `${site.url}/koszyk/`, cookie: site.as(login).cookie });
      await client.open();
      return client;
    };
    expect(await site.as('ewa').read(`${path}/`)).toContain(`cart-url="${path}"`);
    expect((await site.as('obca').open(`${path}/`)).status).toBe(404);
    expect((await fetch(`${site.url}${path}/`, { redirect: 'manual' })).headers.get('location')).toContain(
      'wp-login.php',
    );
    expect((await call(await at('obca'), {})).status).toBe(404);
    const ewa = await at('ewa');
    const waiting = await call(ewa, {});
    expect(waiting.cart?.approval.can).toEqual(['approve', 'reject', 'note']);
    const done = await call(ewa, { approve: { note: '' }, seen: seen(waiting) });
    expect([done.status, done.cart?.approval.state]).toEqual([200, 'approved']);
    const toOwner = () => mail().flatMap(({ to, subject }) => (to === 'anna@budowa.example' ? [subject] : []));
    await expect
      .poll(toOwner, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^Zaakceptowano: \S+( → \S+)?, [\d,\s]+\szł brutto \(Ewa Nowak\)/)]);
    expect((await site.as('ewa').open(done.cart?.approval.order?.url ?? '')).status).toBe(200);
    expect((await site.as('obca').open(done.cart?.approval.order?.url ?? '')).status).toBe(404);
    const form = await admin.read(
      `/wp-admin/user-edit.php?user_id=${String(site.php("return get_user_by('login', 'anna')->ID;"))}`,
    );
    expect(form).toMatch(/name="shop_limit" value="5,00"/);
    expect(await site.as('anna').read('/wp-admin/profile.php')).not.toContain('shop_limit');
  });

  it('WordPress exports orders, and its privacy tools export and erase a person', async () => {
    expect((await (await shop.buyer(shop.product('3'))).post({ confirm: true })).status).toBe(200);
    const xml = await admin.read('/wp-admin/export.php?download=true&content=shop_order');
    for (const part of ['ZAM/00001', 'jan@kowal.example', '123-456-32-18', 'Klej do gresu', 'shop_total'])
      expect(xml).toContain(part);
    const tool = (kind: string, email: string) =>
      site.php(
        `return apply_filters('wp_privacy_personal_data_${kind}', [])['shop-elements']['callback']('${email}', 1);`,
      );
    expect(JSON.stringify(tool('exporters', 'jan@kowal.example'))).toContain('123-456-32-18');
    // The request has not been sent yet.
    expect(tool('erasers', 'jan@kowal.example')).toMatchObject({
      items_retained: true,
      messages: expect.arrayContaining([expect.stringContaining('ZAM/00001')]),
    });
    for (const { id } of shop.posts()) await shop.mark(id, 'shop-done');
    tool('erasers', 'jan@kowal.example');
    tool('erasers', 'subscriber@nowak.example');
    const left =
      site.php(`return [$wpdb->get_results("SELECT * FROM {$wpdb->posts} WHERE post_type = 'shop_order'"), $wpdb->get_results("SELECT * FROM {$wpdb->postmeta}"),
      $wpdb->get_results('SELECT * FROM wp_shop_orders'), $wpdb->get_results('SELECT * FROM wp_shop_carts'), $wpdb->get_results('SELECT * FROM wp_shop_addresses')];`);
    for (const trace of ['Kowal', 'jan@', '601 202', '123-456', '22 510'])
      expect(JSON.stringify(left), trace).not.toContain(trace);
    expect(JSON.stringify(left)).toContain('ola@lis.example');
    expect(await admin.read(LIST)).toContain('ZAM/00001');
    expect(site.faults().filter((line) => !line.includes('orders have no posts yet'))).toEqual([]);
  });
});
