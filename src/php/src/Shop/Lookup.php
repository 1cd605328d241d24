<?php

/** Decides which product a pasted row means. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Lookup
{
    /**
     * @param array<string, string> $row any of `code`, `gtin`, `name`, `quantity`, `unit`
     * @return array{product: ?array<string, mixed>, candidates?: list<array<string, mixed>>, message?: string} as on the wire
     */
    public function find(array $row, Buyer $buyer): array;
}
