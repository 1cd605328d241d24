<?php

/** Storage of orders. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Refused;

interface Orders
{
    /**
     * Stores the order and closes its cart, inside the cart’s transaction; all rules have been checked before.
     *
     * @param array<string, mixed> $seen the cart as the buyer saw it, in the wire's format
     * @throws Refused with the shop's own sentence in its slot: everything is undone, and the buyer sees the sentence
     * @return string redirect target: a path, or an https URL
     */
    public function place(Buyer $buyer, Cart $cart, array $seen): string;
}
