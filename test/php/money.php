<?php

/** Reads carts, one JSON line each, and prints the sums that PHP calculates. */

declare(strict_types=1);

use ShopElements\Cart\{Carrier, Line, Product, Rounding, Totals};

require __DIR__ . '/bootstrap.php';

while (($text = fgets(STDIN)) !== false) {
    $case = json_decode($text, true, flags: JSON_THROW_ON_ERROR);
    $lines = array_map(fn (array $one): Line => new Line(1, new Product(1, 'A', 1, $one['vat']), $one['quantity'], $one['net']), $case['lines']);
    $rounding = $case['byOrder'] ? Rounding::Order : Rounding::Line;
    $totals = Totals::of($lines, new Carrier(1, 'Kurier', 'courier', $case['carrier']), $rounding, $case['discount']);
    echo json_encode([array_map(fn (Line $one): int => $one->sumGross(), $lines), $totals->wire()]), "\n";
}
