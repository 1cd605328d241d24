<?php

/** Decides how a token for the configurator or the deferred payment is created. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Tokens
{
    /** @return array{token: string, sessionid?: string} */
    public function token(Buyer $buyer): array;
}
