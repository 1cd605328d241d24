<?php

/**
 * Measures the cost of calls: reads requests, one JSON line each, and prints `[processor time, status]`. The time is told in carts:
 * what loading the cart takes right beside it, which a busy or slower machine slows down as much. 10,000 products and 27,000 points;
 * each request finds a cart of 100 lines, and is tried up to three times where it seems dear.
 */

declare(strict_types=1);

use ShopElements\Cart\{Buyer, ExtraField};
use ShopElements\Http\{Api, Csrf, Request, Response};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoCarts, PdoFavourites, PdoHistory, PdoKeys, PdoLists, PdoOffer, PdoSearch, PointsFile};

require __DIR__ . '/bootstrap.php';

/** In carts. */
const DEAR = 60;

$db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'));
Migrations::run($db);
$db->pdo->exec("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO shop_products (sku, name, unit, net, url) SELECT 'KLE-' || i, 'Płyta żółta numer ' || i || ' ' || i * 7919, 'szt.', 100 + i, '/p/' || i FROM n;
    INSERT INTO shop_carriers (name, type, net) VALUES ('Kurier', 'courier', 1990), ('Paczkomat', 'parcelLocker', 990);
    INSERT INTO shop_payments (name, is_instant) VALUES ('Pobranie', 0), ('Online', 1);");
$file = (string) tempnam(sys_get_temp_dir(), 'points');
register_shutdown_function(static fn () => array_map(unlink(...), (array) glob("$file*")));
file_put_contents($file, json_encode(['items' => array_map(static fn (int $at): array => [
    'name' => "P$at", 'status' => 'Operating', 'type' => ['parcel_locker'], 'location' => ['latitude' => 49 + $at % 5000 / 1000, 'longitude' => 15 + $at % 700 / 100],
    'address_details' => ['city' => 'Miasto', 'province' => 'x', 'post_code' => sprintf('%02d-%03d', $at % 100, $at % 1000), 'street' => 'Główna', 'building_number' => '1'],
], range(1, 27_000))]));
(new PointsFile($file))->points([]);

$carts = new PdoCarts($db, $offer = new PdoOffer($db));
$fields = array_map(static fn (string $type): ExtraField => new ExtraField($type, $type, $type), ['text', 'number', 'date', 'tel', 'email']);
$shopOf = static fn (): Shop => new Shop(
    $carts,
    $offer,
    $carts,
    ...['keys' => new PdoKeys($db), 'addresses' => new PdoAddresses($db), 'favourites' => new PdoFavourites($db, $offer), 'search' => $search = new PdoSearch($db), 'lookup' => $search],
    ...['history' => new PdoHistory($db), 'lists' => new PdoLists($db), 'lockers' => new PointsFile($file), 'extraFields' => static fn (): array => $fields],
);
$used = static fn (): float => ($now = getrusage())['ru_utime.tv_sec'] * 1e3 + $now['ru_utime.tv_usec'] / 1e3 + $now['ru_stime.tv_sec'] * 1e3 + $now['ru_stime.tv_usec'] / 1e3;
$lines = (int) ($argv[1] ?? 100);

/** @return array{float, ?Response} the call's processor time in ms, in a process that has read nothing yet */
$spent = static function (Request $request) use ($db, $lines, $shopOf, $used): array {
    foreach (['carts', 'addresses', 'lists', 'keys', 'favourites'] as $table) {
        $db->run("DELETE FROM {{$table}}");
    }
    $db->run("INSERT INTO {carts} (id, buyer, begun_at, carrier_id, payment_id) VALUES (1, 'anna', ?, '1', '1')", Db::now());
    $db->run('INSERT INTO {lines} (cart_id, product_id, quantity, net, written_net) SELECT 1, id, 2, net, net FROM {products} ORDER BY id LIMIT ?', $lines);
    $api = new Api($shopOf(), new Buyer('anna', ['address_city' => 'Łódź'], [['id' => 1, 'name' => 'Sady']], isTrader: true), new Csrf(null));
    $begun = $used();
    $response = $api->answer($request);
    return [$used() - $begun, $response];
};
$load = new Request('POST', '/koszyk', headers: ['accept' => 'application/json', 'content-type' => 'application/json'], body: '{}');
$one = min($spent($load)[0], $spent($load)[0]);

while (($line = fgets(STDIN)) !== false) {
    ['method' => $method, 'path' => $path, 'headers' => $headers, 'body' => $body] = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    // JSON cannot contain half of a surrogate pair: the last private-use character represents it.
    [$path, $body] = str_replace(['%EF%A3%BF', "\u{f8ff}"], ['%ff', "\xff"], [$path, $body]);
    parse_str((string) parse_url($path, PHP_URL_QUERY), $query);
    $request = new Request($method, rawurldecode((string) parse_url($path, PHP_URL_PATH)), array_filter($query, is_string(...)), $headers, $body);
    for ([$tries, $fewest] = [0, INF]; $tries < 3 && $fewest > DEAR; $tries += 1) {
        $tries === 0 || $one = $spent($load)[0];
        [$spentOnIt, $response] = $spent($request);
        $fewest = min($fewest, $spentOnIt / $one);
    }
    echo json_encode([round($fewest, 2), $response->status ?? 404]), "\n";
}
