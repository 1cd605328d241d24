<?php

/** A call that changes a cart: read from JSON and checked, then performed. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

interface Action
{
    /** Changes the cart, which the caller then saves. A refused action changes nothing, unless its own comment states otherwise. */
    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome;
}
