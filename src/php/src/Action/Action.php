<?php

/** Decides what every call that changes a cart is: read and checked from JSON, then done. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

interface Action
{
    /** @throws Unreadable where the contract says otherwise */
    public static function read(Fields $body): self;

    /** Changes the cart, which is saved then. What is refused has changed nothing, unless it says so. */
    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome;
}
