<?php

/** One of several simultaneous logins: `php test/php/login.php <dsn> <prefix>` moves the guest's cart to the account, three times. */

declare(strict_types=1);

use ShopElements\Store\{Db, Holdings, PdoCarts, PdoOffer};

require __DIR__ . '/bootstrap.php';

[, $dsn, $prefix] = $argv;
$db = new Db(new PDO($dsn), $prefix);
foreach (range(1, 3) as $times) {
    (new Holdings($db, new PdoCarts($db, new PdoOffer($db))))->move('guest', 'account');
}
