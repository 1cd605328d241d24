<?php

/** Measures the half in PHP, on the database of SHOP_TEST_DSN: prints a line of JSON, `[what, size, ms, statements]`, for each call. The time is the median of nine. */

declare(strict_types=1);

use ShopElements\Cart\Buyer;
use ShopElements\CartScreen;
use ShopElements\Http\CartCalls;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoCarts, PdoHistory, PdoKeys, PdoOffer, PdoSearch};

require __DIR__ . '/../../../src/php/autoload.php';

const SIZES = [100, 10_000, 100_000];
const PRODUCTS = 30_000;

$pdo = new class ((string) getenv('SHOP_TEST_DSN')) extends PDO {
    public int $sent = 0;

    public function prepare(string $query, array $options = []): PDOStatement|false
    {
        $this->sent += 1;
        return parent::prepare($query, $options);
    }
};
$db = new Db($pdo);
Migrations::run($db);
$insert = static function (string $into, int $from, int $to, callable $row) use ($db): void {
    foreach (array_chunk(range($from, $to), 500) as $numbers) {
        $rows = array_map($row, $numbers);
        $places = '(' . implode(', ', array_fill(0, count($rows[0]), '?')) . ')';
        $db->run("INSERT INTO $into VALUES " . implode(', ', array_fill(0, count($rows), $places)), ...array_merge(...$rows));
    }
};
$measure = static function (string $what, int $size, callable $call) use ($pdo): void {
    $times = [];
    for ($round = 0; $round < 10; $round += 1) {
        [$from, $pdo->sent] = [hrtime(true), 0];
        $call();
        $times[] = (hrtime(true) - $from) / 1e6;
    }
    // The first round reads files and warms up the server.
    array_shift($times);
    sort($times);
    echo json_encode([$what, $size, $times[4], $pdo->sent]), "\n";
};

$insert('{products} (sku, name, unit, net, url)', 1, PRODUCTS, static fn (int $n): array => ["KLE-$n", "Płyta żółta numer $n " . $n * 7919 % 9973 . ' 60 × 60 cm', 'szt.', 100 + $n, "/p/$n"]);
$insert('{carriers} (name, type, net)', 1, 1, static fn (): array => ['Kurier', 'courier', 1990]);
$insert('{payments} (name, is_instant)', 1, 1, static fn (): array => ['Pobranie', 0]);
foreach (['plyta 60' => 'a word of all products', 'numer 123' => 'words of some', 'kle-299' => 'a symbol', 'zzzqqq' => 'nothing'] as $typed => $what) {
    $measure("suggestions: $what", PRODUCTS, static fn (): array => (new PdoSearch($db))->suggest($typed, new Buyer('anna')));
}

$shopOf = static function () use ($db): Shop {
    $carts = new PdoCarts($db, $offer = new PdoOffer($db));
    return new Shop($carts, $offer, $carts, ...['keys' => new PdoKeys($db), 'addresses' => new PdoAddresses($db), 'history' => new PdoHistory($db)]);
};
$filled = static function (int $lines) use ($db): void {
    $db->run('DELETE FROM {carts}');
    $db->run("INSERT INTO {carts} (id, buyer, begun_at, carrier_id, payment_id) VALUES (1, 'anna', ?, '1', '1')", Db::now());
    $db->run("INSERT INTO {lines} (cart_id, product_id, quantity, net, written_net) SELECT 1, id, 2, net, net FROM {products} WHERE id <= $lines");
};
$page = static function (bool $hasScreen) use ($shopOf): string {
    $answer = json_decode((new CartCalls($shopOf(), new Buyer('anna')))->answer('{}')->body, true);
    $data = json_encode($answer, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
    $screen = $hasScreen ? CartScreen::fromFile(__DIR__ . '/../../../dist/first-screens.json')->print($answer, ['page' => 'https://sklep.pl/koszyk', 'cartUrl' => '/koszyk', 'shopUrl' => '/']) : '';
    return "$data$screen";
};
foreach ([8, 50, 200, 500] as $lines) {
    $filled($lines);
    $measure('page', $lines, static fn (): string => $page(false));
    $measure('page with the screen', $lines, static fn (): string => $page(true));
}

$filled(8);
$cart = (new CartCalls($shopOf(), new Buyer('anna')))->answer('{}')->body;
$content = json_encode(json_decode($cart, true)['cart']);
[$from, $buyer] = [1, new Buyer('anna', company: 'firma', person: 'Anna', isOverseer: true)];
foreach (SIZES as $size) {
    $insert('{orders} (guid, cart_id, buyer, company, person, placed_at, cart, words)', $from, $size, static fn (int $n): array
        => [sprintf('%08x-0000-4000-8000-000000000000', $n), 1000 + $n, $n % 5 === 1 ? 'anna' : 'b' . $n % 900, $n % 5 < 2 ? 'firma' : 'f' . $n % 300, 'Jan', '2026-11-01 10:00:00', $content, 'plyta zolta']);
    $insert('{documents} (order_id, due_date, to_pay, content)', $from, $size, static fn (int $n): array => [$n, '2026-11-15', $n % 499 === 1 ? 100 : 0, '{"url":"/f.pdf"}']);
    $db->run($db->dialect === 'pgsql' ? 'VACUUM ANALYZE' : 'ANALYZE TABLE {orders}, {documents}');
    $from = $size + 1;
    $history = new PdoHistory($db);
    $measure('the list of orders', $size, static fn (): array => $history->page($buyer, 0, ''));
    $measure('the company’s list', $size, static fn (): array => $history->ofCompany($buyer, 0, ''));
    $measure('an order', $size, static fn (): ?array => $history->order($buyer, '1'));
    $calls = new CartCalls($shopOf(), $buyer);
    $measure('a quantity', $size, static fn (): mixed => $calls->answer('{"quantity": {"1": 3}, "cartToUpdate": 1}'));
}
