<?php

/** A payment's provider: begins a payment, and is notified of its end. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Refused;

interface Provider
{
    /**
     * Called in the cart's transaction when an order is confirmed; the order waits until it is paid.
     *
     * @param array<string, mixed> $seen the cart as the buyer saw it, in the wire's format
     * @return ?array{id: string, url: string} the provider's id of the payment, and its URL; null if the provider does not handle this payment
     * @throws Refused in the slot `payment_id` if the provider does not answer; nothing is changed
     */
    public function begin(Payment $payment, Buyer $buyer, Cart $cart, array $seen, Paths $paths): ?array;

    /** The provider's own call, which anybody can forge and repeat. False: the signature is wrong, or the payment could not be settled; the provider may send it again. */
    public function notified(string $body, Shop $shop): bool;
}
