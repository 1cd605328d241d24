<?php

/** Storage of a buyer's named lists, for ordering again. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

/** @phpstan-type Kept array{id: int|string, name: string, rows_count: int} */
interface Lists
{
    /** The buyer's lists. @return list<Kept> latest first */
    public function lists(Buyer $buyer): array;

    /** One list, with its rows as they were saved; null if it is not this buyer’s. @return ?array<string, mixed> */
    public function list(Buyer $buyer, string $id): ?array;

    /**
     * Saves the list, replacing an older one of this name.
     *
     * @param list<array<string, string>> $rows each with any of `code`, `gtin`, `name`, `quantity`, `unit`
     * @return ?Kept null if this buyer has the maximum number of lists
     */
    public function keepList(Buyer $buyer, string $name, array $rows): ?array;

    /** Deletes a list. Deleting it again is no error. */
    public function forgetList(Buyer $buyer, string $id): void;
}
