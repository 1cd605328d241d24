<?php

/** Loads the products of many lines at once, from the shop’s own tables or the package's. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Product;

interface Products
{
    /** @param list<string> $ids @return array<array-key, Product> by id; missing ones are left out */
    public function byId(array $ids): array;
}
