<?php

/** Decides who is there: the framework’s user, in the words of the shop. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;

interface Visitor
{
    /** `$session` is a name that stays with this session: the key of who has no account. */
    public function buyer(string $session): Buyer;
}
