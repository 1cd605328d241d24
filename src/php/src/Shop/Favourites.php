<?php

/** Storage of favourites. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Favourites
{
    /** Adds a favourite or removes it. True if it succeeded; marking again succeeds, too. */
    public function mark(Buyer $buyer, int|string $product, bool $isFavourite): bool;
}
