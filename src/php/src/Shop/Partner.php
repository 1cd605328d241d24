<?php

/** Decides whose pages, on another origin, may ask this shop from a browser. */

declare(strict_types=1);

namespace ShopElements\Shop;

final readonly class Partner
{
    /**
     * @param string $origin as browsers send it: `https://partner.example`
     * @param bool $withCredentials its pages act as the visitor who is known here: they see their prices and add to their cart. The
     *     session’s cookie has to travel there: `SameSite=None; Secure`
     */
    public function __construct(public string $origin, public bool $withCredentials = false)
    {
    }
}
