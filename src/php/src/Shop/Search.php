<?php

/** Searches the shop, for `<shop-suggester>`, `<shop-autocomplete>` and `<shop-search>`. Responses have the wire's format. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

/**
 * @phpstan-type Hit array{title: string, description?: string, image?: string, links: list<array{url: string}>}
 * @phpstan-type Hits array{results: list<Hit>, total: int}
 */
interface Search
{
    /**
     * Suggestions for what is typed so far. `PdoSearch::wire($product)` makes the array of a product, with its net and gross price, from a `Product`.
     *
     * @return array{products: list<array<string, mixed>>, categories: list<array{name: string, link?: string}>}
     */
    public function suggest(string $query, Buyer $buyer): array;

    /** Phrases that complete the text of `<shop-autocomplete>`; `$index` is its attribute `index`. @return list<string> at most `$size` */
    public function complete(string $query, string $index, int $size): array;

    /**
     * One page of products and one of contents, such as articles; pages count from 0.
     *
     * @return array{products: Hits, contents: Hits} each with `results` (`title` in HTML, `description`, `image`, `links`) and `total`
     */
    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array;
}
