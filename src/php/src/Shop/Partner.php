<?php

/** Another origin whose pages may call this shop from a browser. */

declare(strict_types=1);

namespace ShopElements\Shop;

final readonly class Partner
{
    /**
     * @param string $origin as browsers send it: `https://partner.example`
     * @param bool $withCredentials true: the browser sends this shop's cookies with the calls of the partner's pages, so they show the visitor's
     *     own prices and add to the visitor's cart. Requires the session cookie of `Partners::session()`
     */
    public function __construct(public string $origin, public bool $withCredentials = false)
    {
    }
}
