<?php

/** The shop: its products, its buyer, its carts. The first request creates the tables. */

declare(strict_types=1);

use ShopElements\Cart\Buyer;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoCarts, PdoHistory, PdoKeys, PdoOffer};

$isSecure = str_starts_with($request->origin, 'https');
session_start(['use_strict_mode' => true, 'cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'cookie_secure' => $isSecure]);
$buyer = new Buyer(key: $_SESSION['buyer'] ??= bin2hex(random_bytes(16)));

$db = new Db(new PDO(getenv('SHOP_DSN') ?: 'sqlite:' . __DIR__ . '/shop.sqlite'));
if (Migrations::run($db)) {
    $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('KLE-25', 'Klej do gresu', 'worek', 4290), ('FUG-5', 'Fuga', 'szt.', 2190)");
    $db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór w oddziale', 'pickup', 0), ('Kurier', 'courier', 1990)");
    $db->run("INSERT INTO {payments} (name) VALUES ('Przy odbiorze')");
}
$offer = new PdoOffer($db);
$carts = new PdoCarts($db, $offer, '/zamowienie/');
$shop = new Shop($carts, $offer, $carts, new PdoKeys($db), new PdoAddresses($db));
$history = new PdoHistory($db);
