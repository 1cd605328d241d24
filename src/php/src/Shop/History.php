<?php

/** A buyer's earlier orders. Responses have the wire's format. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

interface History
{
    /** One page of the buyer's orders that match the query; page numbers start at 0. @return array{orders: list<array<string, mixed>>, total: int} */
    public function page(Buyer $buyer, int $page, string $query): array;

    /** One order with its `lines`; null if it is not this buyer’s. @return ?array<string, mixed> */
    public function order(Buyer $buyer, string $id): ?array;
}
