/** Follows the guide to WordPress to an order. Needs a MariaDB. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { hasMariaDb } from '../php/mariadb';
import { hasPhp } from '../php/serve';
import { order } from './order';
import { install, saveProduct, startSite } from './wordpress-plugin';

const runs = hasPhp && hasMariaDb && existsSync('/usr/share/wordpress/wp-content/themes/twentytwentyone');

const CONTACT = { 'Imię i nazwisko': 'Jan Kowal', Telefon: '601202303', 'E-mail': 'jan@kowal.example' };

it.skipIf(!runs)('the guide to WordPress leads to an order', { timeout: 240_000 }, async () => {
  const site = await startSite({ path: '', look: 'twentytwentyone' });
  try {
    const admin = await site.admin();
    await install(admin, site.url, site.zip('1.0.0'));
    await saveProduct(admin, site.url, { title: 'Klej do gresu', net: '42,90', stock: '10', vat: '8' });
    const snippets = snippetsOf('wordpress');
    for (const { name, code } of snippets.filter(({ language }) => language === 'php')) {
      mkdirSync(dirname(join(site.folder, name)), { recursive: true });
      writeFileSync(join(site.folder, name), code);
    }
    const mailed = `echo implode(' ', [apply_filters('shop_elements_mail_to', ''), ...apply_filters('shop_elements_connected', [])]);`;
    expect(site.php(mailed)).toBe('zamowienia@sklep.example deferred_payment');
    const codes = snippets.filter(({ language }) => language === 'html').map(({ code }) => code);
    expect(codes).toEqual(['[shop-cart]', '[shop-cart-widget]', '[shop-orders]']);
    // All three shortcodes on one page, as a page of a shop with a widget in its header has them.
    site.php(`wp_update_post(['ID' => get_page_by_path('koszyk')->ID, 'post_content' => '${codes.join(' ')}']);`);
    await order(site.url, '/produkt/klej-do-gresu/', '/koszyk/', CONTACT);
    expect(site.faults()).toEqual([]);
  } finally {
    await site.close();
  }
});
