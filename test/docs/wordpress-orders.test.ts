/** Tests a shop in WordPress as its owner sees it: mails, orders, statuses, returned goods. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST, LIST, shopOf } from './wordpress-buyers';
import { hasWordPress, startWordPress, type WordPressSite } from './wordpress-site';

describe.skipIf(!hasWordPress)('orders in WordPress', { timeout: 240_000 }, () => {
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

  it('mails a guest’s order with its contact data to the guest and to the shop', async () => {
    site.php(`return update_option('blogname', esc_html('Składnica & Syn'));`);
    const number = await shop.order(await shop.visit(), GUEST);
    await expect.poll(() => site.mails().length, { timeout: 20_000 }).toBe(2);
    const owner = site.mails().find(({ to }) => to === 'anna@nowak.example');
    const guest = site.mails().find(({ to }) => to === 'jan@kowal.example');
    expect(owner).toMatchObject({ replyTo: 'jan@kowal.example', subject: expect.stringContaining(number) });
    expect(guest).toMatchObject({ replyTo: 'anna@nowak.example', subject: `Zamówienie ${number} – Składnica & Syn` });
    for (const mail of [owner, guest]) {
      expect(mail?.text).toContain('Firma: Kowal & Syn "Dach" <b>');
      expect(mail?.text).toMatch(/^- S42\.90 Klej do gresu: 1 szt\. po 52,77\u{a0}zł\/szt\. brutto/mu);
      expect(mail?.html).toContain('<dd>Kowal &amp; Syn &quot;Dach&quot; &lt;b&gt;</dd>');
    }
  });

  it('finds an order by number, name, e-mail, phone and NIP, and displays it', async () => {
    const { id, number } = shop.last();
    for (const query of [number, 'kowal jan', 'JAN@kowal', '1234563218', '123-456-32-18', '601202303', 'Kowal & Syn'])
      expect(await admin.read(`${LIST}&s=${encodeURIComponent(query)}`), query).toContain(`>${number}</a>`);
    expect(await admin.read(`${LIST}&s=nikt`)).toContain('Nie ma zamówień.');
    const screen = await admin.read(`/wp-admin/post.php?post=${String(id)}&action=edit`);
    for (const part of ['Kowal &amp; Syn', '123-456-32-18', 'Klej do gresu', 'e-mail wysłany.'])
      expect(screen).toContain(part);
  });

  it('only the shop’s staff sees orders, and can change only their status', async () => {
    const { id, number } = shop.last();
    expect((await site.as('subscriber').open(LIST)).status).toBe(403);
    site.php(
      `wp_insert_user(['user_login' => 'kierownik', 'user_pass' => wp_generate_password(), 'role' => 'shop_manager']); return 1;`,
    );
    const manager = site.as('kierownik');
    expect(await manager.read(LIST)).toContain(number);
    await shop.mark(id, 'shop-paid', manager);
    expect(shop.last().status).toBe('shop-paid');
    site.php(
      `return wp_update_post(['ID' => ${id}, 'post_title' => 'x', 'post_content' => '', 'post_status' => 'publish']);`,
    );
    expect(shop.last()).toEqual({ id, number, status: 'shop-paid' });
    expect(await admin.read(`/?post_type=shop_order&p=${String(id)}`)).not.toContain('Kowal');
    const comments = await (await fetch(`${site.url}/?rest_route=/wp/v2/comments`)).text();
    expect(comments).not.toContain('e-mail');
  });

  it('mails a changed status to the buyer, and a cancelled order puts its goods back once', async () => {
    const before = site.mails().length;
    const id = shop.product('5');
    const client = await shop.buyer(id);
    expect((await client.post({ confirm: true })).status).toBe(200);
    await expect.poll(() => site.mails().length).toBe(before + 2);
    expect(shop.stockOf(id)).toBe('4');
    const { id: post, number } = shop.last();
    await shop.mark(post, 'shop-sent');
    await shop.mark(post, 'shop-cancelled');
    // The status changes neither again nor back.
    await shop.mark(post, 'shop-cancelled');
    await shop.mark(post, 'shop-new');
    expect([shop.stockOf(id), shop.last().status]).toEqual(['5', 'shop-cancelled']);
    const subjects = site.mails().map(({ subject }) => subject.replace(/ – .*/, ''));
    for (const status of ['wysłane', 'anulowane'])
      expect(subjects.filter((one) => one === `Zamówienie ${number}: ${status}`)).toHaveLength(1);
    expect(shop.notes(post)).toEqual(expect.arrayContaining(['Status: Nowe → Wysłane', 'Status: Wysłane → Anulowane']));
    const orders = await fetch(`${site.url}/api/zamowienia`, { headers: { cookie: client.cookies } }).then((answer) =>
      answer.text(),
    );
    expect(JSON.parse(orders)).toMatchObject({ orders: [{ number, status: 'cancelled' }] });
  });

  it('sells the last piece to one of two simultaneous buyers', async () => {
    const id = shop.product('1');
    const clients = await Promise.all([shop.buyer(id), shop.buyer(id)]);
    const answers = await Promise.all(clients.map((client) => client.post({ confirm: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(shop.stockOf(id)).toBe('0');
  });

  it('keeps an order whose mail or post fails', async () => {
    const restored = [
      site.refuseMails(),
      site.plugin(
        `add_filter('wp_insert_post_empty_content', fn ($is, $post) => $is || $post['post_type'] === 'shop_order', 10, 2);`,
      ),
    ];
    const before = shop.posts().length;
    const client = await shop.buyer(shop.product('9'));
    expect((await client.post({ confirm: true })).status).toBe(200);
    await admin.read(LIST);
    expect(shop.posts()).toHaveLength(before);
    restored[1]?.();
    expect(await admin.read(LIST)).toContain(`ZAM/${String(before + 1).padStart(5, '0')}`);
    expect(shop.posts()).toHaveLength(before + 1);
    expect(shop.notes(shop.last().id)).toEqual([expect.stringContaining('Kupujący: nie udało się wysłać e-maila.')]);
    restored[0]?.();
  });
});
