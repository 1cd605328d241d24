<?php

/** Another origin whose pages may call this shop from a browser. */

declare(strict_types=1);

namespace ShopElements\Shop;

final readonly class Partner
{
    /**
     * @param string $origin as browsers send it: `https://partner.example`
     * @param bool $withCredentials its pages act as the visitor known to this shop: they see that visitor's prices and add to their
     *     cart. Requires the session cookie of `Partners::session()`
     */
    public function __construct(public string $origin, public bool $withCredentials = false)
    {
    }
}
