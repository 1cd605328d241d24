<?php

/** Decides how an order is stored. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;

interface Orders
{
    /**
     * Stores the order and ends its cart, inside the cart’s transaction: every rule has been judged.
     *
     * @param array<string, mixed> $seen the cart as the buyer saw it, as on the wire
     * @return string the address to go to: a path, or https
     */
    public function place(Buyer $buyer, Cart $cart, array $seen): string;
}
