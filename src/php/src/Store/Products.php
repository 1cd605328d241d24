<?php

/** Decides where the products of many lines come from at once: the shop’s own tables, or those of the package. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Product;

interface Products
{
    /** @param list<string> $ids @return array<array-key, Product> by id; without those that there are not */
    public function byId(array $ids): array;
}
