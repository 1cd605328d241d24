<?php

/** Requests for approval: who has to approve which cart, and where sent ones are stored. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Process;

interface Approvals extends HeldCarts
{
    /**
     * Whether the cart needs an approval now: a `Process` of state `required` with reasons, limits and steps; null if the owner may order it. Called for each response, also while a request waits: a person who is no longer in its steps can no longer approve. Without a person in the steps the cart cannot be sent.
     *
     * @param array<string, mixed> $seen the cart in the wire's format
     */
    public function need(Buyer $owner, Cart $cart, array $seen): ?Process;

    /**
     * Freezes the cart and stores the request, also for one that was rejected or withdrawn. The owner's next cart is empty.
     *
     * @param array<string, mixed> $seen the cart in the wire's format
     * @return ?Held null if somebody was faster
     */
    public function send(Buyer $owner, Cart $cart, Process $need, array $seen, string $note): ?Held;
}
