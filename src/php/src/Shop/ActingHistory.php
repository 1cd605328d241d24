<?php

/** A history whose orders the buyer can act on: cancel them, write to the shop. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface ActingHistory extends History
{
    /**
     * Carries out one of the order's `actions`, once per key of this buyer; null if the order is not this buyer’s. Lock the order first.
     *
     * @return ?array{int, string} the status of the response, and the sentence for the buyer or ''
     */
    public function act(Buyer $buyer, string $id, string $action, string $text, string $key): ?array;
}
