<?php

/** Changes the shop’s stock with an order. */

declare(strict_types=1);

namespace ShopElements\Store;

interface Shelves
{
    /**
     * Takes this quantity from stock; false, without a change, if there is less. Called in the order's transaction, product by product
     * in the order of their ids, for products that have a stock: the check and the change must be one statement.
     * A negative quantity puts back the goods of a cancelled order; for a product without a stock nothing changes.
     */
    public function take(int|string $id, int $quantity): bool;
}
