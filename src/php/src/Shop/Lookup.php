<?php

/** Decides how many products are found at once, by what a pasted row says. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Lookup
{
    /**
     * @param array<string, string> $row of `code`, `gtin`, `name`, `quantity`, `unit` those that are said
     * @return array{product: ?array<string, mixed>, candidates?: list<array<string, mixed>>, message?: string} as on the wire
     */
    public function find(array $row, Buyer $buyer): array;
}
