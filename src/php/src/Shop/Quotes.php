<?php

/** Quotes: who may request one, and where they are stored. The seller answers them in the shop's own system. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Process;

interface Quotes extends HeldCarts
{
    /**
     * Whether the buyer may ask for a quote for this cart: a `Process` of state `offered`, with the `minimum` if there is one; null if not.
     *
     * @param array<string, mixed> $seen the cart in the wire's format
     */
    public function offer(Buyer $owner, Cart $cart, array $seen): ?Process;

    /**
     * Freezes the cart and stores the request for a quote, also one that has expired.
     *
     * @param array<string, mixed> $seen the cart in the wire's format
     * @return ?Held null if somebody was faster
     */
    public function ask(Buyer $owner, Cart $cart, Process $offer, array $seen, string $note): ?Held;
}
