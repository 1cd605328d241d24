<?php

/** Changes the shop’s stock with an order. */

declare(strict_types=1);

namespace ShopElements\Store;

interface Shelves
{
    /**
     * Takes so many, if there are as many; false, and nothing is taken, if not. Called in the order's transaction, product by product
     * in the order of their ids, for products that have a stock: the check and the change must be one statement.
     * A negative quantity puts back what a cancelled order had taken; where a product has no stock any more, nothing changes.
     */
    public function take(int|string $id, int $quantity): bool;
}
