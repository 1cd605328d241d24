<?php

/** An action of one function, which the reader of its body returns. */

declare(strict_types=1);

namespace ShopElements\Action;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

final readonly class Change implements Action
{
    /** @param Closure(Cart, Shop, Buyer): Outcome $change */
    public function __construct(private Closure $change)
    {
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        return ($this->change)($cart, $shop, $buyer);
    }
}
