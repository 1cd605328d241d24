<?php

/** Decides how the shop is searched. Answers have the wire's format. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

/**
 * @phpstan-type Hit array{title: string, description?: string, image?: string, links: list<array{url: string}>}
 * @phpstan-type Hits array{results: list<Hit>, total: int}
 */
interface Search
{
    /** @return array{products: list<array<string, mixed>>, categories: list<array{name: string, link?: string}>} */
    public function suggest(string $query, Buyer $buyer): array;

    /** @return list<string> phrases */
    public function complete(string $query, string $index, int $size): array;

    /** Pages count from 0. @return array{products: Hits, contents: Hits} */
    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array;
}
