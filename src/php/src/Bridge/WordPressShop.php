<?php

/** The shop of WordPress's plugin, and what it starts with: tables for each site, two pages, one delivery. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use PDO;
use ShopElements\Assets;
use ShopElements\Shop\ContactFields;
use ShopElements\Shop\Paths;
use ShopElements\Shop\Shop;
use ShopElements\Store\Db;
use ShopElements\Store\Migrations;
use ShopElements\Store\PdoAddresses;
use ShopElements\Store\PdoCarts;
use ShopElements\Store\PdoFavourites;
use ShopElements\Store\PdoHistory;
use ShopElements\Store\PdoKeys;
use ShopElements\Store\PdoLists;
use ShopElements\Store\PdoOffer;

final class WordPressShop
{
    private const BEGUN = 'shop_elements_begun';
    private const RULES = 'shop_elements_rules';
    private const PAGES = ['koszyk' => ['Koszyk', '<!-- wp:shop-elements/cart {"align":"wide"} /-->'], 'zamowienie' => ['Zamówienie', '[shop-order]']];

    /** @param string $file main file of the plugin */
    public static function start(string $file): void
    {
        $assets = Assets::fromFile(plugin_dir_path($file) . 'elements/files.json', WordPressSettings::base(plugins_url('elements/', $file)));
        $db = self::db();
        if (Migrations::run($db)) {
            $db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór osobisty', 'pickup', 0)");
            $db->run("INSERT INTO {payments} (name) VALUES ('Przy odbiorze')");
        }
        $home = self::home();
        $offer = new WordPressOffer(new PdoOffer($db));
        $carts = new PdoCarts($db, $offer, "$home/zamowienie/?numer=");
        $history = new PdoHistory($db, orderPath: "$home/zamowienie/?numer=", transfer: static fn (array $cart): mixed => apply_filters('shop_elements_transfer', WordPressSettings::transfer(), $cart));
        $shop = new Shop(
            ...WordPressApprovals::parts($carts, $history, Paths::under($home)),
            ...WordPressReturns::parts($history),
            carts: $carts,
            offer: $offer,
            orders: $carts,
            keys: new PdoKeys($db),
            addresses: new PdoAddresses($db),
            favourites: new PdoFavourites($db, $offer),
            search: $search = new WordPressSearch($offer),
            lookup: $search,
            lists: new PdoLists($db),
            partners: WordPressSettings::partners(),
            paths: Paths::under($home),
            extraFields: ContactFields::of(...),
            siteContact: true,
        );
        add_action('init', WordPressOffer::register(...));
        add_action('init', WordPressVisitor::register(...));
        add_action('init', self::begin(...), 30);
        register_activation_hook($file, static fn (): bool => delete_option(self::RULES));
        WordPressSettings::register();
        WordPressDeliveries::register($db);
        WordPressProductForm::register();
        WordPressCsv::register();
        WordPressPages::register($offer, $shop->paths, plugins_url('products.css', $file));
        WordPressOrder::register($history, $visitor = new WordPressVisitor(), $shop->paths);
        WordPressApprovals::register($shop, $visitor);
        WordPress::start($shop, $visitor, $assets);
        self::rest($file);
    }

    /** The path before all pages of the site: empty or a folder, plus `/index.php` if the server cannot rewrite URLs. */
    public static function home(): string
    {
        $isBelowIndex = str_starts_with((string) get_option('permalink_structure'), '/index.php/');
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/') . ($isBelowIndex ? '/index.php' : '');
    }

    /** The database of WordPress on a connection of its own, and in a network the tables of this site. */
    public static function db(): Db
    {
        $wpdb = $GLOBALS['wpdb'];
        [$host, $port, $socket] = $wpdb->parse_db_host(DB_HOST) ?: [DB_HOST, null, null];
        $place = $socket !== null ? "unix_socket=$socket" : "host=$host" . ($port === null ? '' : ";port=$port");
        return new Db(new PDO("mysql:$place;dbname=" . DB_NAME . ';charset=utf8mb4', DB_USER, DB_PASSWORD), $wpdb->prefix . 'shop_');
    }

    /** Writes the two pages once, also into those that a removal has left empty. Also renews the URLs of products after an activation, which other plugins may have dropped meanwhile. */
    private static function begin(): void
    {
        foreach (get_option(self::BEGUN) === false ? self::PAGES : [] as $name => [$title, $content]) {
            $page = get_page_by_path($name);
            if ($page === null) {
                wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_name' => $name, 'post_status' => 'publish', 'post_content' => $content]);
            } elseif (trim(wp_strip_all_tags($page->post_content)) === '' && !has_blocks($page->post_content)) {
                wp_update_post(['ID' => $page->ID, 'post_content' => $content]);
            }
        }
        if (get_option(self::RULES) === false) {
            update_option(self::BEGUN, '1');
            flush_rewrite_rules();
            update_option(self::RULES, '1');
        }
    }

    /** Shows a notice while plain URLs do not lead to the cart, and closes the site while an update replaces the plugin's files. */
    private static function rest(string $file): void
    {
        add_action('admin_notices', static function (): void {
            $isPlain = (string) get_option('permalink_structure') === '';
            echo $isPlain && current_user_can('manage_options') ? '<div class="notice notice-error"><p>Koszyk nie działa z prostymi adresami. Wybierz „Nazwa wpisu” w <a href="'
                . esc_url(admin_url('options-permalink.php')) . '">Ustawienia → Bezpośrednie odnośniki</a>.</p></div>' : '';
        });
        add_filter('upgrader_source_selection', static function (mixed $source, mixed $from, object $upgrader) use ($file): mixed {
            if (is_string($source) && basename($source) === basename(dirname($file))) {
                $upgrader->maintenance_mode(true);
                // Lets running requests finish with the old files.
                sleep(2);
                add_action('shutdown', static fn () => $upgrader->maintenance_mode(false));
            }
            return $source;
        }, 10, 3);
        // A request that still runs while the files are replaced may lack a class: it gets 503, as all requests during an update.
        spl_autoload_register(static function (string $class): void {
            if (str_starts_with($class, 'ShopElements\\') && !headers_sent()) {
                error_log("Shop Elements: the file of $class is missing.");
                status_header(503);
                header('Retry-After: 10');
                exit;
            }
        });
    }
}
