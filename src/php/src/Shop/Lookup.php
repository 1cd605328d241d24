<?php

/** Finds the product of a pasted row, for `<shop-quick-order>`. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Lookup
{
    /**
     * `product` is the product that the row identifies with certainty, else null; `candidates` are products to choose from. `PdoSearch::wire` creates both.
     *
     * @param array<string, string> $row any of `code`, `gtin`, `name`, `quantity`, `unit`
     * @return array{product: ?array<string, mixed>, candidates?: list<array<string, mixed>>, message?: string} as on the wire
     */
    public function find(array $row, Buyer $buyer): array;
}
