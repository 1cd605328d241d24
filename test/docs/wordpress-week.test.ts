/** Uses the plugin's ZIP like its owner, on the admin's pages: installs, fills, updates, removes it. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserOf } from '../e2e/worker';
import { hasMariaDb } from '../php/mariadb';
import { hasPhp } from '../php/serve';
import { install, saveProduct, startSite, upload } from './wordpress-plugin';
import { label } from '../e2e/labels';

const themes = '/usr/share/wordpress/wp-content/themes';
const runs = hasPhp && hasMariaDb && existsSync(`${themes}/twentytwentyone`);

const HEAD = 'SKU;Nazwa;Cena netto;Jednostka;Stan;VAT';
const ROWS = Array.from({ length: 18 }, (_, at) => `W-${at};Wkręt ${at};${at + 1},50;op.;${at * 10};8`);

it.skipIf(!runs)(
  'the plugin in a folder is installed, filled, updated, removed and installed again',
  { timeout: 600_000 },
  async () => {
    const site = await startSite({ path: '/sklep', look: 'twentytwentyone' });
    const { url } = site;
    try {
      const admin = await site.admin();
      await install(admin, url, site.zip('1.0.0'));
      const notices = async (): Promise<string> => (await admin.locator('.notice').allInnerTexts()).join('\n');

      // An unreadable price is reported and stays in the form; nothing is stored, and the product stays a draft.
      const at = await saveProduct(admin, url, { title: 'Klej & fuga', net: '1 234,5o', stock: '10', vat: 'zw' });
      expect(await notices()).toMatch(/Produktu nie opublikowano.*„1 234,5o” nie jest ceną większą od zera/s);
      expect(await admin.locator('#message').innerText()).not.toMatch(/publi/i);
      expect(site.php(`echo get_post_status(${new URL(at).searchParams.get('post')});`)).toBe('draft');
      expect(await admin.inputValue('[name="shop_elements_product[net]"]')).toBe('1 234,5o');
      await saveProduct(admin, url, { net: '1 234,50', sku: 'KF-1' }, at);
      expect(await notices()).not.toContain('nie zapisano');
      expect(await admin.inputValue('[name="shop_elements_product[net]"]')).toBe('1\u{a0}234,50');
      const id = new URL(at).searchParams.get('post') ?? '';
      // A second row of the same field, created by WordPress' own box, changes the first.
      const rows = `foreach (get_post_meta(${id}) as $key => $all) if (str_starts_with($key, 'shop_')) echo $key, '=', implode('|', $all), ' ';`;
      expect(site.php(`do_action('init'); add_post_meta(${id}, 'shop_net', '99.00'); ${rows}`)).toContain(
        'shop_net=99.00 ',
      );
      await saveProduct(admin, url, { net: '1234,50' }, at);
      expect(site.php(rows)).toContain('shop_net=1234.50 shop_vat=zw');
      expect(await (await fetch(`${url}/wp-json/wp/v2/shop_product/${id}`)).text()).not.toContain('1234');

      // CSV: one bad row prevents all changes; in the end there are 20 products, one of them added in two ways.
      const send = async (lines: readonly string[]): Promise<string> => {
        await admin.goto(`${url}/wp-admin/edit.php?post_type=shop_product&page=shop_elements_csv`);
        const buffer = Buffer.from(`\u{feff}${[HEAD, ...lines].join('\r\n')}`);
        await admin.setInputFiles('#shop-csv', { name: 'produkty.csv', mimeType: 'text/csv', buffer });
        await admin.getByRole('button', { name: 'Wczytaj produkty' }).click();
        return admin.locator('.notice').first().innerText();
      };
      const refusedRows = ['X-1;Zły;od 5;szt.;1;23', 'X-2;;5;szt.;1;23', ';Bez symbolu;5;szt.;1;23'];
      expect(await send([...ROWS, ...refusedRows])).toMatch(
        /Nie zmieniono nic\.\s+Wiersz 20: Cena netto: „od 5”.*\s+Wiersz 21: nowy produkt nie ma nazwy\.\s+Wiersz 22: Brak symbolu/,
      );
      const count = "echo wp_count_posts('shop_product')->publish;";
      expect(site.php(count)).toBe('1');
      expect(await send([...ROWS, 'M-1;Młotek "murarski" <M8>;39,90;szt.;;23'])).toBe(
        'Dodano produktów: 19, zmieniono: 0.',
      );
      expect(await send(['KF-1;;1 000,00;worek;10;zw'])).toBe('Dodano produktów: 0, zmieniono: 1.');
      expect(site.php(count)).toBe('20');
      await admin.goto(`${url}/wp-admin/edit.php?post_type=shop_product&page=shop_elements_csv`);
      const [download] = await Promise.all([
        admin.waitForEvent('download'),
        admin.getByRole('button', { name: 'Pobierz CSV' }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(String(Buffer.concat(chunks))).toContain('"M-1";"Młotek ""murarski"" <M8>"');
      expect(String(Buffer.concat(chunks))).toContain('"KF-1";"Klej & fuga";"1\u{a0}000,00";"worek";"10";"zw"');

      // The shop's search finds symbols in any spelling, and words by their stem.
      const search = `$offer = new ShopElements\\Bridge\\WordPressOffer(new ShopElements\\Store\\PdoOffer(ShopElements\\Bridge\\WordPressShop::db()));
      foreach (['młotki', 'kf1', 'fuga klej', 'wkrety 17'] as $query) foreach ((new ShopElements\\Bridge\\WordPressSearch($offer))->suggest($query, new ShopElements\\Cart\\Buyer('anna'))['products'] as $one) echo $one['title'], '|';`;
      expect(site.php(search)).toBe('Młotek &quot;murarski&quot; &lt;M8&gt;|Klej &amp; fuga|Klej &amp; fuga|Wkręt 17|');

      // A guest finds the list, buys on the product's page, and sees the price change in the cart.
      const guest = await (await (await browserOf()).newContext({ locale: 'pl-PL' })).newPage();
      const refused: string[] = [];
      guest.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
      await guest.goto(`${url}/produkt/`);
      expect(await guest.locator('.shop-product').count()).toBe(20);
      expect(await guest.locator('main').innerText()).toMatch(/Młotek.*49,08\szł\/szt\.\sbrutto/s);
      expect(await guest.getByText('Wyprzedany').count()).toBe(1);
      await guest.getByRole('link', { name: 'Klej & fuga' }).click();
      await guest.getByRole('button', { name: label('product.add.button') }).click();
      await guest.getByRole('link', { name: 'Przejdź do koszyka' }).click();
      await guest.locator('shop-cart').getByText('Klej & fuga').first().waitFor();
      expect(new URL(guest.url()).pathname).toBe('/sklep/koszyk/');
      // The page of the product may come from a cache, without a token: the first call begins the visit, and is repeated in it once (rule N15).
      expect(refused).toEqual([`419 ${url}/do-koszyka`]);
      const cart = async (text: RegExp): Promise<void> => {
        await guest.goto(`${url}/koszyk/`);
        await guest.locator('shop-cart').getByText(text).first().waitFor();
      };
      await saveProduct(admin, url, { net: '900,00' }, at);
      await cart(/900,00/);
      await saveProduct(admin, url, { stock: '0' }, at);
      await cart(/niedostępn|wyprzedan/i);
      await saveProduct(admin, url, { stock: '5' }, at);
      site.php(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
      await cart(/Usunęliśmy z koszyka/);

      // An author of the blog cannot change prices.
      const may =
        "do_action('init'); wp_set_current_user(wp_insert_user(['user_login' => 'autor', 'user_pass' => 'x', 'role' => 'author']));";
      expect(
        site.php(`${may} echo (int) current_user_can('edit_post', ${id}), (int) current_user_can('edit_posts');`),
      ).toBe('01');

      // A fault of a page's settings is a notice in the admin, and the page still works.
      const wrong =
        '[shop-cart-widget]<p>Przed</p>[shop-autocomplete suggest-url="/x"]<p>Po</p>[shop-calculator unit="{"]';
      site.php(
        `wp_insert_post(['post_type' => 'page', 'post_title' => 'Zła', 'post_status' => 'publish', 'post_content' => '${wrong}']);`,
      );
      const answer = await fetch(`${url}/zla/`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringMatching(/Przed.*<shop-autocomplete.*Po.*<shop-calculator/s),
      ]);
      await admin.goto(`${url}/wp-admin/`);
      expect(await notices()).toMatch(
        /zla.*pominęliśmy atrybut „suggest-url” elementu „shop-autocomplete”, bo nie istnieje/,
      );
      const page = await admin
        .getByRole('link', { name: /Opis błędu/ })
        .first()
        .getAttribute('href');
      expect(await (await fetch(page!)).text()).toContain(`id="${new URL(page!).hash.slice(1)}"`);
      await Promise.all([
        admin.waitForResponse(/shop_elements_dismiss/),
        admin.click('#shop-elements-faults .notice-dismiss'),
      ]);
      await admin.reload();
      expect(await notices()).not.toContain('suggest-url');

      // During an update visitors get a page or a notice that the shop is back soon, and no error.
      const statuses: number[] = [];
      let isOver = false;
      const visit = async (path: string): Promise<void> => {
        while (!isOver) statuses.push((await fetch(url + path)).status);
      };
      const visits = ['/produkt/', '/koszyk/', '/api/koszyki', '/produkt/wkret-1/'].map(visit);
      await upload(admin, url, site.zip('1.0.1'));
      await admin.locator('a[href*="overwrite=update-plugin"]').click();
      await admin.getByText(/Plugin updated successfully/).waitFor();
      isOver = true;
      await Promise.all(visits);
      expect(statuses.length).toBeGreaterThan(20);
      // WordPress may delete `.maintenance` between its check and its read: such a visit gets a 500.
      const faulty = statuses.filter((status) => ![200, 503].includes(status));
      expect(faulty).toEqual(faulty.slice(0, site.lateReads()).map(() => 500));
      // The maintenance mode ends with the request that installed the files, a little after its last output.
      await expect.poll(async () => (await fetch(`${url}/produkt/`)).status, { timeout: 30_000 }).toBe(200);

      // Removal keeps all data unless the option to delete is ticked.
      const remove = async (): Promise<void> => {
        await admin.goto(`${url}/wp-admin/plugins.php`);
        await admin.locator('#deactivate-shop-elements').click();
        admin.once('dialog', (dialog) => void dialog.accept());
        await admin.locator('#delete-shop-elements').click();
        await admin.locator('tr.deleted, .plugin-deleted-tr, tr[data-slug="shop-elements"].deleted').first().waitFor();
      };
      const left =
        "echo count($wpdb->get_col(\"SHOW TABLES LIKE '%shop\\\\_%'\")), ' ', (int) $wpdb->get_var(\"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'shop_product'\");";
      const stored = site.php(left);
      expect(stored).toMatch(/^[1-9]\d+ 20$/);
      await remove();
      expect(site.php(left)).toBe(stored);
      await install(admin, url, site.zip('1.0.2'));
      await admin.goto(`${url}/wp-admin/options-general.php?page=shop_elements`);
      await admin.getByRole('checkbox', { name: /usuń też dane/ }).check();
      await admin.click('#submit');
      await remove();
      expect(site.php(left)).toBe('0 0');
      expect(
        site.php("echo (int) (get_role('shop_trader') === null), get_page_by_path('koszyk')->post_content, '|';"),
      ).toBe('1|');

      // After a second installation the shop works, also if WordPress writes /index.php into its URLs because the server rewrites none.
      await install(admin, url, site.zip('1.0.3'));
      await fetch(url);
      expect(
        site.php("foreach (['koszyk', 'zamowienie'] as $name) echo get_page_by_path($name)->post_content, '|';"),
      ).toMatch(/^<!-- wp:shop-elements\/cart .*\|\[shop-order\]\|$/);
      const permalinks = async (structure: string): Promise<string> => {
        site.php(`global $wp_rewrite; $wp_rewrite->set_permalink_structure('${structure}');`);
        site.php('flush_rewrite_rules();');
        await admin.goto(`${url}/wp-admin/`);
        return notices();
      };
      expect(await permalinks('')).toContain('Koszyk nie działa z prostymi adresami');
      expect(await permalinks('/index.php/%postname%/')).not.toContain('Koszyk nie działa');
      await saveProduct(admin, url, { title: 'Grunt', net: '9,90' });
      await guest.goto(`${url}/index.php/produkt/grunt/`);
      await guest.getByRole('button', { name: label('product.add.button') }).click();
      await guest.getByRole('link', { name: 'Przejdź do koszyka' }).click();
      await guest.locator('shop-cart').getByText('Grunt').first().waitFor();
      expect(new URL(guest.url()).pathname).toBe('/sklep/index.php/koszyk/');
      expect(site.faults()).toEqual([]);
    } finally {
      await site.close();
    }
  },
);

it.skipIf(!runs)('two sites of one network have separate shops', { timeout: 300_000 }, async () => {
  const site = await startSite({ path: '', look: 'twentytwentyone', isNetwork: true });
  const { url } = site;
  try {
    const zip = site.zip('1.0.0');
    site.php(`require ABSPATH . 'wp-admin/includes/file.php'; require ABSPATH . 'wp-admin/includes/plugin.php'; WP_Filesystem();
      unzip_file('${zip}', WP_PLUGIN_DIR); activate_plugin('shop-elements/shop-elements.php', '', true);
      $id = wpmu_create_blog('127.0.0.1', '/druga/', 'Druga', 1);
      // WordPress stores no ports in the URLs of a network's sites, but finds the sites.
      $wpdb->update($wpdb->blogs, ['domain' => $_SERVER['HTTP_HOST']], ['blog_id' => $id]);
      update_blog_option($id, 'home', '${url}/druga'); update_blog_option($id, 'siteurl', '${url}/druga');`);
    const add = (path: string, net: string): string =>
      site.php(
        `echo wp_insert_post(['post_type' => 'shop_product', 'import_id' => 50, 'post_title' => 'Za ${net}', 'post_status' => 'publish', 'meta_input' => ['shop_net' => '${net}']]);`,
        path,
      );
    expect([add('/', '24,90'), add('/druga/', '999,00')]).toEqual(['50', '50']);
    for (const [path, name] of [
      ['/', 'Za 24,90'],
      ['/druga/', 'Za 999,00'],
    ] as const) {
      const guest = await (await (await browserOf()).newContext({ locale: 'pl-PL' })).newPage();
      await fetch(url + path);
      await guest.goto(`${url}${path}produkt/`);
      expect(await guest.locator('.shop-product a').allInnerTexts()).toEqual([name]);
      await guest.getByRole('button', { name: label('product.add.button') }).click();
      await guest.getByRole('link', { name: 'Przejdź do koszyka' }).click();
      await guest.locator('shop-cart').getByText(name).first().waitFor();
      expect(new URL(guest.url()).pathname).toBe(`${path}koszyk/`);
    }
    const tables = "echo implode(' ', $wpdb->get_col(\"SHOW TABLES LIKE '%shop\\\\_carts'\"));";
    expect(site.php(tables)).toBe('wp_2_shop_carts wp_shop_carts');
    expect(site.faults()).toEqual([]);
  } finally {
    await site.close();
  }
});
