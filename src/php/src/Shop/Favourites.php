<?php

/** Decides how favourites are stored. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Favourites
{
    /** True if it succeeded; marking again succeeds, too. */
    public function mark(Buyer $buyer, int|string $product, bool $isFavourite): bool;
}
