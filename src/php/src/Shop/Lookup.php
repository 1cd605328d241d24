<?php

/** Finds the product of a pasted row, for `<shop-quick-order>`. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Lookup
{
    /**
     * `product` is the one that the row surely means, else null; `candidates` are products to choose from. Both are made by `PdoSearch::wire`.
     *
     * @param array<string, string> $row any of `code`, `gtin`, `name`, `quantity`, `unit`
     * @return array{product: ?array<string, mixed>, candidates?: list<array<string, mixed>>, message?: string} as on the wire
     */
    public function find(array $row, Buyer $buyer): array;
}
