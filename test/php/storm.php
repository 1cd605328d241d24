<?php

/**
 * Load test of the tables: sessions with ten requests each at the same time, then ten orders each, then ten buyers
 * for each last piece, then orders while prices change, begun payments while old carts are forgotten, and orders whose processes are killed.
 * `php test/php/storm.php <dsn> <sessions>` prints what was counted.
 */

declare(strict_types=1);

use ShopElements\Cart\{Buyer, Payment};
use ShopElements\Http\{BegunPayment, CartCalls};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoCarts, PdoKeys, PdoOffer};

require __DIR__ . '/bootstrap.php';

const AT_ONCE = 10;

[, $dsn, $sessions] = $argv + [2 => '20'];
// SQLite allows one writer at a time, and does not queue the others.
define('LANES', str_starts_with($dsn, 'sqlite') ? 1 : 4);
$sessions = (int) $sessions;
$prefix = 'storm' . bin2hex(random_bytes(3)) . '_';

$connect = static fn (): Db => new Db(new PDO($dsn), $prefix);
$ask = static function (Shop $shop, string $who, array $body, string $key = ''): array {
    $response = (new CartCalls($shop, new Buyer($who, ['address_city' => 'Łódź'])))->answer((string) json_encode((object) $body), $key);
    return [$response->status, json_decode($response->body, true)];
};
$shopOf = static function (Db $db): Shop {
    $carts = new PdoCarts($db, $offer = new PdoOffer($db));
    return new Shop($carts, $offer, $carts, new PdoKeys($db));
};

/** `$work` of each process gets its shop, its number among the ten, and the sessions of its lane. @return list<int> the processes */
$spread = static function (Closure $work) use ($connect, $shopOf, $sessions): array {
    $processes = [];
    for ($worker = 0; $worker < AT_ONCE * LANES; $worker += 1) {
        $process = pcntl_fork();
        if ($process === 0) {
            $work($shopOf($connect()), $worker % AT_ONCE, range(intdiv($worker, AT_ONCE), $sessions - 1, LANES));
            // Without PHP's shutdown, so that no connection of the parent process is closed.
            posix_kill(getmypid(), SIGKILL);
        }
        $processes[] = $process;
    }
    return $processes;
};
$end = static function (array $processes): void {
    foreach ($processes as $process) {
        pcntl_waitpid($process, $status);
    }
};

(static function () use ($connect): void {
    $db = $connect();
    Migrations::run($db);
    $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('A', 'Klej', 'szt.', 4290)");
    $db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór', 'pickup', 0)");
    $db->run("INSERT INTO {payments} (name, hook) VALUES ('Pobranie', NULL), ('Później', ?)", Payment::DEFERRED);
})();
$log = tempnam(sys_get_temp_dir(), 'storm');
$say = static fn(mixed $one): int|false => file_put_contents($log, json_encode($one) . "\n", FILE_APPEND | LOCK_EX);
$answers = static function () use ($log): array {
    $lines = array_map(json_decode(...), file($log, FILE_IGNORE_NEW_LINES));
    file_put_contents($log, '');
    return $lines;
};
$begun = microtime(true);

// Eight additions, and one that is sent twice: nine pieces in one line of one cart.
$end($spread(static function (Shop $shop, int $place, array $mine) use ($ask, $say): void {
    foreach ($mine as $session) {
        $key = $place < 2 ? 'twice' : '';
        $say($ask($shop, "s$session", ['add_product' => 1], $key)[0]);
    }
}));
$additions = array_count_values($answers());
$db = $connect();
$counted = $db->all('SELECT quantity, COUNT(*) AS lines_with FROM {lines} GROUP BY quantity');
$carts = $db->one('SELECT COUNT(*) AS n FROM {carts}')['n'];

// Ten simultaneous orders: three with one key, seven with others. One is placed, and the requests with its key get its response.
foreach (range(0, $sessions - 1) as $session) {
    $ask($shopOf($db), "s$session", ['carrier' => ['id' => 1]]);
    $ask($shopOf($db), "s$session", ['payment' => ['id' => 1]]);
}
unset($db);
$end($spread(static function (Shop $shop, int $place, array $mine) use ($ask, $say): void {
    foreach ($mine as $session) {
        [$status, $answer] = $ask($shop, "s$session", ['confirm' => true], $place < 3 ? 'same' : "other $place");
        $say([$session, $status, $answer['messages']['confirm']['redirect_url'] ?? null]);
    }
}));
$acknowledged = array_filter($answers(), static fn (array $one): bool => $one[1] === 200);
$urls = array_unique(array_map(static fn (array $one): string => "$one[0] $one[2]", $acknowledged));
$db = $connect();
$orders = $db->one('SELECT COUNT(*) AS n, COUNT(DISTINCT cart_id) AS carts FROM {orders}');

// Each session has a product with one piece; ten buyers order it with a second product, half of them in reverse order.
foreach (range(0, $sessions - 1) as $session) {
    $db->run("INSERT INTO {products} (sku, name, unit, net, stock) VALUES (?, 'Last', 'szt.', 100, 1), (?, 'Many', 'szt.', 100, 1000)", "L$session", "M$session");
    foreach (range(0, AT_ONCE - 1) as $place) {
        $products = [2 + 2 * $session, 3 + 2 * $session];
        foreach ([...($place % 2 === 0 ? $products : array_reverse($products)), null] as $product) {
            $ask($shopOf($db), "l$session-$place", $product === null ? ['carrier' => ['id' => 1]] : ['add_product' => $product]);
        }
        $ask($shopOf($db), "l$session-$place", ['payment' => ['id' => 1]]);
    }
}
unset($db);
$end($spread(static function (Shop $shop, int $place, array $mine) use ($ask, $say): void {
    foreach ($mine as $session) {
        $say($ask($shop, "l$session-$place", ['confirm' => true], 'k')[0]);
    }
}));
$last = array_count_values($answers());
ksort($last);
$db = $connect();
$left = $db->one("SELECT SUM(CASE WHEN name = 'Last' THEN stock ELSE 0 END) AS last, SUM(CASE WHEN name = 'Many' THEN 1000 - stock ELSE 0 END) AS many FROM {products}");

// Prices of the product and of the delivery rise all the time; nine buyers a session order what was displayed, and reload if it has
// changed.
$seenIn = static fn (array $cart): array => ['cart_id' => $cart['id'], 'revision' => $cart['revision'], 'total_gross' => $cart['prices']['total_gross']];
$db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('P', 'Price', 'szt.', 1000)");
$priced = $db->one("SELECT id FROM {products} WHERE sku = 'P'")['id'];
foreach (range(0, $sessions - 1) as $session) {
    foreach (range(1, AT_ONCE - 1) as $place) {
        foreach ([['add_product' => $priced], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
            $ask($shopOf($db), "p$session-$place", $body);
        }
    }
}
unset($db);
$end($spread(static function (Shop $shop, int $place, array $mine) use ($ask, $say, $seenIn, $connect, $priced): void {
    $db = $connect();
    foreach ($mine as $session) {
        if ($place === 0) {
            foreach (range(1, 5) as $time) {
                $db->run('UPDATE {products} SET net = net + 1 WHERE id = ?', $priced);
                $db->run('UPDATE {carriers} SET net = net + 1 WHERE id = 1');
                usleep(random_int(100, 3000));
            }
            continue;
        }
        [, ['cart' => $cart]] = $ask($shop, $who = "p$session-$place", []);
        do {
            usleep(random_int(0, 20_000));
            $seen = $seenIn($cart);
            [$status, ['cart' => $cart]] = $ask($shop, $who, ['confirm' => true, 'seen' => $seen], "$session $seen[revision]");
            $say([$status, $who, $seen['total_gross']]);
        } while ($status === 409);
    }
}));
$confirmed = $answers();
$db = $connect();
$ordered = array_column(array_map(static fn (array $row): array => [$row['buyer'], json_decode($row['cart'], true)['prices']['total_gross']], $db->all("SELECT buyer, cart FROM {orders} WHERE buyer LIKE 'p%'")), 1, 0);
$bought = array_filter($confirmed, static fn (array $one): bool => $one[0] === 200);
$unseen = array_filter($bought, static fn (array $one): bool => $ordered[$one[1]] !== $one[2]);

// Payments have begun in very old carts. While they are accepted, other visitors start carts, which deletes old ones, some of them in use
// again.
foreach (range(0, $sessions - 1) as $session) {
    foreach ([['add_product' => 1], ['carrier' => ['id' => 1]], ['payment' => ['id' => 2]], ['confirm' => true]] as $body) {
        $ask($shopOf($db), "b$session", $body);
    }
    foreach (range(0, 4) as $idle) {
        $ask($shopOf($db), "i$session-$idle", ['add_product' => 1]);
    }
}
$db->run("UPDATE {carts} SET begun_at = '2020-01-01 00:00:00', used_at = '2020-01-01 00:00:00' WHERE buyer LIKE 'b%' OR buyer LIKE 'i%'");
unset($db);
$end($spread(static function (Shop $shop, int $place, array $mine) use ($ask, $say): void {
    foreach ($mine as $session) {
        match (true) {
            $place === 0 => $say(['paid', (new BegunPayment($shop, new Buyer("b$session")))->accept() !== null]),
            // Of two simultaneous responses one places the order, the other finds it placed.
            $place === 1 => $say(['again', (new BegunPayment($shop, new Buyer("b$session")))->accept() !== null]),
            $place < 5 => $say(['used', ($ask($shop, 'i' . "$session-$place", ['add_product' => 1])[1]['cart']['items'][0]['quantity'] ?? 0) > 0]),
            default => $say(['stranger', $ask($shop, "n$session-$place", ['add_product' => 1])[0] === 200]),
        };
    }
}));
$cleared = $answers();
$count = static fn (string ...$kinds): int => count(array_filter($cleared, static fn (array $one): bool => in_array($one[0], $kinds, true) && $one[1]));
$db = $connect();
$left['idle'] = $db->one("SELECT COUNT(*) AS n FROM {carts} WHERE used_at = '2020-01-01 00:00:00' AND is_open = 1")['n'];

// More orders, whose processes are all killed halfway; acknowledged orders exist, and the others can still be ordered, once.
foreach (range(0, $sessions - 1) as $session) {
    foreach ([['add_product' => 1], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
        $ask($shopOf($db), "k$session", $body);
    }
}
unset($db);
$order = static function (Shop $shop, int $place, array $mine) use ($ask, $say): void {
    foreach ($mine as $at => $session) {
        if ($at % AT_ONCE === $place) {
            $say([$session, $ask($shop, "k$session", ['confirm' => true], 'k')[1]['messages']['confirm']['redirect_url'] ?? null]);
        }
    }
};
$processes = $spread($order);
do {
    usleep(2000);
} while (count((array) file($log)) < $sessions / 3);
foreach ($processes as $process) {
    posix_kill($process, SIGKILL);
}
$end($processes);
$before = $answers();
$end($spread($order));
$after = array_column($answers(), 1, 0);
$db = $connect();
$stored = array_column($db->all("SELECT guid, buyer FROM {orders} WHERE buyer LIKE 'k%'"), 'guid', 'buyer');
$isKept = static fn (array $one): bool => $after[$one[0]] === $one[1] && $one[1] === '/zamowienie/' . ($stored["k$one[0]"] ?? '');
$all = $db->one("SELECT COUNT(*) AS n FROM {orders} WHERE buyer LIKE 'k%'")['n'];
$half = $db->one("SELECT COUNT(*) AS n FROM {carts} WHERE buyer LIKE 'k%' AND is_open IS NULL AND id NOT IN (SELECT cart_id FROM {orders})")['n'];

echo json_encode([
    'additions' => $additions,
    'lines' => $counted,
    'carts' => $carts,
    'orders' => $orders,
    'acknowledged' => count($acknowledged),
    'urls' => count($urls),
    'lastPieces' => $last,
    'left' => array_map(intval(...), $left),
    'ordered' => count($bought),
    'sentBack' => count($confirmed) - count($bought),
    'unseen' => count($unseen),
    'paid' => $count('paid', 'again'),
    'begunAnew' => $count('used', 'stranger'),
    'killedAfter' => count($before),
    'lost' => count($before) - count(array_filter($before, $isKept)),
    'orderedInTheEnd' => $all,
    'halves' => $half,
    'seconds' => round(microtime(true) - $begun, 1),
]), "\n";
unlink($log);
