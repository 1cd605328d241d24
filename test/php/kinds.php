<?php

/** Decides how a test has types of carriers answered by PHP: one with its brand a line of JSON comes in, what follows from it goes out. */

declare(strict_types=1);

use ShopElements\Cart\CarrierKind;

require __DIR__ . '/bootstrap.php';

while (($text = fgets(STDIN)) !== false) {
    [$type, $brand] = json_decode($text, true, flags: JSON_THROW_ON_ERROR);
    $kind = CarrierKind::of($type, $brand);
    echo json_encode([
        'kind' => $kind->value,
        'goesToAddress' => $kind->goesToAddress(),
        'needs' => array_keys($kind->needs()),
        'isQuoted' => $kind->isQuoted(),
        'isFree' => $kind->isFree(),
    ]), "\n";
}
