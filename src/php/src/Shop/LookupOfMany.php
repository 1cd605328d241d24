<?php

/** Finds the products of many pasted rows, if a shop answers them faster together than one by one. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface LookupOfMany extends Lookup
{
    /**
     * Each row's product and candidates, as `find` returns them.
     *
     * @param list<array<string, string>> $rows at most 100, each as for `find`
     * @return list<array{product: ?array<string, mixed>, candidates?: list<array<string, mixed>>, message?: string}> in the rows' order
     */
    public function findAll(array $rows, Buyer $buyer): array;
}
