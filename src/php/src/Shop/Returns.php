<?php

/** Returns and complaints of an order's lines. Responses have the wire's format. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Returns
{
    /** Name of the action among the order's `actions`, and of its messages. */
    public const ACTION = 'return';
    /** Before the order's id, in the URL to which photos are sent and as their field. */
    public const PHOTOS = 'return-';

    /** The order with what of it this buyer can return: `returnable` and `returned` of lines, `return`, `returns`, the action. @param array<string, mixed> $order @return array<string, mixed> */
    public function of(Shop $shop, Buyer $buyer, array $order): array;

    /**
     * Stores a return, once per key of this buyer. Lock the order first, and only then call `$find`.
     *
     * @param string $order id of the order, as the browser sent it
     * @param callable(): ?array<string, mixed> $find the order of `of` as it is now; null if this buyer may not see it
     * @return ?array{int, string} the status of the response, and the sentence for the buyer; null without an order
     */
    public function place(Shop $shop, Buyer $buyer, string $order, SentReturn $sent, string $key, callable $find): ?array;
}
