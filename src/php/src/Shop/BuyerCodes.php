<?php

/** The symbols that a buyer's own system has for products. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface BuyerCodes
{
    /** The symbols of this buyer, and of nobody else, by the product's id. @param list<int|string> $products @return array<array-key, string> */
    public function of(Buyer $buyer, array $products): array;
}
