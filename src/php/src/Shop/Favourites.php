<?php

/** Decides how favourites are kept. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Favourites
{
    /** True where it is done; marking twice is done too. */
    public function mark(Buyer $buyer, int|string $product, bool $isFavourite): bool;
}
