<?php

/** Measures the lookup of a pasted list among 30,000 products: `php test/php/wordpress-lookup.php <site>` prints the matches and the processor time in seconds. */

declare(strict_types=1);

use ShopElements\Bridge\{WordPressOffer, WordPressSearch};
use ShopElements\Cart\Buyer;
use ShopElements\Store\{Db, PdoOffer};

$_SERVER['HTTP_HOST'] ??= 'localhost';
require "$argv[1]/wp-load.php";
require_once __DIR__ . '/../../src/php/autoload.php';

global $wpdb;
$wpdb->query("INSERT INTO $wpdb->posts (post_title, post_type, post_status, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt)
    SELECT CONCAT('Płyta żółta numer ', seq), 'shop_product', 'publish', '', '', '', '', '', NOW(), NOW(), NOW(), NOW() FROM seq_1_to_30000");
$wpdb->query("INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, 'shop_sku', CONCAT('NR-', SUBSTRING_INDEX(post_title, ' ', -1)) FROM $wpdb->posts WHERE post_title LIKE 'Płyta żółta numer %'");
$wpdb->query("INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, 'shop_net', '10,00' FROM $wpdb->posts WHERE post_title LIKE 'Płyta żółta numer %'");

$rows = array_map(static fn (int $at): array => match ($at % 3) {
    0 => ['code' => "nr $at"],
    1 => ['name' => "plyta numer 29$at"],
    default => ['code' => "X-$at", 'name' => "nie ma tego $at"],
}, range(1, 100));
$used = static fn (): float => ($now = getrusage())['ru_utime.tv_sec'] + $now['ru_stime.tv_sec'] + ($now['ru_utime.tv_usec'] + $now['ru_stime.tv_usec']) / 1e6;
$search = new WordPressSearch(new WordPressOffer(new PdoOffer(new Db(new PDO('sqlite::memory:')))));
$begun = $used();
$answers = $search->findAll($rows, new Buyer('anna'));
$seconds = round($used() - $begun, 2);
$names = array_map(static fn (int $at): array => [$answers[$at]['product']['index'] ?? null, count($answers[$at]['candidates'])], [2, 3, 4]);
echo json_encode(['found' => $names, 'products' => count(array_filter(array_column($answers, 'product'))), 'seconds' => $seconds]), "\n";
