<?php

/**
 * Plugin Name: Shop Elements
 * Description: Koszyk i zamówienia dla WordPressa, bez WooCommerce: bloki, skróty [shop-cart] i własny typ produktu.
 *
 * A shop in WordPress (Debian's 6.1), as a plugin. `php demo/php/wordpress/start.php` tries it.
 */

declare(strict_types=1);

use ShopElements\{Assets, Elements};
use ShopElements\Bridge\{WordPress, WordPressApprovals, WordPressDeliveries, WordPressOffer, WordPressOrder, WordPressReturns, WordPressSearch, WordPressSettings, WordPressVisitor};
use ShopElements\Cart\{Buyer, Line, Product};
use ShopElements\Shop\{ContactFields, Shop};
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoCarts, PdoFavourites, PdoHistory, PdoKeys, PdoLists, PdoOffer, PointsFile};

require_once dirname(realpath(__FILE__), 4) . '/src/php/autoload.php';

add_action('init', [WordPressOffer::class, 'register']);
add_action('init', [WordPressVisitor::class, 'register']);
WordPressSettings::register();
// A real shop reads its accounts: here everybody has one address and one project.
add_filter('shop_elements_buyer', static fn (Buyer $buyer): Buyer => new Buyer(...[
    ...get_object_vars($buyer),
    'client' => $buyer->client + ['address_city' => 'Łódź'],
    'projects' => [['id' => 1, 'name' => 'Osiedle Sady']],
]));

Elements::$isStrict = WP_DEBUG;
[$host, $socket] = [...explode(':', DB_HOST, 2), ''];
$place = match (true) {
    str_starts_with($socket, '/') => "unix_socket=$socket",
    $socket === '' => "host=$host",
    default => "host=$host;port=$socket",
};
$db = new Db(new PDO("mysql:$place;dbname=" . DB_NAME . ';charset=utf8mb4', DB_USER, DB_PASSWORD), $GLOBALS['table_prefix'] . 'shop_');
WordPressDeliveries::register($db);
if (Migrations::run($db)) {
    $db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 1990), ('InPost Paczkomat', 'parcelLocker', 1490), ('Odbiór', 'pickup', 0)");
    $db->run("INSERT INTO {payments} (name, is_instant) VALUES ('Płatność online', 1), ('Przy odbiorze', 0)");
    $db->run("INSERT INTO {methods} (id, payment_id, name) VALUES ('blik', 1, 'BLIK')");
}
$offer = new WordPressOffer(new PdoOffer($db));
// The first cart contains samples.
$samples = static fn (): array => array_map(
    static fn (Product $one): Line => new Line(null, $one, $one->least, $one->net),
    array_values($offer->byId(array_map(strval(...), get_posts(['post_type' => 'shop_product', 'fields' => 'ids', 'numberposts' => 2])))),
);
$carts = new PdoCarts($db, $offer, '/zamowienie/?numer=', first: $samples);
$history = new PdoHistory($db, orderPath: '/zamowienie/?numer=', transfer: WordPressSettings::transfer(...));
$shop = new Shop(
    ...WordPressApprovals::parts($carts, $history),
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
    lockers: new PointsFile(dirname(realpath(__FILE__), 2) . '/points.json'),
    partners: WordPressSettings::partners(),
    extraFields: ContactFields::of(...),
);
WordPressOrder::register($history, $visitor = new WordPressVisitor());
WordPressApprovals::register($shop, $visitor);
WordPress::start($shop, $visitor, Assets::fromFile(dirname(realpath(__FILE__), 4) . '/dist/files.json', WordPressSettings::base()));
