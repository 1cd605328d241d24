<?php

/** Reads types of carriers with their brands, one JSON line each, and prints what PHP derives from them. */

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
