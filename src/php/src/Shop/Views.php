<?php

/** A history with several lists: the buyer's orders, the company's, requests that wait for approval, quotes. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface Views extends History
{
    /**
     * As `page`, of one list. `views` names the lists that this buyer may see; respond to an unknown or forbidden view as to an empty text.
     *
     * @return array{views?: list<array{key: string, label?: string, count?: int}>, view?: string, orders: list<array<string, mixed>>, total: int}
     */
    public function view(Buyer $buyer, string $view, int $page, string $query): array;
}
