<?php

/** Creates tokens for the configurator or the deferred-payment provider. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Tokens
{
    /** A new token for this buyer. @return array{token: string, sessionid?: string} */
    public function token(Buyer $buyer): array;
}
