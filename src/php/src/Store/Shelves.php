<?php

/** Decides how an order takes its goods, so that the last piece is sold once. */

declare(strict_types=1);

namespace ShopElements\Store;

interface Shelves
{
    /**
     * Takes so many, if there are as many; false, and nothing is taken, if not. Called in the order's transaction, product by product
     * in the order of their ids, for products that have a stock: the check and the change must be one statement.
     */
    public function take(int|string $id, int $quantity): bool;
}
