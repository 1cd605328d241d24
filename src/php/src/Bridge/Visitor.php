<?php

/** Identifies the visitor: the framework’s user as the shop's `Buyer`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;

interface Visitor
{
    /** `$session` stays the same for this session: the key of a visitor without an account. */
    public function buyer(string $session): Buyer;
}
